import type { CarnegieScheme } from '../colleges/college.ts';
import { ATTRIBUTE_KEYS, type FieldKey } from '../colleges/attributes.ts';
import { percentText } from '../colleges/display.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from '../colleges/figures.ts';
import { STORED_SCORES } from '../scores/stored-scores.ts';
import { DomainError } from '../shared/domain-error.ts';
import { isOneLine } from '../shared/plain-text.ts';
import { createRowCheck } from '../imports/row-checks.ts';
import type { SuppliedField, SuppliedValue } from '../imports/source-table.ts';

/** Computed fields, and fields with parts that only a source has. */
const NOT_LOCKABLE: readonly string[] = [
  ...STORED_SCORES,
  'carnegieScheme',
  'researchFundingByDepartment',
  'netPricesByIncome',
  'crimeIncidentsByYear',
];

export const LOCKABLE_FIELDS: readonly FieldKey[] = [...ATTRIBUTE_KEYS, ...FIGURE_KEYS].filter((field) => !NOT_LOCKABLE.includes(field));

const FLAGS: readonly string[] = ['openAdmission', 'isHBCU', 'isTribal', 'isWomenOnly', 'isOnlineOnly'];
const NUMBERS: readonly string[] = ['latitude', 'longitude', 'level'];
const NUMBER = /^-?\d+(\.\d+)?$/;
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i;
const MAX_TEXT = 300;
const MAX_ALIASES = 20;

/** Parses a typed value: "1200", "58%", "true", "yes|no" for a list. Throws `invalid` for a value that the field cannot hold. */
export function readLockedValue(field: FieldKey, text: string): SuppliedValue {
  return checkLockedValue(field, parsed(field, text.trim()));
}

/** Checks a value with the rules for rows of files. Throws `invalid` for a value that the field cannot hold. */
export function checkLockedValue(field: FieldKey, value: SuppliedValue): SuppliedValue {
  if (!LOCKABLE_FIELDS.includes(field)) throw faulty(field, `${field} cannot be set by hand.`);
  const isRightKind = kindCheckOf(field);
  if (!isRightKind(value)) throw faulty(field, `${field} cannot be ${JSON.stringify(value)}.`);
  const faultOf = createRowCheck({ fields: [{ field, variable: '', period: '' }], directory: false });
  const fault = faultOf({ line: 1, unitId: 1, values: [value], statuses: 'r' });
  if (fault) throw faulty(field, `${fault.message}.`);
  return value;
}

/** No label of 2021 begins like this. */
const LABEL_OF_2025 = /^(Mixed |Professions-focused |Special Focus: )/;

/** The columns of a locked field: the acceptance rate is also stored as text, a Carnegie class with its scheme. */
export function columnsOfLock(field: FieldKey, value: SuppliedValue): { field: SuppliedField; value: SuppliedValue }[] {
  const own = { field, value };
  if (field === 'acceptanceRateNum') return [own, { field: 'acceptanceRate', value: percentText(Number(value)) }];
  if (field === 'carnegieClassification') return [own, { field: 'carnegieScheme', value: schemeOf(value) }];
  return [own];
}

const schemeOf = (label: SuppliedValue): CarnegieScheme =>
  typeof label === 'string' && LABEL_OF_2025.test(label) ? '2025 institutional' : '2021 basic';

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
const isNumber = (value: SuppliedValue): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: SuppliedValue): boolean =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT && value.trim() === value && isOneLine(value);
const isWhole = (value: SuppliedValue): boolean => Number.isSafeInteger(value);

function kindCheckOf(field: FieldKey): (value: SuppliedValue) => boolean {
  if (isFigure(field)) return ['count', 'usd', 'points'].includes(FIGURES[field].unit) ? isWhole : isNumber;
  if (FLAGS.includes(field)) return (value) => typeof value === 'boolean';
  if (NUMBERS.includes(field)) return isNumber;
  if (field === 'aliases') return (value) => Array.isArray(value) && value.length <= MAX_ALIASES && value.every(isText);
  if (field === 'website') return (value) => isText(value) && typeof value === 'string' && WEB_ADDRESS.test(value);
  return isText;
}

function parsed(field: FieldKey, text: string): SuppliedValue {
  if (isFigure(field)) return FIGURES[field].unit === 'fraction' && text.endsWith('%') ? percent(text) : toNumber(text);
  if (NUMBERS.includes(field)) return toNumber(text);
  if (FLAGS.includes(field) && (text === 'true' || text === 'false')) return text === 'true';
  if (field === 'aliases') return text === '' ? [] : text.split('|').map((alias) => alias.trim());
  return text;
}

/** Other text is returned unchanged: the check refuses it later. */
const toNumber = (text: string): SuppliedValue => (NUMBER.test(text) ? Number(text) : text);

function percent(text: string): SuppliedValue {
  const number = toNumber(text.slice(0, -1).trim());
  // Division gives 0.57999…, so the result is rounded to six digits.
  return typeof number === 'number' ? Number((number / 100).toFixed(6)) : text;
}

const faulty = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'lock.value', message, [{ path: field, message }]);
