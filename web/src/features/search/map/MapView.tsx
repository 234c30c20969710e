import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { countText, type SearchQuery } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { MapElsewhere } from './MapElsewhere.tsx';
import { MapLabel } from './MapLabel.tsx';
import { MapLegend } from './MapLegend.tsx';
import { canComeNearer, dotsOf, frameOf, nearer, WHOLE, type Dot, type Frame } from './map-model.ts';
import { MapPicture } from './MapPicture.tsx';
import { mapQuery } from '../search.queries.ts';

const NO_PLACES = dotsOf([]);

/** The found colleges as dots over the states. The same colleges stand in the list below it. */
export function MapView({ query, total }: { query: SearchQuery; total: number | undefined }) {
  const { data, error, isPlaceholderData } = useQuery(mapQuery(useSite().api, query));
  const { dots, elsewhere } = useMemo(() => (data ? dotsOf(data) : NO_PLACES), [data]);
  const fitting = useMemo(() => frameOf(dots), [dots]);
  const [active, setActive] = useState<Dot>();
  const [zoomed, setZoomed] = useState<{ from: Frame; frame: Frame }>();
  const helpId = useId();
  // What was chosen or enlarged among other colleges means nothing among these.
  const shown = active && dots.includes(active) ? active : undefined;
  const frame = zoomed?.from === fitting ? zoomed.frame : fitting;
  const zoom = (times: number) => setZoomed({ from: fitting, frame: nearer(frame, times, shown) });
  return (
    <div aria-busy={isPlaceholderData} className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}>
      <div className="relative overflow-hidden rounded-card border border-line bg-sunken">
        <MapPicture dots={dots} frame={frame} active={shown} onActive={setActive} helpId={helpId} />
        <div role="group" aria-label="Size of the map" className="absolute right-2 bottom-2 flex flex-col gap-1">
          <ZoomButton label="Nearer" isDisabled={!canComeNearer(frame)} onClick={() => zoom(2)} Icon={Plus} />
          <ZoomButton label="Further away" isDisabled={frame.width >= WHOLE.width} onClick={() => zoom(0.5)} Icon={Minus} />
        </div>
      </div>
      <MapLabel dot={shown} isLoading={data === undefined && !error} error={error} />
      <MapLegend dots={dots} />
      <p id={helpId} className="mt-2 text-sm text-muted">
        Point at a dot or tap it. With a keyboard, the arrow keys lead from college to college and Enter opens one. The list below holds the
        same colleges.
      </p>
      <noscript>
        <p className="mt-2 text-sm">The dots need JavaScript. The list below works without it.</p>
      </noscript>
      <MapElsewhere places={elsewhere} />
      {data && !isPlaceholderData && <Unplaced count={(total ?? 0) - data.length} />}
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

function Unplaced({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      {countText(count)} {count === 1 ? 'college has' : 'colleges have'} no known place and {count === 1 ? 'is' : 'are'} only in the list.
    </p>
  );
}
