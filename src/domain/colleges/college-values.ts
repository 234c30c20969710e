import type { AdmissionsKnown, Control, Division, SearchFlag, Setting } from './categories.ts';
import type { College, CollegeType } from './college.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from './figures.ts';
import { isCommunityCollege } from './kind/level.ts';
import { knownNetPriceOf, netPriceForIncome } from './price/net-price.ts';
import { priceFromHome, residenceOf, type PriceFacts } from './price/residence.ts';
import { RESIDENTIAL_FROM } from '../shared/method.ts';

/** A figure, or a value that follows from several: what a college can be filtered by. */
export type ValueKey = FigureKey | 'netPrice' | 'transferShare';

/** The value for filters, ranks and counts. Null if missing, not finite, or a fraction outside 0–1. */
export function valueOf(college: College, key: ValueKey, facts: PriceFacts = {}): number | null {
  if (key === 'netPrice') return priceFor(college, facts);
  if (key === 'transferShare') return transferShareOf(college);
  const value = college[key];
  return FIGURES[key].unit === 'fraction' ? fractionOf(value) : finiteOf(value);
}

/**
 * The new transfer students of a fall as a share of all undergraduates of that fall, 0–1 (IPEDS `EFUGTRN / EFUG`, one row of one file).
 * Null if either number is missing. It is not their share of all who enter: the catalog has no number of first-time students.
 */
export const transferShareOf = ({ transfersIn, size }: Pick<College, 'transfersIn' | 'size'>): number | null =>
  transfersIn === null || size === null || size === 0 ? null : fractionOf(transfersIn / size);

const finiteOf = (value: number | null): number | null => (Number.isFinite(value) ? value : null);
const fractionOf = (value: number | null): number | null => (value !== null && value >= 0 && value <= 1 ? value : null);

/** The net price for a student. Unlike a match, a filter by income has no place for an average. */
function priceFor(college: College, { income, homeState }: PriceFacts): number | null {
  const price = income === undefined ? knownNetPriceOf(college) : netPriceForIncome(college, income);
  return priceFromHome(price, residenceOf(college), homeState);
}

const CONTROL_OF: Record<CollegeType, Control> = {
  Public: 'public',
  'Private nonprofit': 'private_nonprofit',
  'Private for-profit': 'private_for_profit',
};

export function controlOf(type: CollegeType): Control {
  return CONTROL_OF[type];
}

export function admissionsOf(college: College): AdmissionsKnown {
  if (valueOf(college, 'acceptanceRateNum') !== null) return 'reported';
  return college.openAdmission === true ? 'open' : 'unknown';
}

const HAS_FLAG: Record<SearchFlag, (college: College) => boolean> = {
  community: isCommunityCollege,
  hbcu: ({ isHBCU }) => isHBCU === true,
  tribal: ({ isTribal }) => isTribal === true,
  women: ({ isWomenOnly }) => isWomenOnly === true,
  online: ({ isOnlineOnly }) => isOnlineOnly === true,
  religious: ({ religiousAffiliation }) => religiousAffiliation !== null,
  noFee: ({ applicationFee }) => applicationFee === 0,
  rotc: ({ rotcPrograms }) => rotcPrograms !== null && rotcPrograms.length > 0,
  abroad: ({ hasStudyAbroad }) => hasStudyAbroad === true,
  federalAid: ({ federalAid }) => federalAid === 'full',
  housing: ({ housingCapacity, size }) => (housingCapacity ?? 0) >= RESIDENTIAL_FROM * (size ?? Infinity),
};

/** Whether a source says so. An unknown flag is not set. */
export const hasFlag = (college: College, flag: SearchFlag): boolean => HAS_FLAG[flag](college);

export const settingOf = ({ locale }: Pick<College, 'locale'>): Setting | null =>
  locale === null ? null : (locale.slice(0, locale.indexOf('-')) as Setting);

const NCAA_DIVISIONS: Readonly<Record<string, Division>> = { I: 'ncaa-1', II: 'ncaa-2', III: 'ncaa-3' };

type Teams = Pick<College, 'athleticDivision' | 'athleticAssociations'>;

/**
 * From the division in the athletics report ("NCAA Division I-FBS", "NAIA Division II", "CCCAA"), else from the associations. Null
 * without teams, if nothing is reported, or for a member of the NCAA without a division.
 */
export function divisionOf({ athleticDivision, athleticAssociations }: Teams): Division | null {
  const [, ncaa] = /^NCAA Division (I{1,3})\b/.exec(athleticDivision ?? '') ?? [];
  if (ncaa !== undefined) return NCAA_DIVISIONS[ncaa] ?? null;
  return divisionNamed(athleticDivision === null ? (athleticAssociations ?? []) : [athleticDivision]);
}

function divisionNamed(names: readonly string[]): Division | null {
  const isNamed = (association: string) => names.some((name) => name.startsWith(association));
  if (names.length === 0 || isNamed('NCAA')) return null;
  if (isNamed('NAIA')) return 'naia';
  return isNamed('NJCAA') ? 'njcaa' : 'other';
}

const ENOUGH_FIGURES = 5;

/** Whether a college has fewer than five figures. Search engines should not list its page. */
export function isThin(college: Pick<College, FigureKey>): boolean {
  return FIGURE_KEYS.filter((key) => college[key] !== null).length < ENOUGH_FIGURES;
}

/** The day of the newest data of these colleges: 2026-11-20. Null if no import has run. */
export function dataDateOf(colleges: readonly Pick<College, 'lastDataSync'>[]): string | null {
  let newest = '';
  for (const { lastDataSync } of colleges) if (lastDataSync !== null && lastDataSync > newest) newest = lastDataSync;
  return newest === '' ? null : newest.slice(0, 10);
}

const RATE = /^(\d+(?:\.\d+)?)\s*(%?)$/;

/** Reads an acceptance rate as a fraction: "58%", "12.5" and "0.125". Numbers up to 1 are fractions. Null for other texts. */
export function parseAcceptanceRate(text: string | null | undefined): number | null {
  const [, digits, percent] = RATE.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  const rate = percent === '%' || value > 1 ? value / 100 : value;
  return rate <= 1 ? rate : null;
}
