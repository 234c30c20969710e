import type { CarnegieScheme } from '../colleges/college.ts';
import { ATTRIBUTE_KEYS, type FieldKey } from '../colleges/attributes.ts';
import { percentText } from '../colleges/display.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from '../colleges/figures.ts';
import { STORED_SCORES } from '../scores/stored-scores.ts';
import { DomainError } from '../shared/domain-error.ts';
import { ALWAYS_THERE } from '../imports/merge/precedence.ts';
import { createRowCheck } from '../imports/rows/row-checks.ts';
import type { SuppliedField, SuppliedValue } from '../imports/source-table.ts';
import { inBandOrder } from './band-prices.ts';
import { FLAGS, isRightKind, LISTS, NUMBERS } from './lock-kinds.ts';

/** Computed fields, and fields with parts that only a source has. */
const NOT_LOCKABLE: readonly string[] = [
  ...STORED_SCORES,
  'carnegieScheme',
  'researchFundingByDepartment',
  'undergraduateRaces',
  'admissionFactors',
  'athleticConferences',
  'netPriceStudents',
  'opeId',
  'crimeIncidentsByYear',
];

export const LOCKABLE_FIELDS: readonly FieldKey[] = [...ATTRIBUTE_KEYS, ...FIGURE_KEYS].filter((field) => !NOT_LOCKABLE.includes(field));

/** Whether staff may set a field to "no value". */
export const mayBeEmpty = (field: FieldKey): boolean => !(ALWAYS_THERE as readonly string[]).includes(field);

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Parses a typed value: "1200", "58%", "true", "yes|no" for a list. Throws `invalid` for a value that the field cannot hold. */
export function readLockedValue(field: FieldKey, text: string): SuppliedValue {
  return checkLockedValue(field, parsed(field, text.trim()));
}

/** Checks a value with the rules for rows of files. Null means no value. Throws `invalid` for a value that the field cannot hold. */
export function checkLockedValue(field: FieldKey, value: SuppliedValue): SuppliedValue {
  if (!LOCKABLE_FIELDS.includes(field)) throw faulty(field, `${field} cannot be set by hand.`);
  const given = field === 'netPricesByIncome' ? inBandOrder(value) : value;
  if (given === null && mayBeEmpty(field)) return null;
  if (!isRightKind(field, given)) throw faulty(field, `${field} cannot be ${JSON.stringify(given)}.`);
  const faultOf = createRowCheck({ fields: [{ field, variable: '', period: '' }], directory: false });
  const fault = faultOf({ line: 1, unitId: 1, values: [given], statuses: 'r' });
  if (fault) throw faulty(field, `${fault.message}.`);
  return given;
}

/** No label of 2021 begins like this. */
const LABEL_OF_2025 = /^(Mixed |Professions-focused |Special Focus: )/;

/** The columns of a locked field: the acceptance rate is also stored as text, a Carnegie class with its scheme. */
export function columnsOfLock(field: FieldKey, value: SuppliedValue): { field: SuppliedField; value: SuppliedValue }[] {
  const own = { field, value };
  if (field === 'acceptanceRateNum') return [own, { field: 'acceptanceRate', value: value === null ? null : percentText(Number(value)) }];
  if (field === 'carnegieClassification') return [own, { field: 'carnegieScheme', value: value === null ? null : schemeOf(value) }];
  return [own];
}

const schemeOf = (label: SuppliedValue): CarnegieScheme =>
  typeof label === 'string' && LABEL_OF_2025.test(label) ? '2025 institutional' : '2021 basic';

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);

function parsed(field: FieldKey, text: string): SuppliedValue {
  if (isFigure(field)) return FIGURES[field].unit === 'fraction' && text.endsWith('%') ? percent(text) : toNumber(text);
  if (NUMBERS.includes(field)) return toNumber(text);
  if (FLAGS.includes(field)) return text === 'true' || text === 'false' ? text === 'true' : text;
  if (Object.hasOwn(LISTS, field)) return toList(text);
  return field === 'netPricesByIncome' ? fromJson(text) : text;
}

const toList = (text: string): readonly string[] => (text === '' ? [] : text.split('|').map((part) => part.trim()));

/** Other text is returned unchanged: the check refuses it later. */
const toNumber = (text: string): SuppliedValue => (NUMBER.test(text) ? Number(text) : text);

function fromJson(text: string): SuppliedValue {
  try {
    return JSON.parse(text) as SuppliedValue;
  } catch {
    return text;
  }
}

function percent(text: string): SuppliedValue {
  const number = toNumber(text.slice(0, -1).trim());
  // Division gives 0.57999…, so the result is rounded to six digits.
  return typeof number === 'number' ? Number((number / 100).toFixed(6)) : text;
}

const faulty = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'lock.value', message, [{ path: field, message }]);
