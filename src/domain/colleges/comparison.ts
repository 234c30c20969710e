import { netPriceFigure, type PriceFigure, type SourcedFigure } from './college-detail.ts';
import { statusOf, type CollegeRecord, type ValueStatus } from './college.ts';
import { FIGURE_KEYS, FIGURES, type FigureGroup, type FigureKey, type FigureUnit } from './figures.ts';

export const MAX_COMPARED = 6;

export interface ComparedValue {
  value: number | null;
  status: ValueStatus;
  year: number | null;
  /** The period that the value describes, as display text: "2023-24". */
  period: string | null;
  /** Whom the figure describes, if campuses share it. */
  sharedBy?: string;
  /** What a price is. Absent for all other figures. */
  basis?: PriceFigure['basis'];
}

export interface ComparisonRow {
  key: FigureKey | 'netPrice';
  label: string;
  unit: FigureUnit;
  group: FigureGroup;
  /** The better direction; null if it depends on the student. */
  direction: 'higher' | 'lower' | null;
  /** One value for each college, in the order of `colleges`. */
  values: ComparedValue[];
}

export interface Comparison {
  colleges: CollegeRecord[];
  rows: ComparisonRow[];
}

type SharedBy = (college: CollegeRecord, figure: FigureKey) => string | undefined;

/** Compares every figure that at least one of the colleges has. */
export function compareColleges(colleges: readonly CollegeRecord[], sharedBy: SharedBy = () => undefined): Comparison {
  const figures = FIGURE_KEYS.filter((key) => key !== 'netPricePublic' && key !== 'netPricePrivate').map((key) => {
    const { label, unit, group, better } = FIGURES[key];
    return {
      key,
      label,
      unit,
      group,
      direction: better,
      values: colleges.map((college) => comparedValueOf(college, key, sharedBy(college, key))),
    };
  });
  const rows: ComparisonRow[] = [netPriceRow(colleges), ...figures];
  return {
    colleges: [...colleges],
    rows: rows.filter(({ values }) => values.some(({ value, basis }) => value !== null || basis === 'no-tuition')),
  };
}

function netPriceRow(colleges: readonly CollegeRecord[]): ComparisonRow {
  const values = colleges.map(netPriceFigure).map((price) => ({ ...toCompared(price), basis: price.basis }));
  return { key: 'netPrice', label: 'Net price', unit: 'usd', group: 'cost', direction: 'lower', values };
}

const comparedValueOf = (college: CollegeRecord, key: FigureKey, sharedBy: string | undefined): ComparedValue => {
  const provenance = college.provenance[key];
  const compared = toCompared({ value: college[key], status: statusOf(college, key, college[key]), ...(provenance && { provenance }) });
  return sharedBy === undefined ? compared : { ...compared, sharedBy };
};

const toCompared = ({ value, status, provenance }: SourcedFigure): ComparedValue => ({
  value,
  status,
  year: provenance?.year ?? null,
  period: provenance?.period ?? null,
});
