import { useState, type PointerEvent } from 'react';
import type { StateCode } from '../../api/domain/colleges.ts';
import { enumeration } from '../../api/domain/shared.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../../api/domain/us-map.ts';
import { collegesText } from '../page/colleges-text.ts';
import { fillOf, legendOf } from './map-shades.ts';
import { STATE_SHAPES } from '../us-map/state-shapes.ts';

export interface CountedState {
  code: StateCode;
  name: string;
  /** Its colleges. */
  count: number;
  /** Follows the count: "median net price $16,200 a year". */
  note?: string;
}

interface Props {
  places: readonly CountedState[];
  hrefOf: (code: StateCode) => string;
}

/**
 * A map of the states for a pointer: each is a link, shaded by its number of colleges. The caption describes the state under the pointer. The
 * page has a list of the same links for a keyboard and for screen readers, so the map adds no stops of its own.
 */
export function StateMap({ places, hrefOf }: Props) {
  const [pointedAt, setPointedAt] = useState<string>();
  const drawn = places.filter(({ code }) => STATE_SHAPES[code]);
  const offMap = places.filter(({ code }) => !STATE_SHAPES[code]);
  const shown = drawn.find(({ code }) => code === pointedAt);
  const point = ({ target }: PointerEvent) => setPointedAt((target as Element).closest('a')?.id.slice(ID.length));
  return (
    <figure className="mt-8">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" className="h-auto w-full" onPointerOver={point}>
        {drawn.map((state) => (
          <StateLink key={state.code} code={state.code} count={state.count} href={hrefOf(state.code)} />
        ))}
        <g textAnchor="middle" className="pointer-events-none fill-ink text-[1.6rem] font-medium max-md:hidden">
          {drawn.map(({ code }) => {
            const [x, y] = STATE_SHAPES[code]?.label ?? [];
            return x === undefined || y === undefined ? null : (
              <text key={code} x={x} y={y + 10}>
                {code}
              </text>
            );
          })}
        </g>
      </svg>
      <figcaption className="mt-2 text-sm">
        <p aria-hidden="true" className="min-h-6 font-medium">
          {shown && summaryText(shown)}
        </p>
        <Legend counts={drawn.map(({ count }) => count)} />
        {offMap.length > 0 && (
          <p className="mt-2 text-muted">Only in the list, not on the map: {enumeration(offMap.map(({ name }) => name))}.</p>
        )}
      </figcaption>
    </figure>
  );
}

const ID = 'map-';

/** "Alabama: 53 colleges, median net price $16,200 a year" */
const summaryText = ({ name, count, note }: CountedState): string =>
  `${name}: ${collegesText(count)}${note === undefined ? '' : `, ${note}`}`;

function StateLink({ code, count, href }: Pick<CountedState, 'code' | 'count'> & { href: string }) {
  return (
    <a id={ID + code} href={href} tabIndex={-1} className="group">
      <path
        d={STATE_SHAPES[code]?.path}
        strokeLinejoin="round"
        className={`stroke-muted stroke-[1.5] transition-colors duration-150 group-hover:fill-amber-fill ${fillOf(count)}`}
      />
    </a>
  );
}

function Legend({ counts }: { counts: readonly number[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span id="map-legend">Colleges in a state:</span>
      <ul aria-labelledby="map-legend" className="flex flex-wrap gap-x-4 gap-y-1">
        {legendOf(counts).map(({ label, fill }) => (
          <li key={label} className="figure flex items-center gap-1.5">
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <rect x="0.5" y="0.5" width="15" height="15" rx="3" className={`stroke-muted ${fill}`} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
