import { LOAN_RATE_TEXT, monthlyPaymentOf, priceText, studyText, yearsToEarnBack } from '../../../api/domain/colleges.ts';
import { figureWords, type FigureWords } from '../../../entities/college/figure-words.ts';
import type { ShownComparison, ShownRow, ShownValue } from './shown-comparison.ts';

/** What follows from the figures of a comparison: the price of the studies, the monthly payment, and the years to earn the price back. */
export function answerRows({ colleges, rows }: ShownComparison): ShownRow[] {
  const valuesOf = (key: string) => rows.find((row) => row.key === key)?.values;
  const levels = colleges.map(({ level }) => level);
  const prices = valuesOf('netPrice') ?? [];
  const earnings = valuesOf('earningsAfter10Years') ?? [];
  const debts = valuesOf('medianDebt') ?? [];
  const paid = prices.map((price, index) => studyPrice(price, levels[index] ?? 4));
  const isMixed = new Set(levels).size > 1;
  const years = paid.map(({ price, level, shown }, index) => ({
    ...(price === null ? shown : earnedBack(price, earnings[index]?.value ?? null, level)),
    isAverage: shown.isAverage,
  }));
  const rate = `ten years at ${LOAN_RATE_TEXT}`;
  const answers: ShownRow[] = [
    {
      key: 'studyPrice',
      label: isMixed ? 'Whole studies' : studyText(levels[0] ?? 4),
      group: 'price',
      // Two years of one college are no bargain beside four of another.
      direction: isMixed ? null : 'lower',
      notes: ['at this year’s price'],
      values: paid.map(({ shown, level }) => (isMixed ? { ...shown, note: studyText(level).toLowerCase() } : shown)),
    },
    { key: 'monthlyPayment', label: 'Monthly payment', group: 'after', direction: 'lower', notes: [rate], values: debts.map(payment) },
    { key: 'earnedBack', label: 'Price earned back in', group: 'after', direction: 'lower', values: years },
  ];
  return answers.filter(({ values }) => values.some(({ value }) => value !== null));
}

type Level = ShownComparison['colleges'][number]['level'];

const valueOf = (value: number | null, words: FigureWords): ShownValue => ({ value, status: 'reported', year: null, period: null, words });
const missing = (text: string, reason?: string): ShownValue =>
  valueOf(null, { text, isMissing: true, ...(reason !== undefined && { reason }) });

interface Paid {
  /** Of one year, US dollars; null without a net price. */
  price: number | null;
  level: Level;
  /** The price of all years. */
  shown: ShownValue;
}

function studyPrice({ value, basis, isAverage }: ShownValue, level: Level): Paid {
  const price = basis === 'net-price' && Math.round(value ?? 0) !== 0 ? value : null;
  return { price, level, shown: { ...studyValue(price, basis, level), isAverage } };
}

function studyValue(price: number | null, basis: ShownValue['basis'], level: Level): ShownValue {
  if (basis === 'no-tuition') return missing('No tuition');
  if (price === null) return missing('N/A', 'Net price not published');
  if (price < 0) return missing('Grants cover it');
  return valueOf(price * level, { text: priceText(price * level), isMissing: false });
}

function payment(debt: ShownValue): ShownValue {
  if (debt.value === null) return missing(figureWords('medianDebt', debt).text);
  const amount = monthlyPaymentOf(debt.value);
  return valueOf(amount, { text: priceText(amount), isMissing: debt.value <= 0 });
}

function earnedBack(price: number, earnings: number | null, level: Level): ShownValue {
  if (earnings === null) return missing('N/A', 'Earnings not published');
  const years = yearsToEarnBack(price, earnings, level);
  if (years === null) return missing('Not earned back', 'Earnings no higher than those of high school graduates');
  return valueOf(years, { text: years === 0 ? 'No time: grants cover it' : `${years.toFixed(1)} years`, isMissing: false });
}
