import type { ClientBase } from 'pg';
import {
  fieldsOf,
  NAMES_IMAGE,
  SLUGS_IMAGE,
  STATUS_IMAGE,
  storedValueOf,
  type CollegeImage,
} from '../../../domain/imports/college-image.ts';
import { findDrift, storeScores } from './score-rows.ts';
import { storeFlags } from './source-flags.ts';
import { columnOf, COLUMN_TYPES } from '../college-rows.ts';

/** New values of one college. Fields that are left out stay. */
export interface CollegeWrite {
  collegeId: number;
  /** `StoredValue`s by field, `@status`, `@formerNames`, `@slugs`. */
  image: CollegeImage;
  lastDataSync?: string | null | undefined;
}

/** Writes values with provenance and status, for many colleges in one statement, then the flags and scores of these colleges. */
export async function writeValues(connection: ClientBase, writes: readonly CollegeWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const given = writes.map(toGiven);
  const columns = [...new Set(given.flatMap((row) => Object.keys(row.columns)))].filter((column) => COLUMNS.has(column));
  const list = (alias: string): string => columns.map((column) => `${alias}${column}`).join(', ');
  // A JSON null becomes an SQL null. A missing column stays as it is.
  const values = columns.length === 0 ? '' : `(${list('')}) = (select ${list('p.')} from jsonb_populate_record(c, g.columns) p),`;
  await connection.query(
    `update colleges c set ${values}
       field_sources = jsonb_strip_nulls(c.field_sources || g.provenance),
       field_status = jsonb_strip_nulls(c.field_status || g.statuses)
     from jsonb_to_recordset($1) as g(id int, columns jsonb, provenance jsonb, statuses jsonb)
     where c.id = g.id`,
    [JSON.stringify(given)],
  );
  const ids = writes.map(({ collegeId }) => collegeId);
  await storeFlags(connection, ids);
  await storeScores(connection, await findDrift(connection, { where: 'c.id = any($1)', values: [ids] }));
}

const COLUMNS: ReadonlySet<string> = new Set([...COLUMN_TYPES.keys()].map(columnOf));

function toGiven({ collegeId, image, lastDataSync }: CollegeWrite) {
  const fields = fieldsOf(image);
  const each = (place: 0 | 1 | 2, keyOf: (field: string) => string): Record<string, unknown> =>
    Object.fromEntries(fields.map((field) => [keyOf(field), storedValueOf(image, field)[place]]));
  const status = image[STATUS_IMAGE];
  const names = image[NAMES_IMAGE];
  const slugs = image[SLUGS_IMAGE];
  return {
    id: collegeId,
    columns: {
      ...each(0, columnOf),
      ...(status && { operating_status: status[0], successor_unit_id: status[1] }),
      ...(names && { former_names: names[0] }),
      ...(slugs && { slug: slugs[0], former_slugs: slugs[1] }),
      ...(lastDataSync !== undefined && { last_data_sync: lastDataSync }),
    },
    provenance: each(1, (field) => field),
    statuses: each(2, (field) => field),
  };
}
