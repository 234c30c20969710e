import { FIGURES, figureText, SAT_MISSING_HINT, type FigureKey, type ValueStatus } from '../../api/domain.ts';

export type ShownKey = FigureKey | 'netPrice';

/** Why a value is missing. */
export const MISSING_WORDS: Record<Exclude<ValueStatus, 'reported' | 'imputed'>, string> = {
  suppressed: 'Too few students to publish',
  'not-applicable': 'Does not apply',
  'not-reported': 'Not reported',
};
/** Why a college that admits everyone has no admission figures. */
export const OPEN_ADMISSION_MISSING = `${MISSING_WORDS['not-applicable']} (open admission)`;

export interface FigureFacts {
  value: number | null;
  status: ValueStatus;
  year?: number | null;
  period?: string | null;
  openAdmission?: boolean | null;
}

/** A figure as text. */
export interface FigureWords {
  /** "$14,230", or the reason why it is missing: "Not reported". */
  text: string;
  isMissing: boolean;
  /** Follows the number: "a year". */
  unit?: string;
  /** An explanation for a tooltip. */
  hint?: string;
  /** "2021-22", or "2021-22, estimated by NCES" for an imputed value. */
  when?: string;
}

/** Sums per year. Other money figures are totals. */
const PER_YEAR = new Set<ShownKey>([
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
    ...(PER_YEAR.has(key) && value > 0 && { unit: 'a year' }),
    ...(when !== undefined && { when }),
  };
}

function missingWords(key: ShownKey, { status, openAdmission }: FigureFacts): FigureWords {
  if (key === 'avgSAT') return { text: 'NA', isMissing: true, hint: SAT_MISSING_HINT };
  const isOpen = status !== 'suppressed' && ADMISSION.has(key) && openAdmission === true;
  const known = status === 'reported' || status === 'imputed' ? 'not-reported' : status;
  return { text: isOpen ? OPEN_ADMISSION_MISSING : MISSING_WORDS[known], isMissing: true };
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
