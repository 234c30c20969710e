import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { countText, figureText, STATES } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { nearestPoint } from '../../lib/nearest-point.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { dotByKey, placedDots, type PlacedDot } from './placed-dots.ts';
import { SwarmCaption } from './SwarmCaption.tsx';
import { type SwarmFacts, type SwarmStart, viewBoxOf } from './swarm-facts.ts';
import { swarmQuery } from './swarm.queries.ts';

interface Props extends SwarmFacts {
  label: string;
  slug: string | undefined;
  start: SwarmStart | undefined;
  /** Whether the prices of all incomes are needed, or already there. */
  hasIncomes: boolean;
}

const NO_DOTS = placedDots([], { figure: 'netPrice' });
/** Finger size, in pixels. */
const REACH = 18;

/**
 * Names the dots of a picture. Only the active dot is a link. It follows the pointer and the arrow keys, so that the picture is one tab
 * stop and every college can be opened.
 */
export function SwarmExplorer({ label, slug, start, hasIncomes, figure, group, income }: Props) {
  const { data, error } = useQuery(swarmQuery(useSite().api, figure, hasIncomes));
  const { dots } = useMemo(
    () => (data ? placedDots(data, { figure, ...(group && { group }), income }) : NO_DOTS),
    [data, figure, group, income],
  );
  const [chosen, setChosen] = useState<PlacedDot>();
  const svg = useRef<SVGSVGElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // A choice belongs to the values that it was made among.
  const active = chosen && dots.includes(chosen) ? chosen : undefined;
  const cursor = active ?? dots.find(({ college }) => college.slug === slug) ?? dots[dots.length >> 1];

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const found = nearestPoint(dots, point, REACH / matrix.a);
    if (found) setChosen(found);
  };
  const begin = useEffectEvent(() => {
    if (start === 'keyboard') link.current?.focus();
    else if (start) pointAt({ clientX: start.x, clientY: start.y });
  });
  const isLoaded = dots.length > 0;
  useEffect(() => {
    if (isLoaded) begin();
  }, [isLoaded]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = cursor && !event.altKey && !event.ctrlKey && !event.metaKey ? dotByKey(dots, cursor, event.key) : undefined;
    if (!next) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <>
      <svg
        ref={svg}
        viewBox={viewBoxOf(figure)}
        role="application"
        aria-label={label}
        className="absolute inset-x-0 top-0 h-auto w-full cursor-crosshair touch-pan-y"
        data-print="hide"
        onPointerMove={pointAt}
        onPointerDown={pointAt}
      >
        {/* A transparent ground takes the pointer between the dots. */}
        <rect x="-3" width="100%" height="100%" fill="transparent" />
        {cursor && (
          <a
            ref={link}
            href={`/colleges/${cursor.college.slug}`}
            aria-label={`${placeText(cursor)}, ${figureText(figure, cursor.value)}`}
            className="outline-none [&:focus-visible>circle]:stroke-ink"
            onFocus={() => setChosen(cursor)}
            onKeyDown={onKeyDown}
          >
            <circle
              cx={cursor.x}
              cy={cursor.y}
              r="2"
              strokeWidth="1"
              className={`stroke-ink ${active ? 'fill-card' : 'fill-transparent stroke-transparent'}`}
            />
          </a>
        )}
      </svg>
      <SwarmCaption>
        {active ? (
          <>
            <TextLink to={`/colleges/${active.college.slug}`} className="text-sm font-medium" tabIndex={-1}>
              {active.college.name}
            </TextLink>{' '}
            <span className="figure">
              {active.college.location}, {STATES[active.college.state]} · {figureText(figure, active.value)}
            </span>
          </>
        ) : (
          restText(dots, error, (value) => figureText(figure, value))
        )}
      </SwarmCaption>
    </>
  );
}

const placeText = ({ college: { name, location, state } }: PlacedDot): string => `${name}, ${location}, ${STATES[state]}`;

/** What the caption says while no college is chosen. */
function restText(dots: readonly PlacedDot[], error: Error | null, textOf: (value: number) => string): string {
  if (error) return `The names of the colleges could not be loaded: ${error.message}`;
  const middle = dots[(dots.length - 1) >> 1];
  if (!middle) return 'Loading the names of the colleges';
  return `Half of these ${countText(dots.length)} colleges have ${textOf(middle.value)} or less. Point at a dot, or move with the arrow keys.`;
}
