import type { Comparison, PriceFacts } from '../../api/domain/colleges.ts';
import { cardPriceOf } from '../../entities/college/student-price.ts';

type Row = Comparison['rows'][number];

/** A comparison whose prices may be those of a student. */
export type ShownComparison = Omit<Comparison, 'rows'> & { rows: (Omit<Row, 'values'> & { values: ShownValue[] })[] };

type ShownValue = Row['values'][number] & {
  /** With an income or a home state: what the price is. */
  note?: string | undefined;
  /** The average, among prices for the student. */
  isAverage?: boolean;
};

/** The comparison with the prices for the student. A college without one keeps its average. */
export function withOwnPrices({ rows, ...comparison }: Comparison, student: PriceFacts): ShownComparison {
  const prices = comparison.colleges.map((college) => cardPriceOf(college, student));
  const hasOwn = prices.some((price) => price.isOwn);
  const priced = (value: ShownValue, index: number): ShownValue => {
    const { isOwn = false, facts, note } = prices[index] ?? {};
    if (!hasOwn) return { ...value, note };
    // The averages have a period, the prices for a student have none here.
    return { ...value, ...facts, year: null, period: null, note, isAverage: !isOwn };
  };
  return {
    ...comparison,
    rows: rows.map((row) =>
      row.key === 'netPrice' ? { ...row, values: row.values.map(priced), ...(hasOwn && { label: 'Your net price' }) } : row,
    ),
  };
}
