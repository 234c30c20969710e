import { statusOf, type CollegeRecord, type Provenance, type ValueStatus } from '../colleges/college.ts';
import { FIGURE_KEYS, FIGURES, type FigureGroup, type FigureKey, type FigureUnit } from '../colleges/figures.ts';
import { knownNetPriceOf, netPriceBasis, netPricesByIncome } from '../colleges/net-price.ts';
import type { DatedBandPrice } from './search-answer.ts';

export const MAX_COMPARED = 6;

export interface ComparedValue {
  value: number | null;
  status: ValueStatus;
  year: number | null;
  /** What the value describes, for people: "2023-24". */
  period: string | null;
}

export interface ComparisonRow {
  key: FigureKey | 'netPrice';
  label: string;
  unit: FigureUnit;
  group: FigureGroup;
  /** Null where no direction is better for everybody. */
  direction: 'higher' | 'lower' | null;
  /** One a college, in the order of `colleges`. */
  values: ComparedValue[];
}

export interface Comparison {
  colleges: CollegeRecord[];
  rows: ComparisonRow[];
}

/** Lines up every figure that at least one of the colleges has. */
export function compareColleges(colleges: CollegeRecord[]): Comparison {
  const figures = FIGURE_KEYS.filter((key) => key !== 'netPricePublic' && key !== 'netPricePrivate').map((key) => {
    const { label, unit, group, better } = FIGURES[key];
    return { key, label, unit, group, direction: better, values: colleges.map((college) => valueOf(college, key)) };
  });
  const rows: ComparisonRow[] = [netPriceRow(colleges), ...figures];
  return { colleges, rows: rows.filter((row) => row.values.some(({ value }) => value !== null)) };
}

function netPriceRow(colleges: CollegeRecord[]): ComparisonRow {
  const values = colleges.map((college) => netPriceFigure(college)).map(toCompared);
  return { key: 'netPrice', label: 'Net price', unit: 'usd', group: 'cost', direction: 'lower', values };
}

/** The shown net price with the receipt of the figure it comes from. */
export function netPriceFigure(college: CollegeRecord): { value: number | null; status: ValueStatus; provenance?: Provenance } {
  const own = college.type === 'Public' ? 'netPricePublic' : 'netPricePrivate';
  const basis = netPriceBasis(college) ?? own;
  const value = knownNetPriceOf(college);
  const provenance = college.provenance[basis];
  return { value, status: statusOf(college, basis, value), ...(provenance && { provenance }) };
}

/** The five prices by family income, each with the year of what it was read or estimated from. */
export function datedBandPrices(college: CollegeRecord): DatedBandPrice[] {
  const years = { reported: college.provenance.netPricesByIncome?.year, estimated: netPriceFigure(college).provenance?.year };
  return netPricesByIncome(college).map((price) => ({ ...price, year: years[price.status] ?? null }));
}

const valueOf = (college: CollegeRecord, key: FigureKey): ComparedValue =>
  toCompared({ value: college[key], status: statusOf(college, key, college[key]), provenance: college.provenance[key] });

const toCompared = (figure: { value: number | null; status: ValueStatus; provenance?: Provenance | undefined }): ComparedValue => ({
  value: figure.value,
  status: figure.status,
  year: figure.provenance?.year ?? null,
  period: figure.provenance?.period ?? null,
});
