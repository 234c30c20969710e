import { countText } from '../../../api/domain/colleges.ts';
import type { Dot } from './map-model.ts';
import { MAP_CONTROLS } from './map-text.ts';
import { CONTROL_STROKES } from './MapPicture.tsx';

const SYMBOLS: Record<string, string> = { round: 'M8 8h0', square: 'M8 8h0', triangle: 'M4 12h8l-4-8z' };

/** The shape, color and number of dots per kind of college. */
export function MapLegend({ dots }: { dots: readonly Dot[] }) {
  return (
    <ul aria-label="Kinds of dots" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {MAP_CONTROLS.map(({ control, label, shape }) => {
        const count = dots.filter(({ place }) => place.control === control).length;
        return (
          <li key={control} className="flex items-center gap-1.5">
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <path
                d={SYMBOLS[shape]}
                strokeWidth={shape === 'triangle' ? 1 : 9}
                strokeLinecap={shape === 'round' ? 'round' : 'square'}
                className={CONTROL_STROKES[control]}
              />
            </svg>
            {label} {dots.length > 0 && <span className="figure text-muted">{countText(count)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
