import { pointsText, shareText, signedPoints } from './score-words.ts';
import { NumberTable } from '../../ui/chart/NumberTable.tsx';

/** One part of a score, as the API takes it apart. */
export interface ShownPart {
  key: string;
  label: string;
  /** Of the whole weight, 0–1. */
  share: number;
  /** 0–100: the score of the part, or what stands in for it. */
  used: number;
  isFilled: boolean;
  /** Points that it adds to the score of a typical college; below 0 it takes them. */
  contribution: number;
}

interface Props {
  /** What is taken apart: "Score of Auburn University". */
  label: string;
  /** The score of a college that is typical in everything; 0 where a score is counted from nothing. */
  baseline: number;
  /** Null where too little is known. */
  score: number | null;
  parts: readonly ShownPart[];
}

/** Room beside the longest bar for its number, in percent. */
const ROOM = 16;

/** What lifts a score above that of a typical college, and what lowers it: bars, and the same as a table. */
export function ContributionBars({ label, baseline, score, parts }: Props) {
  const placeOf = placesOf(parts);
  const sorted = [...parts].sort((a, b) => b.contribution - a.contribution);
  return (
    <div className="grid gap-3">
      <p className="text-sm">{sumWords(baseline, score)}</p>
      <div role="img" aria-label={`${label}: a chart of what each part adds or takes. The table after it says the same.`}>
        {sorted.map((part) => (
          <Bar key={part.key} part={part} placeOf={placeOf} />
        ))}
      </div>
      <details className="group text-sm">
        <summary className="inline-flex min-h-8 items-center rounded-control font-medium text-primary underline underline-offset-3">
          <span className="group-open:hidden">Show as a table</span>
          <span className="hidden group-open:inline">Hide the table</span>
        </summary>
        <div className="mt-2">
          <NumberTable
            caption={label}
            head={['Part', 'Share of the weight', 'Score, 0 to 100', 'Adds']}
            rows={sorted.map((part) => [part.label, shareText(part.share), usedText(part), signedPoints(part.contribution)])}
            {...(score !== null && { foot: ['Together', '', pointsText(score), signedPoints(score - baseline)] })}
          />
        </div>
      </details>
    </div>
  );
}

interface BarProps {
  part: ShownPart;
  placeOf: (points: number) => number;
}

function sumWords(baseline: number, score: number | null): string {
  if (score === null) return 'Too little is known for a score. This is where the college stands in what is known.';
  const start = baseline === 0 ? 'Every part counts from 0.' : `A typical college has ${pointsText(baseline)} points.`;
  return `${start} The parts add up to ${pointsText(score)}.`;
}

function Bar({ part: { label, contribution, isFilled }, placeOf }: BarProps) {
  const isGain = contribution >= 0;
  const zero = placeOf(0);
  const end = placeOf(contribution);
  return (
    <div className="border-b border-line py-1 last:border-0">
      <p className="text-xs">
        {label}
        {isFilled && <span className="text-muted"> · not known, filled in</span>}
      </p>
      <svg className="figure block h-5 w-full overflow-visible text-xs">
        <rect
          x={`${Math.min(zero, end)}%`}
          y="20%"
          width={`${Math.abs(end - zero)}%`}
          height="60%"
          {...(isFilled && { strokeWidth: 1.5, strokeDasharray: '3 2' })}
          className={lookOf(isGain, isFilled)}
        />
        <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" className="stroke-edge" />
        <text
          x={`${end}%`}
          dx={isGain ? 6 : -6}
          y="50%"
          dominantBaseline="central"
          textAnchor={isGain ? 'start' : 'end'}
          className="fill-ink"
        >
          {signedPoints(contribution)}
        </text>
      </svg>
    </div>
  );
}

/** What is only filled in is drawn as an empty outline. */
function lookOf(isGain: boolean, isFilled: boolean): string {
  if (isFilled) return isGain ? 'fill-transparent stroke-primary' : 'fill-transparent stroke-amber';
  return isGain ? 'fill-primary' : 'fill-amber';
}

/** Where points stand along the chart, in percent: 0 lies where the longest bars to both sides have room. */
function placesOf(parts: readonly ShownPart[]): (points: number) => number {
  const least = Math.min(0, ...parts.map(({ contribution }) => contribution));
  const most = Math.max(0, ...parts.map(({ contribution }) => contribution));
  const left = least < 0 ? ROOM : 0;
  const length = 100 - left - ROOM;
  return (points) => Math.round((left + ((points - least) / (most - least || 1)) * length) * 10) / 10;
}

const usedText = ({ used, isFilled }: ShownPart): string => (isFilled ? `${pointsText(used)} (not known, filled in)` : pointsText(used));
