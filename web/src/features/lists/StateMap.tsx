import { useState, type SyntheticEvent } from 'react';
import { enumeration, type StateSummary } from '../../api/domain.ts';
import { MAP_HEIGHT, MAP_WIDTH, STATE_SHAPES } from '../../entities/us-map/state-shapes.ts';
import { collegesText } from '../../entities/college/college-words.ts';
import { pathOf } from './list-address.ts';
import { fillOf, legendOf } from './map-shades.ts';
import { summaryText } from './state-words.ts';

/** The states as they lie, each a link and shaded by its number of colleges; below it what the one pointed at says. */
export function StateMap({ states }: { states: readonly StateSummary[] }) {
  const [pointedAt, setPointedAt] = useState<string>();
  const drawn = states.filter(({ code }) => STATE_SHAPES[code]);
  const elsewhere = states.filter(({ code }) => !STATE_SHAPES[code]);
  const shown = drawn.find(({ code }) => code === pointedAt);
  const point = ({ target }: SyntheticEvent) => setPointedAt((target as Element).closest('a')?.id.slice(ID.length));
  return (
    <figure className="mt-8">
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="group"
        aria-label="Map of the states"
        className="h-auto w-full"
        onPointerOver={point}
        onFocus={point}
      >
        {drawn.map((state) => (
          <StateLink key={state.code} state={state} />
        ))}
        <g aria-hidden="true" textAnchor="middle" className="pointer-events-none fill-ink text-[1.6rem] font-medium max-md:hidden">
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
        {elsewhere.length > 0 && (
          <p className="mt-2 text-muted">Not drawn, but in the list: {enumeration(elsewhere.map(({ name }) => name))}.</p>
        )}
      </figcaption>
    </figure>
  );
}

const ID = 'map-';

function StateLink({ state: { code, name, count } }: { state: StateSummary }) {
  return (
    <a
      id={ID + code}
      href={pathOf({ kind: 'state', state: code, page: 1 })}
      aria-label={`${name}, ${collegesText(count)}`}
      className="group outline-none"
    >
      <path
        d={STATE_SHAPES[code]?.path}
        strokeLinejoin="round"
        className={`stroke-muted stroke-[1.5] transition-colors duration-150 group-hover:fill-amber-fill group-focus-visible:fill-amber-fill group-focus-visible:stroke-ink group-focus-visible:stroke-[6] ${fillOf(count)}`}
      />
    </a>
  );
}

function Legend({ counts }: { counts: readonly number[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span id="map-legend">Colleges in a state:</span>
      <ul aria-labelledby="map-legend" className="flex flex-wrap gap-x-4 gap-y-1">
        {legendOf(counts).map(({ words, fill }) => (
          <li key={words} className="figure flex items-center gap-1.5">
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <rect x="0.5" y="0.5" width="15" height="15" rx="3" className={`stroke-muted ${fill}`} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
