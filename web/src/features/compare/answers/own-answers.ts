import { chanceOf, type Comparison, selectivityOf, totalsOf } from '../../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../../api/domain/matching.ts';
import { cardPriceOf } from '../../../entities/college/student-price.ts';
import type { FigureWords } from '../../../entities/college/figure-words.ts';
import { BAND_WORDS } from '../../../entities/match/band-words.ts';
import { hasScore } from '../../../entities/match/private-answers.ts';

type Row = Comparison['rows'][number];

export type ShownRow = Pick<Row, 'label' | 'direction'> & {
  /** A figure, or the key of a row that follows from figures. */
  key: string;
  group: string;
  /** For the whole row. */
  notes?: string[];
  values: ShownValue[];
};

/** A comparison that may have prices and chances of a student. */
export type ShownComparison = Pick<Comparison, 'colleges'> & { rows: ShownRow[] };

export type ShownValue = Row['values'][number] & {
  /** With an income or a home state: what the price is. */
  note?: string | undefined;
  /** The average, among prices for the student. */
  isAverage?: boolean | undefined;
  /** The text of a value that is no published figure. */
  words?: FigureWords;
};

/** The comparison for a student. Without facts of the student, prices are averages and chances follow from how a college admits. */
export function withOwnAnswers({ colleges, rows }: Comparison, student: PrivateAnswers): ShownComparison {
  const known = (student.income ?? student.homeState) !== undefined;
  return { colleges, rows: [chanceRow(colleges, student), ...(known ? withOwnPrices(colleges, rows, student) : rows)] };
}

function chanceRow(colleges: Comparison['colleges'], student: PrivateAnswers): ShownRow {
  const isOwn = hasScore(student);
  const values = colleges.map((college): ShownValue => {
    const selectivity = selectivityOf({ ...college, acceptanceRateNum: college.figures.acceptanceRate.value });
    const band = chanceOf(selectivity, totalsOf(student));
    const words = { text: BAND_WORDS[band].label, isMissing: band === 'unknown' };
    return { value: null, status: 'reported', year: null, period: null, words };
  });
  const [label, note] = isOwn ? ['Your chance', 'with your scores'] : ['Chance of admission', 'by how the college admits'];
  return { key: 'chance', label, group: 'admissions', direction: null, notes: [note], values };
}

/** A college without a price for the student keeps its average. */
function withOwnPrices(colleges: Comparison['colleges'], rows: readonly Row[], student: PrivateAnswers): ShownRow[] {
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
