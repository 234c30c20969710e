import type { ClientBase } from 'pg';
import { fieldsOf, NAMES_IMAGE, STATUS_IMAGE, storedValueOf, type Image } from '../../../domain/imports/run-images.ts';
import { findDrift, storeScores } from './score-rows.ts';
import { columnOf, COLUMN_TYPES } from '../rows.ts';

/** What one college is to have from now on; what is left out stays. */
export interface CollegeWrite {
  collegeId: number;
  /** Values with receipt and status by field, `@status`, `@formerNames`. */
  image: Image;
  lastDataSync?: string | null | undefined;
  /** What a source leaves on the college; null takes it away. */
  flag?: { source: string; value: unknown } | undefined;
}

/** Writes values with their receipts and statuses, many colleges in one statement, and then the scores of those colleges. */
export async function writeValues(connection: ClientBase, writes: readonly CollegeWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const given = writes.map(toGiven);
  const columns = [...new Set(given.flatMap((row) => Object.keys(row.columns)))].filter((column) => COLUMNS.has(column));
  const list = (alias: string): string => columns.map((column) => `${alias}${column}`).join(', ');
  // A JSON null becomes an SQL null; a column that is not given stays as it is in the row.
  const values = columns.length === 0 ? '' : `(${list('')}) = (select ${list('p.')} from jsonb_populate_record(c, g.columns) p),`;
  await connection.query(
    `update colleges c set ${values}
       field_sources = jsonb_strip_nulls(c.field_sources || g.receipts),
       field_status = jsonb_strip_nulls(c.field_status || g.statuses),
       data_source_flags = (c.data_source_flags - coalesce(g.source, '')) || g.flag
     from jsonb_to_recordset($1) as g(id int, columns jsonb, receipts jsonb, statuses jsonb, source text, flag jsonb)
     where c.id = g.id`,
    [JSON.stringify(given)],
  );
  const ids = writes.map(({ collegeId }) => collegeId);
  await storeScores(connection, await findDrift(connection, { where: 'c.id = any($1)', values: [ids] }));
}

const COLUMNS: ReadonlySet<string> = new Set([...COLUMN_TYPES.keys()].map(columnOf));

function toGiven({ collegeId, image, lastDataSync, flag }: CollegeWrite) {
  const fields = fieldsOf(image);
  const each = (place: 0 | 1 | 2, keyOf: (field: string) => string): Record<string, unknown> =>
    Object.fromEntries(fields.map((field) => [keyOf(field), storedValueOf(image, field)[place]]));
  const status = image[STATUS_IMAGE];
  const names = image[NAMES_IMAGE];
  return {
    id: collegeId,
    columns: {
      ...each(0, columnOf),
      ...(status && { operating_status: status[0], successor_unit_id: status[1] }),
      ...(names && { former_names: names[0] }),
      ...(lastDataSync !== undefined && { last_data_sync: lastDataSync }),
    },
    receipts: each(1, (field) => field),
    statuses: each(2, (field) => field),
    source: flag?.source ?? null,
    flag: flag && flag.value !== null ? { [flag.source]: flag.value } : {},
  };
}
