import type { PlacedCollege } from '../../../api/domain/rankings.ts';

/** The parts that raise and lower a score. Decorative: the folded text says the same. */
export function StackedBar({ parts, scale }: { parts: PlacedCollege['parts']; scale: BarScale }) {
  const zero = `${zeroOf(scale)}%`;
  return (
    <svg aria-hidden="true" data-print="hide" className="block h-2 w-full min-w-0">
      {segmentsOf(parts, scale).map((segment) => (
        <rect key={segment.key} x={`${segment.from}%`} y="1" width={`${segment.width}%`} height="6" {...styleOf(segment)} />
      ))}
      <line x1={zero} x2={zero} y1="0" y2="8" strokeWidth="1.5" className="stroke-ink" />
    </svg>
  );
}

/** Unknown parts are dashed outlines. */
function styleOf({ isGain, isFilled }: BarSegment) {
  if (!isFilled) return { strokeWidth: 1, className: `stroke-card ${isGain ? 'fill-primary' : 'fill-amber'}` };
  return { strokeWidth: 1, strokeDasharray: '2 1', className: `fill-transparent ${isGain ? 'stroke-primary' : 'stroke-amber'}` };
}

type Parts = PlacedCollege['parts'];

/** The reach of a page's bars on both sides of the typical score, in points. */
export interface BarScale {
  losses: number;
  gains: number;
}

/** One part of a bar, in percent of the whole scale. */
interface BarSegment {
  key: string;
  from: number;
  width: number;
  isGain: boolean;
  isFilled: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const gainsOf = (parts: Parts): number => sum(parts.map(({ contribution }) => Math.max(0, contribution)));
const lossesOf = (parts: Parts): number => sum(parts.map(({ contribution }) => Math.max(0, -contribution)));

/** One scale per page, so that its bars are comparable. */
export function scaleOf(items: readonly Pick<PlacedCollege, 'parts'>[]): BarScale {
  const losses = Math.max(0, ...items.map(({ parts }) => lossesOf(parts)));
  const gains = Math.max(0, ...items.map(({ parts }) => gainsOf(parts)));
  return losses + gains === 0 ? { losses: 1, gains: 1 } : { losses, gains };
}

export const zeroOf = ({ losses, gains }: BarScale): number => rounded((losses / (losses + gains)) * 100);

/** The parts side by side, the largest next to the line of the typical score. */
export function segmentsOf(parts: Parts, scale: BarScale): BarSegment[] {
  const percent = (points: number) => (points / (scale.losses + scale.gains)) * 100;
  let right = zeroOf(scale);
  let left = right;
  return [...parts]
    .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .map(({ key, contribution, isFilled }) => {
      const isGain = contribution >= 0;
      const width = percent(Math.abs(contribution));
      if (!isGain) left -= width;
      const from = isGain ? right : left;
      if (isGain) right += width;
      return { key, from: rounded(from), width: rounded(width), isGain, isFilled };
    })
    .filter(({ width }) => width > 0);
}

const rounded = (percent: number): number => Math.round(percent * 100) / 100;
