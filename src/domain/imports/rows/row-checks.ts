import { CARNEGIE_SCHEMES, COLLEGE_LEVELS, COLLEGE_TYPES, FEDERAL_AID, LOCALES, TESTING_POLICIES } from '../../colleges/college.ts';
import { FIGURE_RANGES, type Range } from '../../colleges/figure-ranges.ts';
import { STATE_CODES } from '../../colleges/states.ts';
import type { RejectedRow, SourceTable, SuppliedBy, SuppliedField, SuppliedRow, SuppliedValue } from '../source-table.ts';

const REQUIRED: readonly SuppliedField[] = ['name', 'location', 'state', 'type', 'level'];

type Check = (value: SuppliedValue) => boolean;

const within =
  ([min, max]: Range): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;

const oneOf =
  (values: readonly (string | number)[]): Check =>
  (value) =>
    values.includes(value as string);

/** The possible values, by field. The constraints of the database are wider, so a faulty value rejects its row and not the whole run. */
const RANGES: Partial<Record<SuppliedField, Range>> = { ...FIGURE_RANGES, latitude: [-90, 90], longitude: [-180, 180] };

const CHECKS: Partial<Record<SuppliedField, Check>> = {
  ...Object.fromEntries(Object.entries(RANGES).map(([field, range]) => [field, within(range)])),
  state: oneOf(STATE_CODES),
  type: oneOf(COLLEGE_TYPES),
  level: oneOf(COLLEGE_LEVELS),
  locale: oneOf(LOCALES),
  testingPolicy: oneOf(TESTING_POLICIES),
  federalAid: oneOf(FEDERAL_AID),
  carnegieScheme: oneOf(CARNEGIE_SCHEMES),
};

/** What a rejected row says. */
export type RowFault = Pick<RejectedRow, 'code' | 'message' | 'variable' | 'text'>;

/** Finds the first fault of a row. */
export function createRowCheck({
  fields,
  directory,
}: Pick<SourceTable, 'fields' | 'directory'>): (row: SuppliedRow) => RowFault | undefined {
  const checks = fields.map(({ field }) => CHECKS[field]);
  const universe = directory ? fields.findIndex(({ field }) => field === 'inUniverse') : -1;
  const required = REQUIRED.map((name) => fields.findIndex(({ field }) => field === name));

  return (row) => {
    const bad = checks.findIndex((check, index) => check !== undefined && !isNullOr(check, row.values[index] ?? null));
    const supplied = fields[bad];
    if (supplied) return faultOf(supplied, row.values[bad] ?? null);
    if (universe >= 0 && row.values[universe] === true) {
      const missing = required.findIndex((index) => (row.values[index] ?? null) === null);
      if (missing >= 0) return { code: 'missing-value', message: `A college needs ${REQUIRED[missing] ?? ''}.` };
    }
    return undefined;
  };
}

function faultOf({ field, variable }: SuppliedBy, value: SuppliedValue): RowFault {
  const range = RANGES[field];
  const name = variable === '' ? field : `${field} (${variable})`;
  const text = JSON.stringify(value);
  return {
    code: 'out-of-bounds',
    message: `${name} cannot be ${text}${range ? `: it must be ${range[0]} to ${range[1]}` : ''}.`,
    variable: name,
    text,
  };
}

const isNullOr = (check: Check, value: SuppliedValue): boolean => value === null || check(value);
