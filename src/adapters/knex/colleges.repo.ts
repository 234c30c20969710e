import type { Knex } from 'knex';
import type { CollegeStore } from '../../domain/colleges/colleges.ports.ts';
import { columnOf, COLUMN_TYPES, createCollegeReader, type CollegeRow, type ValueSourceRow } from './rows.ts';

/** JSON is read as text, so that equal receipts are parsed once. */
const TEXT_COLUMNS = ['data_source_flags', 'field_sources', 'field_status'];
const PLAIN_COLUMNS = ['id', ...[...COLUMN_TYPES.keys()].map(columnOf).filter((column) => !TEXT_COLUMNS.includes(column))];

export function createCollegeStore(db: Knex): CollegeStore {
  const asText = TEXT_COLUMNS.map((column) => db.raw('??::text as ??', [column, column]));

  return {
    /** The day and number of the newest data version, for instance "2026-11-21.3"; "0" before the first. */
    async dataVersion() {
      const [row] = (await db('data_versions')
        .select('id', db.raw("to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day"))
        .orderBy('id', 'desc')
        .limit(1)) as { id: number; day: string }[];
      return row ? `${row.day}.${row.id}` : '0';
    },

    async all() {
      const sources = await db<ValueSourceRow>('value_sources').select();
      const rows = (await db('colleges')
        .select(...PLAIN_COLUMNS, ...asText)
        .orderBy('id')) as CollegeRow[];
      const toCollege = createCollegeReader(sources);
      return rows.map(toCollege);
    },
  };
}
