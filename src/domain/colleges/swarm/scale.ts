import { FIGURES } from '../figures.ts';
import type { ComparedFigure } from '../percentiles.ts';

/** The ends of the scale, and how many columns of dots it has. Values outside stand in the first or the last column. */
export interface SwarmScale {
  min: number;
  max: number;
  columns: number;
}

/** Narrower than the scale of the search slider, so that most dots have room. */
const SCALES: Partial<Record<ComparedFigure, SwarmScale>> = {
  netPrice: { min: 0, max: 60_000, columns: 150 },
  medianEarnings: { min: 10_000, max: 110_000, columns: 160 },
  earningsAfter10Years: { min: 10_000, max: 110_000, columns: 160 },
  avgSAT: { min: 700, max: 1600, columns: 91 },
};
/** One column for each percent of a share and each point of a score: more would leave every second column empty. */
const SHARE_COLUMNS = 101;

export function swarmScaleOf(figure: ComparedFigure): SwarmScale {
  const [min, max] = FIGURES[figure === 'netPrice' ? 'netPricePublic' : figure].scale;
  return SCALES[figure] ?? { min, max, columns: SHARE_COLUMNS };
}

/** The height of the picture, for one unit of its width. */
const HEIGHT = 0.34;

/** The size of the picture. A unit is the distance between two columns; the first column is at 0. */
export const swarmSizeOf = ({ columns }: SwarmScale) => ({ width: columns - 1, height: Math.round(columns * HEIGHT) });

/** Where a value stands in the picture: the middle of its column. */
export function columnOf(value: number, { min, max, columns }: SwarmScale): number {
  const along = (value - min) / (max - min);
  return Math.round(Math.min(1, Math.max(0, along)) * (columns - 1));
}
