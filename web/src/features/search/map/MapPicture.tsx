import { memo, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Control } from '../../../api/domain/colleges.ts';
import { STATE_SHAPES } from '../../../entities/us-map/state-shapes.ts';
import { dotTowards, middleDot, pathOf, type Direction, type Dot, type Frame } from './map-model.ts';
import { nearestPoint } from '../../../lib/nearest-point.ts';
import { MAP_CONTROLS, netPriceText, placeText } from './map-text.ts';

const STATES_PATH = Object.values(STATE_SHAPES)
  .map(({ path }) => path)
  .join('');
const ARROWS: Partial<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** Finger size, in pixels. */
const REACH = 18;
/** Above this number, dots are small. */
const MANY = 600;

export const CONTROL_STROKES: Record<Control, string> = {
  public: 'stroke-primary',
  private_nonprofit: 'stroke-sky',
  private_for_profit: 'fill-amber stroke-amber',
};

interface Props {
  dots: readonly Dot[];
  frame: Frame;
  active: Dot | undefined;
  onActive: (dot: Dot | undefined) => void;
  helpId: string;
}

/**
 * Only the active dot is a link. It follows the pointer and the arrow keys, so that the map is one Tab stop and every dot
 * can be opened.
 */
export function MapPicture({ dots, frame, active, onActive, helpId }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const cursor = active ?? middleDot(dots, frame);

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const scale = frame.width / box.width;
    const point = { x: frame.x + (clientX - box.left) * scale, y: frame.y + (clientY - box.top) * scale };
    const found = nearestPoint(dots, point, REACH * scale);
    if (found && found !== active) onActive(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction || !cursor || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onActive(dotTowards(dots, cursor, direction) ?? cursor);
  };
  return (
    <svg
      ref={svg}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="application"
      aria-label="Map of the colleges found"
      aria-describedby={helpId}
      className="block h-auto w-full"
      onPointerMove={pointAt}
      onPointerDown={pointAt}
    >
      <path d={STATES_PATH} vectorEffect="non-scaling-stroke" strokeLinejoin="round" className="fill-card stroke-muted/50" />
      <Dots dots={dots} width={frame.width} />
      {cursor && (
        <a
          href={`/colleges/${cursor.place.slug}`}
          aria-label={`${cursor.place.name}, ${placeText(cursor.place)}, ${netPriceText(cursor.place)}`}
          className="outline-none [&:focus-visible>circle]:stroke-ink"
          onFocus={() => onActive(cursor)}
          onKeyDown={onKeyDown}
        >
          <circle
            cx={cursor.x}
            cy={cursor.y}
            r={frame.width / 90}
            vectorEffect="non-scaling-stroke"
            className={`fill-transparent stroke-3 ${active ? 'stroke-amber-fill' : 'stroke-transparent'}`}
          />
        </a>
      )}
    </svg>
  );
}

/** One path per kind of college: three elements for thousands of dots. */
const Dots = memo(function Dots({ dots, width }: { dots: readonly Dot[]; width: number }) {
  const isCrowded = dots.length > MANY && width > 1_000;
  const paths = useMemo(
    () => MAP_CONTROLS.map(({ control, shape }) => ({ control, shape, d: pathOf(dots, control, width / (isCrowded ? 220 : 100)) })),
    [dots, width, isCrowded],
  );
  return (
    <g aria-hidden="true" className="pointer-events-none">
      {paths.map(({ control, shape, d }) =>
        d === '' ? null : (
          <path
            key={control}
            d={d}
            vectorEffect="non-scaling-stroke"
            strokeLinecap={shape === 'round' ? 'round' : 'square'}
            strokeWidth={shape === 'triangle' ? 1 : isCrowded ? 4.5 : 8}
            className={CONTROL_STROKES[control]}
          />
        ),
      )}
    </g>
  );
});
