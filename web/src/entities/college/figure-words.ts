import {
  type College,
  type FigureKey,
  FIGURES,
  figureText,
  type PriceBasis,
  SAT_MISSING_HINT,
  type ValueStatus,
} from '../../api/domain/colleges.ts';

export type ShownKey = FigureKey | 'netPrice';
type TestingPolicy = NonNullable<College['testingPolicy']>;

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
  testingPolicy?: TestingPolicy | null;
  /** What a price is. */
  basis?: PriceBasis | null | undefined;
}

/** A figure as text. */
export interface FigureWords {
  /** "$14,230"; or N/A or NA; or, for figures without such a sign, the reason why the value is missing: "Not reported". */
  text: string;
  isMissing: boolean;
  /** The text where four figures share a card: its words must fit 50 px. */
  short?: string;
  /** What the value is instead of the figure: a sticker price. */
  instead?: string;
  /** Why N/A or NA stands there: "Too few students to publish". */
  reason?: string;
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
  'outOfStateCost',
  'averageGrant',
  'medianEarnings',
  'earningsAfter2Years',
  'earningsAfter10Years',
]);
const ADMISSION = new Set<ShownKey>(['acceptanceRateNum', 'avgSAT', 'sat25', 'sat75', 'avgACT', 'act25', 'act75']);
const PRICES = new Set<ShownKey>(['netPrice', 'netPricePublic', 'netPricePrivate', 'annualCost', 'outOfStateCost']);
/** A missing value reads N/A, with the reason beside it. */
const NOT_AVAILABLE = new Set<ShownKey>([...PRICES, 'graduationRate', 'retentionRate']);
const TEST_SCORES = new Set<ShownKey>(['avgSAT', 'sat25', 'sat75', 'avgACT', 'act25', 'act75']);

/** The heads of the figures that people compare, where four of them share the width of a phone. */
export const SHORT_LABELS = {
  netPrice: 'Net price',
  acceptanceRateNum: 'Admits',
  graduationRate: 'Graduate',
  medianEarnings: 'Earnings',
} as const satisfies Partial<Record<ShownKey, string>>;

export const STICKER_INSTEAD = 'Sticker price (net price not published)';

export function figureWords(key: ShownKey, facts: FigureFacts): FigureWords {
  const { value, basis } = facts;
  if (basis === 'no-tuition') return { text: 'No tuition', isMissing: false, reason: 'Graduates owe service' };
  if (value === null) return missingWords(key, facts);
  const text = figureText(key, value);
  const when = whenOf(key, facts);
  return {
    text: PRICES.has(key) && value < 0 ? `${text} (aid exceeds cost)` : text,
    isMissing: text === 'N/A',
    ...(basis === 'sticker-price' && { instead: STICKER_INSTEAD }),
    ...(PER_YEAR.has(key) && value > 0 && { unit: 'a year' }),
    ...(when !== undefined && { when }),
  };
}

function missingWords(key: ShownKey, facts: FigureFacts): FigureWords {
  const reason = reasonOf(key, facts);
  if (key === 'avgSAT') return { text: 'NA', isMissing: true, reason, hint: SAT_MISSING_HINT };
  if (NOT_AVAILABLE.has(key)) return { text: 'N/A', isMissing: true, reason };
  const isOpen = key === 'acceptanceRateNum' && reason === OPEN_ADMISSION_MISSING;
  return { text: reason, isMissing: true, ...(isOpen && { short: 'All who apply' }) };
}

function reasonOf(key: ShownKey, { status, openAdmission, testingPolicy }: FigureFacts): string {
  if (status !== 'suppressed' && ADMISSION.has(key) && openAdmission === true) return OPEN_ADMISSION_MISSING;
  if (TEST_SCORES.has(key) && testingPolicy === 'not-considered') return 'Scores are not considered';
  return MISSING_WORDS[status === 'reported' || status === 'imputed' ? 'not-reported' : status];
}

function whenOf(key: ShownKey, { period, year, status }: FigureFacts): string | undefined {
  const when = period ?? (year === null || year === undefined ? undefined : String(year));
  if (status !== 'imputed') return when;
  const estimated = `estimated by ${key === 'researchFundingTotal' ? 'NSF' : 'NCES'}`;
  return when === undefined ? estimated : `${when}, ${estimated}`;
}

/** "the 12% of first-year students who sent SAT scores": whom a range of test scores describes. `share`: of the first-year students. */
export const sendersText = (test: 'SAT' | 'ACT', share: number | null): string =>
  `${share === null ? '' : `the ${figureText('percentSAT', share)} of `}first-year students who sent ${test} scores`;

/** Whether a note of the figure would only say its year, for which narrow places have no room. */
export function isPlain(key: ShownKey, facts: FigureFacts): boolean {
  const { instead, reason } = figureWords(key, facts);
  return (instead ?? reason) === undefined && facts.status === 'reported';
}

export function labelOf(key: ShownKey): string {
  return key === 'netPrice' ? 'Net price' : FIGURES[key].label;
}
