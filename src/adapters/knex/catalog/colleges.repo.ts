import type { Knex } from 'knex';
import type { CollegeStore } from '../../../domain/search/search.ports.ts';
import { columnOf, COLUMN_TYPES, createCollegeReader, receiptsOf, type CollegeRow, type ReceiptRow } from '../rows.ts';

/** JSON is read as text, so that equal receipts are parsed once. */
const TEXT_COLUMNS = ['data_source_flags', 'field_sources', 'field_status'];
const PLAIN_COLUMNS = ['id', ...[...COLUMN_TYPES.keys()].map(columnOf).filter((column) => !TEXT_COLUMNS.includes(column))];

/** The day, in UTC, and the number. */
export const versionName = (at: Date, id: number): string => `${at.toISOString().slice(0, 10)}.${id}`;

export function createCollegeStore(db: Knex): CollegeStore {
  const asText = TEXT_COLUMNS.map((column) => db.raw('??::text as ??', [column, column]));

  return {
    /** The day and number of the newest data version, for instance "2026-11-21.3"; "0" before the first. */
    async dataVersion() {
      const [row] = await db<{ id: number; created_at: Date }>('data_versions').select('id', 'created_at').orderBy('id', 'desc').limit(1);
      return row ? versionName(row.created_at, row.id) : '0';
    },

    async all() {
      const sources = (await receiptsOf(db)) as ReceiptRow[];
      const rows = (await db('colleges')
        .select(...PLAIN_COLUMNS, ...asText)
        .orderBy('id')) as CollegeRow[];
      const toCollege = createCollegeReader(sources);
      return rows.map(toCollege);
    },
  };
}
