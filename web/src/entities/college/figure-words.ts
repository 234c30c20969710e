import { FIGURES, figureText, SAT_MISSING_HINT, type FigureKey, type ValueStatus } from '../../api/domain.ts';

export type ShownKey = FigureKey | 'netPrice';

export interface FigureFacts {
  value: number | null;
  status: ValueStatus;
  year?: number | null;
  period?: string | null;
  openAdmission?: boolean | null;
}

/** A figure put into words. */
export interface FigureWords {
  /** "$14,230", or for a missing one a sentence: "Not reported". */
  text: string;
  isMissing: boolean;
  /** What follows the number: "a year". */
  unit?: string;
  /** Why it reads the way it does, for a tooltip. */
  hint?: string;
  /** "2021-22", with "estimated by NCES" where it was imputed. */
  when?: string;
}

/** Prices and other yearly sums; the rest of the money figures are no yearly sums. */
const A_YEAR = new Set<ShownKey>([
  'netPrice',
  'netPricePublic',
  'netPricePrivate',
  'annualCost',
  'medianEarnings',
  'earningsAfter2Years',
  'earningsAfter10Years',
]);
const ADMISSION = new Set<ShownKey>(['acceptanceRateNum', 'avgSAT', 'sat25', 'sat75', 'avgACT', 'act25', 'act75']);
const PRICES = new Set<ShownKey>(['netPrice', 'netPricePublic', 'netPricePrivate']);

export function figureWords(key: ShownKey, facts: FigureFacts): FigureWords {
  const { value } = facts;
  if (value === null) return missingWords(key, facts);
  const text = figureText(key, value);
  const when = whenOf(key, facts);
  return {
    text: PRICES.has(key) && value < 0 ? `${text} (aid exceeds cost)` : text,
    isMissing: false,
    ...(A_YEAR.has(key) && value > 0 && { unit: 'a year' }),
    ...(when !== undefined && { when }),
  };
}

function missingWords(key: ShownKey, { status, openAdmission }: FigureFacts): FigureWords {
  if (key === 'avgSAT') return { text: 'NA', isMissing: true, hint: SAT_MISSING_HINT };
  if (status === 'suppressed') return { text: 'Too few students to publish', isMissing: true };
  if (ADMISSION.has(key) && openAdmission === true) return { text: 'Does not apply (open admission)', isMissing: true };
  return { text: status === 'not-applicable' ? 'Does not apply' : 'Not reported', isMissing: true };
}

function whenOf(key: ShownKey, { period, year, status }: FigureFacts): string | undefined {
  const when = period ?? (year === null || year === undefined ? undefined : String(year));
  if (status !== 'imputed') return when;
  const estimated = `estimated by ${key === 'researchFundingTotal' ? 'NSF' : 'NCES'}`;
  return when === undefined ? estimated : `${when}, ${estimated}`;
}

export function labelOf(key: ShownKey): string {
  return key === 'netPrice' ? 'Net price' : FIGURES[key].label;
}
