import type { CollegeRecord, Provenance } from '../../colleges/college.ts';
import { netPriceFigure } from '../../search/comparison.ts';
import { netPriceBasis } from '../../colleges/net-price.ts';
import { medianOf } from '../../search/standing.ts';
import { knownShare } from '../../scores/scales.ts';

/** The middle of what is known, of how many colleges, and of which periods: lists may join colleges that report differently. */
export interface Median {
  value: number;
  n: number;
  periods: string[];
}

/** Medians of a whole list; null where nobody reports. */
export interface ListMedians {
  netPrice: Median | null;
  graduationRate: Median | null;
}

interface Figure {
  value: number | null;
  provenance?: Provenance | undefined;
}

export function mediansOf(colleges: readonly CollegeRecord[]): ListMedians {
  return { netPrice: medianFigure(colleges.map(netPriceReported)), graduationRate: medianFigure(colleges.map(graduationFigure)) };
}

/** Only prices after aid: where a page shows the sticker price in their place, it would not be one of the same kind. */
const netPriceReported = (college: CollegeRecord): Figure =>
  netPriceBasis(college) === 'annualCost' ? { value: null } : netPriceFigure(college);

const graduationFigure = ({ graduationRate, provenance }: CollegeRecord): Figure => ({
  value: knownShare(graduationRate),
  provenance: provenance.graduationRate,
});

function medianFigure(figures: readonly Figure[]): Median | null {
  const reported = figures.filter(({ value }) => value !== null);
  const values = Float64Array.from(reported, ({ value }) => value ?? Number.NaN).sort();
  const value = medianOf(values);
  if (value === null) return null;
  const periods = new Set(reported.flatMap(({ provenance }) => (provenance ? [provenance.period] : [])));
  return { value, n: values.length, periods: [...periods].sort() };
}
