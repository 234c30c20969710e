import { COMPUTED_FIELDS, EDITABLE_FIELDS } from '../../../domain/corrections/college-form.ts';
import { DEPENDENT_FIELD_NAMES } from '../../../domain/imports/source-table.ts';
import { columnOf, COLUMN_TYPES } from '../college-rows.ts';
import type { TableSpec } from './table-spec.ts';

const DEPENDENT = DEPENDENT_FIELD_NAMES.map((field) => `'${field}'`).join(', ');
const LOCKS = `(select count(*)::int from field_locks l where l.college_id = colleges.id and l.field not in (${DEPENDENT}))`;
const HAS_LOCKS = 'exists (select from field_locks l where l.college_id = colleges.id)';
const PRICES_LOCKED = `exists (select from field_locks l where l.college_id = colleges.id and l.field = 'netPricesByIncome')`;

const SEARCHED = ['colleges.name', `array_to_string(colleges.aliases, ' ')`, 'colleges.ipeds_unit_id::text', 'colleges.slug'];
const IDENTITY = ['ipedsUnitId', 'slug', 'name', 'location', 'state', 'type', 'level', 'operatingStatus'];

/** Rows of the list of colleges. */
export const COLLEGE_ROWS: TableSpec = {
  resource: 'colleges',
  table: 'colleges',
  fields: [...IDENTITY, 'size', 'isFeatured', 'lastDataSync'],
  computed: { locks: LOCKS },
  searched: SEARCHED,
  filters: {
    hasLocks: (query, isWanted) => void query.whereRaw(isWanted === true ? HAS_LOCKS : `not ${HAS_LOCKS}`),
    missing: (query, field) => void query.whereRaw(isMissing(String(field))),
  },
};

/** All values of colleges, for files. */
export const COLLEGE_VALUES: TableSpec = {
  ...COLLEGE_ROWS,
  fields: [...new Set([...COLLEGE_ROWS.fields, ...EDITABLE_FIELDS, ...COMPUTED_FIELDS])],
};

export const NET_PRICES: TableSpec = {
  resource: 'net-prices',
  table: 'colleges',
  fields: ['ipedsUnitId', 'slug', 'name', 'state', 'type', 'operatingStatus', 'netPricesByIncome'],
  computed: { isLocked: PRICES_LOCKED },
  searched: SEARCHED,
  filters: {
    hasPrices: (query, isWanted) =>
      void query.whereRaw(isWanted === true ? `not ${isMissing('netPricesByIncome')}` : isMissing('netPricesByIncome')),
  },
};

/** `field` is of the contract. A list without entries is no value. */
function isMissing(field: string): string {
  const column = `colleges.${columnOf(field)}`;
  return COLUMN_TYPES.get(field) === 'text[]' ? `(${column} is null or ${column} = '{}')` : `(${column} is null)`;
}
