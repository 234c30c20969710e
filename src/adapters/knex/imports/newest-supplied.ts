import type { ClientBase } from 'pg';
import { RELEASES } from '../../../domain/colleges/college.ts';
import { STATUS_LETTERS } from '../../../domain/imports/source-table.ts';
import type { StoredValue } from '../../../domain/imports/run-images.ts';
import { ALWAYS_THERE } from './merge-sql.ts';
import { writeValues } from './value-writes.ts';

export interface CollegeField {
  collegeId: number;
  field: string;
}

export interface NewestSupplied extends CollegeField {
  /** Nothing where no import that stands says anything of the field. */
  stored: StoredValue | null;
}

const rank = `array_position('{${RELEASES.join(',')}}'::text[], r.release)`;

/**
 * What the imports that stand say of some fields, by the rules of the merge: each table counts with its newest word, the first table of
 * a run with a value wins, a later year of a source beats an earlier one, and of several sources the last import.
 */
export async function newestSupplied(connection: ClientBase, wanted: readonly CollegeField[]): Promise<NewestSupplied[]> {
  if (wanted.length === 0) return [];
  const { rows } = await connection.query<CollegeField & { value: unknown; letter: string | null; receipt: number | null }>(
    `select w.college_id as "collegeId", w.field, n.value, n.letter, n.receipt
     from unnest($1::int[], $2::text[]) as w(college_id, field) left join lateral (
       select s.* from (
         select distinct on (t.source) t.* from (
           select distinct on (s.source, s.table_name) s.source, s.id, s.run_id, r.year, ${rank} as rank,
             v.supplied->(p.place - 1) as value, substr(v.statuses, p.place, 1) as letter, s.receipts[p.place] as receipt
           from supplied_values v
           join supplied_tables s on s.id = v.table_id
           join import_runs r on r.id = s.run_id
           cross join lateral (select array_position(s.fields, w.field) as place) p
           where v.college_id = w.college_id and p.place is not null and r.status = 'succeeded'
           order by s.source, s.table_name, r.year desc, s.year desc, ${rank} desc, s.id desc
         ) t order by t.source, t.value = 'null', t.year desc, t.rank desc, t.run_id desc, t.id
       ) s order by s.value = 'null', s.run_id desc limit 1
     ) n on true`,
    [wanted.map(({ collegeId }) => collegeId), wanted.map(({ field }) => field)],
  );
  return rows.map(({ collegeId, field, value, letter, receipt }) => ({
    collegeId,
    field,
    stored: receipt === null ? null : [value ?? null, receipt, STATUS_OF.get(letter ?? '') ?? null],
  }));
}

/**
 * Gives fields the newest word of the imports that stand, or no value where they say nothing. What no college can be without stays as it is
 * where they say nothing. Returns the fields that were given.
 */
export async function giveToImports(connection: ClientBase, wanted: readonly CollegeField[]): Promise<CollegeField[]> {
  const found = await newestSupplied(connection, wanted);
  const given = found.filter(({ field, stored }) => stored !== null || !(ALWAYS_THERE as readonly string[]).includes(field));
  const images = new Map<number, Record<string, StoredValue>>();
  for (const { collegeId, field, stored } of given) images.set(collegeId, { ...images.get(collegeId), [field]: stored ?? NOTHING });
  await writeValues(
    connection,
    [...images].map(([collegeId, image]) => ({ collegeId, image })),
  );
  return given;
}

const NOTHING: StoredValue = [null, null, null];

/** A value that is simply reported has no status. */
const STATUS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STATUS_LETTERS)
    .filter(([status]) => status !== 'reported')
    .map(([status, letter]) => [letter, status]),
);
