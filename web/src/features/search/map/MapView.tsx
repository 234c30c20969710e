import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { countText } from '../../../api/domain/colleges.ts';
import type { SearchQuery } from '../../../api/domain/search.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { OffMapColleges } from './OffMapColleges.tsx';
import { MapCaption } from './MapCaption.tsx';
import { MapLegend } from './MapLegend.tsx';
import { canZoomIn, dotsOf, frameOf, zoomBy, WHOLE_MAP, type Dot, type Frame } from './map-model.ts';
import { MapPicture } from './MapPicture.tsx';
import { mapQuery } from './map.queries.ts';

const NO_PLACES = dotsOf([]);

/** The results as dots on a map of the states. The list below the map has the same colleges. */
export function MapView({ query, total }: { query: SearchQuery; total: number | undefined }) {
  const { data, error, isPlaceholderData } = useQuery(mapQuery(useSite().api, query));
  const { dots, offMap } = useMemo(() => (data ? dotsOf(data) : NO_PLACES), [data]);
  const fitted = useMemo(() => frameOf(dots), [dots]);
  const [active, setActive] = useState<Dot>();
  const [zoomed, setZoomed] = useState<{ from: Frame; frame: Frame }>();
  const helpId = useId();
  // Selection and zoom belong to the previous colleges.
  const shown = active && dots.includes(active) ? active : undefined;
  const frame = zoomed?.from === fitted ? zoomed.frame : fitted;
  const zoom = (times: number) => setZoomed({ from: fitted, frame: zoomBy(frame, times, shown) });
  return (
    <div aria-busy={isPlaceholderData} className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}>
      <div className="relative overflow-hidden rounded-card border border-line bg-sunken">
        <MapPicture dots={dots} frame={frame} active={shown} onActive={setActive} helpId={helpId} />
        <div role="group" aria-label="Zoom" className="absolute right-2 bottom-2 flex flex-col gap-1">
          <ZoomButton label="Zoom in" isDisabled={!canZoomIn(frame)} onClick={() => zoom(2)} Icon={Plus} />
          <ZoomButton label="Zoom out" isDisabled={frame.width >= WHOLE_MAP.width} onClick={() => zoom(0.5)} Icon={Minus} />
        </div>
      </div>
      <MapCaption dot={shown} isLoading={data === undefined && !error} error={error} />
      <MapLegend dots={dots} />
      <p id={helpId} className="mt-2 text-sm text-muted">
        Point at a dot or tap it. With a keyboard, use the arrow keys to move between colleges and Enter to open one. The list below has the
        same colleges.
      </p>
      <noscript>
        <p className="mt-2 text-sm">The dots need JavaScript. The list below works without it.</p>
      </noscript>
      <OffMapColleges places={offMap} />
      {data && !isPlaceholderData && <NoLocation count={(total ?? 0) - data.length} />}
    </div>
  );
}

interface ZoomProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  Icon: typeof Plus;
}

function ZoomButton({ label, isDisabled, onClick, Icon }: ZoomProps) {
  return (
    <Button variant="secondary" size="small" aria-label={label} disabled={isDisabled} onClick={onClick} className="size-10 px-0">
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}

function NoLocation({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      {countText(count)} {count === 1 ? 'college has' : 'colleges have'} no known location and {count === 1 ? 'is' : 'are'} only in the
      list.
    </p>
  );
}
