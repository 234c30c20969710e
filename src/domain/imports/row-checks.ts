import { CARNEGIE_SCHEMES, COLLEGE_LEVELS, COLLEGE_TYPES, LOCALES, TESTING_POLICIES } from '../colleges/college.ts';
import { FIGURE_KEYS, FIGURES } from '../colleges/figures.ts';
import { STATE_CODES } from '../colleges/states.ts';
import type { SourceTable, SuppliedField, SuppliedRow, SuppliedValue } from './source-table.ts';

const REQUIRED: readonly SuppliedField[] = ['name', 'location', 'state', 'type', 'level'];
const MAX_INTEGER = 2_147_483_647;

type Check = (value: SuppliedValue) => boolean;

const within =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;

const oneOf =
  (values: readonly (string | number)[]): Check =>
  (value) =>
    values.includes(value as string);

const UNIT_CHECKS: Record<(typeof FIGURES)[keyof typeof FIGURES]['unit'], Check> = {
  count: within(0, MAX_INTEGER),
  usd: within(0, MAX_INTEGER),
  points: within(1, 1600),
  fraction: within(0, 1),
  score: within(0, 100),
  'per-1000': within(0, 1_000_000),
};

/** The constraints of the database, checked first: a faulty row is then rejected and does not fail the run. */
const CHECKS: Partial<Record<SuppliedField, Check>> = {
  ...Object.fromEntries(FIGURE_KEYS.map((key) => [key, UNIT_CHECKS[FIGURES[key].unit]])),
  ...Object.fromEntries((['avgSAT', 'sat25', 'sat75'] as const).map((key) => [key, within(400, 1600)])),
  ...Object.fromEntries((['avgACT', 'act25', 'act75'] as const).map((key) => [key, within(1, 36)])),
  netPricePublic: within(-MAX_INTEGER, MAX_INTEGER),
  netPricePrivate: within(-MAX_INTEGER, MAX_INTEGER),
  researchFundingTotal: within(0, 1_000_000_000_000),
  researchExpense: within(0, 1_000_000_000_000),
  latitude: within(-90, 90),
  longitude: within(-180, 180),
  state: oneOf(STATE_CODES),
  type: oneOf(COLLEGE_TYPES),
  level: oneOf(COLLEGE_LEVELS),
  locale: oneOf(LOCALES),
  testingPolicy: oneOf(TESTING_POLICIES),
  carnegieScheme: oneOf(CARNEGIE_SCHEMES),
};

export interface RowFault {
  code: string;
  message: string;
}

/** Finds the first fault of a row. Remembers UNITIDs, because only the first row of a college counts. */
export function createRowCheck({
  fields,
  directory,
}: Pick<SourceTable, 'fields' | 'directory'>): (row: SuppliedRow) => RowFault | undefined {
  const seen = new Set<number>();
  const checks = fields.map(({ field }) => CHECKS[field]);
  const universe = directory ? fields.findIndex(({ field }) => field === 'inUniverse') : -1;
  const required = REQUIRED.map((name) => fields.findIndex(({ field }) => field === name));

  return (row) => {
    const bad = checks.findIndex((check, index) => check !== undefined && !isNullOr(check, row.values[index] ?? null));
    if (bad >= 0) {
      const field = fields[bad]?.field ?? '';
      return { code: 'out-of-bounds', message: `${field} cannot be ${JSON.stringify(row.values[bad])}` };
    }
    if (universe >= 0 && row.values[universe] === true) {
      const missing = required.findIndex((index) => (row.values[index] ?? null) === null);
      if (missing >= 0) return { code: 'missing-value', message: `a college needs ${REQUIRED[missing] ?? ''}` };
    }
    if (seen.has(row.unitId)) return { code: 'duplicate', message: `UNITID ${row.unitId} is in this file already` };
    seen.add(row.unitId);
    return undefined;
  };
}

const isNullOr = (check: Check, value: SuppliedValue): boolean => value === null || check(value);
