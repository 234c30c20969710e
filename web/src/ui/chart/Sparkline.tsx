export interface SparkPoint {
  year: number;
  /** Null if the year has no value. */
  value: number | null;
  /** The label under the first and the last point: "2023-24". */
  when: string;
  /** Drawn as an empty circle. */
  isEstimated?: boolean;
}

interface Props {
  /** Oldest first, at least two with a value. */
  points: readonly SparkPoint[];
  textOf: (value: number) => string;
}

type Drawn = SparkPoint & { value: number; x: number; y: number };

const HEIGHT = 32;
const EDGE = 6;

/**
 * A figure over the years. The first and the last point have labels, and the line has gaps for missing years. The scale runs from the
 * lowest to the highest value, not from 0. Decorative: show all years in a table too.
 */
export function Sparkline({ points, textOf }: Props) {
  const drawn = placed(points);
  const first = drawn[0];
  const last = drawn.at(-1);
  if (!first || !last || drawn.length < 2) return null;
  return (
    <span className="sparkline">
      <End point={first} text={textOf(first.value)} />
      <span className="sr-only"> then </span>
      <svg aria-hidden="true">
        {segments(drawn).map(([a, b]) => (
          <line key={a.year} x1={`${a.x}%`} y1={a.y} x2={`${b.x}%`} y2={b.y} />
        ))}
        {drawn.map(({ year, x, y, isEstimated = false }) => (
          <circle key={year} cx={`${x}%`} cy={y} r={year === last.year ? 4 : 3} {...(isEstimated && { className: 'fill-paper' })} />
        ))}
      </svg>
      <End point={last} text={textOf(last.value)} />
    </span>
  );
}

function End({ point, text }: { point: Drawn; text: string }) {
  return (
    <b>
      {text} <span>{point.when}</span>
    </b>
  );
}

function placed(points: readonly SparkPoint[]): Drawn[] {
  const known = points.filter((point): point is SparkPoint & { value: number } => point.value !== null);
  const years = known.map(({ year }) => year);
  const values = known.map(({ value }) => value);
  const along = within(Math.min(...years), Math.max(...years));
  const up = within(Math.min(...values), Math.max(...values));
  return known.map((point) => ({
    ...point,
    x: Math.round(along(point.year) * 1000) / 10,
    y: Math.round((HEIGHT - EDGE - up(point.value) * (HEIGHT - 2 * EDGE)) * 10) / 10,
  }));
}

/** The position of a value between two others, 0 to 1. 0.5 if both are equal. */
const within = (least: number, most: number) => (value: number) => (most === least ? 0.5 : (value - least) / (most - least));

/** Pairs of points in consecutive years. */
function segments(drawn: readonly Drawn[]): [Drawn, Drawn][] {
  return drawn.flatMap((point, index): [Drawn, Drawn][] => {
    const next = drawn[index + 1];
    return next && next.year - point.year === 1 ? [[point, next]] : [];
  });
}
