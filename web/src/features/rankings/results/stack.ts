import type { PlacedCollege } from '../../../api/domain.ts';

type Parts = PlacedCollege['parts'];

/** How far the bars of a page reach to both sides of the score of a typical college, in points. */
export interface Scale {
  losses: number;
  gains: number;
}

/** One part of a bar, in percent of the whole scale. */
export interface Segment {
  key: string;
  from: number;
  width: number;
  isGain: boolean;
  isFilled: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const gainsOf = (parts: Parts): number => sum(parts.map(({ contribution }) => Math.max(0, contribution)));
const lossesOf = (parts: Parts): number => sum(parts.map(({ contribution }) => Math.max(0, -contribution)));

/** One scale for a page, so that its bars compare. */
export function scaleOf(items: readonly Pick<PlacedCollege, 'parts'>[]): Scale {
  const losses = Math.max(0, ...items.map(({ parts }) => lossesOf(parts)));
  const gains = Math.max(0, ...items.map(({ parts }) => gainsOf(parts)));
  return losses + gains === 0 ? { losses: 1, gains: 1 } : { losses, gains };
}

export const zeroOf = ({ losses, gains }: Scale): number => rounded((losses / (losses + gains)) * 100);

/** The parts side by side, the greatest next to the line of a typical college. */
export function segmentsOf(parts: Parts, scale: Scale): Segment[] {
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
