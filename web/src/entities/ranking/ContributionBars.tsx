import { pointsText, shareText, signedPoints } from './score-words.ts';
import { NumberTable } from '../../ui/chart/NumberTable.tsx';

/** One part of a score, from the API. */
export interface ShownPart {
  key: string;
  label: string;
  /** Share of the total weight, 0–1. */
  share: number;
  /** 0–100: the score of the part, or what an unknown part counts as. */
  used: number;
  isFilled: boolean;
  /** Points above or below the score of a typical college. */
  contribution: number;
}

interface Props {
  /** Names the score: "Score of Auburn University". */
  label: string;
  /** The score of a typical college, or 0 if the parts count from 0. */
  baseline: number;
  /** Null if too little is known. */
  score: number | null;
  parts: readonly ShownPart[];
}

/** Space beside the longest bar for its number, in percent. */
const LABEL_SPACE = 16;

/** How each part raises or lowers a score compared with a typical college, as bars and as a table. */
export function ContributionBars({ label, baseline, score, parts }: Props) {
  const placeOf = placesOf(parts);
  const sorted = [...parts].sort((a, b) => b.contribution - a.contribution);
  return (
    <div className="grid gap-3">
      <p className="text-sm">{sumWords(baseline, score)}</p>
      <div role="img" aria-label={`${label}: a chart of the points of each part. The table below has the same numbers.`}>
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
  if (score === null) return 'Too little is known for a score. These are the known parts.';
  const start = baseline === 0 ? 'Every part counts from 0.' : `A typical college has ${pointsText(baseline)} points.`;
  return `${start} The parts add up to ${pointsText(score)}.`;
}

function Bar({ part: { label, used, contribution, isFilled }, placeOf }: BarProps) {
  const isGain = contribution >= 0;
  const zero = placeOf(0);
  const end = placeOf(contribution);
  return (
    <div className="border-b border-line py-1 last:border-0">
      <p className="text-xs">
        {label}
        {isFilled && <span className="text-muted"> · not known, counts as {pointsText(used)}</span>}
      </p>
      <svg className="bar-line text-xs">
        <rect
          x={`${Math.min(zero, end)}%`}
          y="20%"
          width={`${Math.abs(end - zero)}%`}
          height="60%"
          {...(isFilled && { strokeWidth: 1.5, strokeDasharray: '3 2' })}
          className={lookOf(isGain, isFilled)}
        />
        <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" className="stroke-edge" />
        <text x={`${end}%`} dx={isGain ? 6 : -6} y="50%" textAnchor={isGain ? 'start' : 'end'}>
          {signedPoints(contribution)}
        </text>
      </svg>
    </div>
  );
}

/** Unknown parts are drawn as outlines. */
function lookOf(isGain: boolean, isFilled: boolean): string {
  if (isFilled) return isGain ? 'fill-transparent stroke-primary' : 'fill-transparent stroke-amber';
  return isGain ? 'fill-primary' : 'fill-amber';
}

/** Converts points to a position in the chart, in percent. Zero is placed so that the longest bars fit on both sides. */
function placesOf(parts: readonly ShownPart[]): (points: number) => number {
  const least = Math.min(0, ...parts.map(({ contribution }) => contribution));
  const most = Math.max(0, ...parts.map(({ contribution }) => contribution));
  const left = least < 0 ? LABEL_SPACE : 0;
  const length = 100 - left - LABEL_SPACE;
  return (points) => Math.round((left + ((points - least) / (most - least || 1)) * length) * 10) / 10;
}

const usedText = ({ used, isFilled }: ShownPart): string => (isFilled ? `${pointsText(used)} (not known)` : pointsText(used));
