/** A place on the scale of a chart, 0 to 1, with the number in words: "median 57%". */
export interface Mark {
  at: number;
  text: string;
}

/** One row of a chart. Places are 0 to 1 on the scale that all rows share. */
export interface Bar {
  label: string;
  /** The numbers of the bar, at its right end. */
  text: string;
  /** Where the bar begins, 0 if left out. */
  from?: number;
  to: number;
  /** A dot on the bar. */
  middle?: number | undefined;
  /** A line across the bar: what to compare with. */
  median?: Mark | undefined;
  /** A triangle below the bar: a value of the reader. */
  own?: Mark | undefined;
  /** Gray, beside the bars that the chart is about. */
  isContext?: boolean;
}

const ROW = 40;
const TEXT = 13;
const BAR = 19;
const THICK = 10;
const MIDDLE = BAR + THICK / 2;

/** Bars on one scale. Places are percentages, so that texts keep their size on every screen. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <svg role="img" aria-label={`${label}: ${bars.map(wordsOf).join('; ')}.`} className="bar-chart" height={bars.length * ROW}>
      {bars.map((bar, index) => (
        <Row key={bar.label} bar={bar} y={index * ROW} />
      ))}
    </svg>
  );
}

function Row({ bar: { label, text, from = 0, to, middle, median, own, isContext }, y }: { bar: Bar; y: number }) {
  return (
    <>
      <text y={y + TEXT}>{label}</text>
      <text x="100%" y={y + TEXT}>
        {text}
      </text>
      {to > from && (
        <rect {...(from > 0 && { x: place(from) })} y={y + BAR} width={place(to - from)} {...(isContext && { className: 'fill-edge' })} />
      )}
      {median && <line x1={place(median.at)} x2={place(median.at)} y1={y + BAR - 2} y2={y + BAR + THICK + 4} />}
      {middle !== undefined && <circle cx={place(middle)} cy={y + MIDDLE} />}
      {own && (
        <text x={place(own.at)} y={y + ROW - 1} textAnchor="middle">
          ▲
        </text>
      )}
    </>
  );
}

const wordsOf = ({ label, text, median, own }: Bar): string =>
  [`${label} ${text}`, median?.text, own?.text].filter((words) => words !== undefined).join(', ');

const place = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
