import { chanceOf, type Comparison, selectivityOf, totalsOf } from '../../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../../api/domain/matching.ts';
import { cardPriceOf } from '../../../entities/college/student-price.ts';
import { hasScore } from '../../../entities/match/private-answers.ts';
import { chanceRow } from './chance-row.ts';
import type { ShownComparison, ShownRow, ShownValue } from './shown-comparison.ts';

/** The comparison for a student. Without facts of the student, prices are averages and chances follow from how a college admits. */
export function withOwnAnswers({ colleges, rows }: Comparison, student: PrivateAnswers): ShownComparison {
  const known = (student.income ?? student.homeState) !== undefined;
  const chances = colleges.map((college) => {
    const selectivity = selectivityOf({ ...college, acceptanceRateNum: college.figures.acceptanceRate.value });
    return chanceOf(selectivity, totalsOf(student));
  });
  return { colleges, rows: [chanceRow(chances, hasScore(student)), ...(known ? withOwnPrices(colleges, rows, student) : rows)] };
}

/** A college without a price for the student keeps its average. */
function withOwnPrices(colleges: Comparison['colleges'], rows: Comparison['rows'], student: PrivateAnswers): ShownRow[] {
  const prices = colleges.map((college) => cardPriceOf(college, student));
  const hasOwn = prices.some((price) => price.isOwn);
  const priced = (value: ShownValue, index: number): ShownValue => {
    const { isOwn = false, facts, note } = prices[index] ?? {};
    if (!hasOwn) return { ...value, note };
    // The averages have a period, the prices for a student have none here.
    return { ...value, ...facts, year: null, period: null, note, isAverage: !isOwn };
  };
  return rows.map((row) =>
    row.key === 'netPrice' ? { ...row, values: row.values.map(priced), ...(hasOwn && { label: 'Your net price' }) } : row,
  );
}
