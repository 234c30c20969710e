import type { FieldKey } from '../colleges/attributes.ts';
import {
  ACADEMIC_CALENDARS,
  ATHLETIC_ASSOCIATIONS,
  CARNEGIE_SCHEMES,
  COLLEGE_FLAGS,
  COLLEGE_TYPES,
  FEDERAL_AID,
  LOCALES,
  ROTC_PROGRAMS,
  TESTING_POLICIES,
} from '../colleges/college.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { STATE_CODES } from '../colleges/states.ts';
import type { SuppliedValue } from '../imports/source-table.ts';
import { isOneLine } from '../shared/plain-text.ts';
import { areBandPrices } from './band-prices.ts';

/** Fields that are yes, no or unknown. */
export const FLAGS: readonly string[] = [...COLLEGE_FLAGS, 'openAdmission', 'hasStudyAbroad'];
/** Attributes that are numbers. */
export const NUMBERS: readonly string[] = ['latitude', 'longitude', 'level'];
/** Fields that are lists, with their choices; null for any text. */
export const LISTS: Readonly<Record<string, readonly string[] | null>> = {
  aliases: null,
  athleticAssociations: ATHLETIC_ASSOCIATIONS,
  rotcPrograms: ROTC_PROGRAMS,
};
/** Texts with a fixed vocabulary. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  state: STATE_CODES,
  locale: LOCALES,
  type: COLLEGE_TYPES,
  testingPolicy: TESTING_POLICIES,
  academicCalendar: ACADEMIC_CALENDARS,
  federalAid: FEDERAL_AID,
  carnegieScheme: CARNEGIE_SCHEMES,
};
export const WEB_ADDRESSES: readonly string[] = ['website', 'netPriceCalculatorUrl', 'applicationUrl', 'financialAidUrl'];
export const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i;
export const MAX_TEXT = 300;
export const MAX_LIST = 20;

/** Whether a value has the type of a field. Ranges are checked elsewhere. */
export function isRightKind(field: FieldKey, value: SuppliedValue): boolean {
  if (Object.hasOwn(FIGURES, field)) return isWholeFigure(field as FigureKey) ? Number.isSafeInteger(value) : isNumber(value);
  if (FLAGS.includes(field)) return typeof value === 'boolean';
  if (NUMBERS.includes(field)) return isNumber(value);
  if (field === 'netPricesByIncome') return areBandPrices(value);
  return Object.hasOwn(LISTS, field) ? isListOf(LISTS[field] ?? null, value) : isTextOf(field, value);
}

function isTextOf(field: string, value: SuppliedValue): boolean {
  if (!isText(value)) return false;
  if (WEB_ADDRESSES.includes(field)) return WEB_ADDRESS.test(value);
  return CHOICES[field]?.includes(value) ?? true;
}

/** Counts, dollars and test scores are whole numbers. */
export const isWholeFigure = (field: FigureKey): boolean => ['count', 'usd', 'points'].includes(FIGURES[field].unit);

const isNumber = (value: SuppliedValue): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT && value.trim() === value && isOneLine(value);
const isListOf = (choices: readonly string[] | null, value: SuppliedValue): boolean =>
  Array.isArray(value) && value.length <= MAX_LIST && value.every((one) => isText(one) && (choices?.includes(one) ?? true));
