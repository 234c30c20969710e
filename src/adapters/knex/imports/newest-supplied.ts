import type { ClientBase } from 'pg';
import { ALWAYS_THERE } from '../../../domain/imports/merge/precedence.ts';
import { storedStatusOf } from '../../../domain/imports/merge/statuses.ts';
import type { StoredValue } from '../../../domain/imports/college-image.ts';
import { rankSql } from './history/history-sql.ts';
import { receiptSql } from './provenance.ts';
import { writeValues } from './value-writes.ts';

export interface CollegeField {
  collegeId: number;
  field: string;
}

export interface NewestSupplied extends CollegeField {
  /** Null if no import in effect supplied the field. */
  stored: StoredValue | null;
}

const rank = rankSql('r.release');

/**
 * The values that the imports in effect supply for some fields, by the precedence of the merge. Each table counts with its newest row.
 * Within a source a value wins over no value, then the newer edition (`isNewer`), then the first table. Of several sources the last
 * import wins.
 */
export async function newestSupplied(connection: ClientBase, wanted: readonly CollegeField[]): Promise<NewestSupplied[]> {
  if (wanted.length === 0) return [];
  const { rows } = await connection.query<CollegeField & { value: unknown; letter: string | null; provenance: number | null }>(
    `select w.college_id as "collegeId", w.field, n.value, n.letter, n.provenance
     from unnest($1::int[], $2::text[]) as w(college_id, field) left join lateral (
       select s.* from (
         select distinct on (t.source) t.* from (
           select distinct on (s.source, s.table_name) s.source, s.id, s.run_id, r.year, ${rank} as rank,
             v.supplied->(p.place - 1) as value, substr(v.statuses, p.place, 1) as letter, ${receiptSql('v', 's', 'p.place')} as provenance
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
  return rows.map(({ collegeId, field, value, letter, provenance }) => ({
    collegeId,
    field,
    stored: provenance === null ? null : [value ?? null, provenance, storedStatusOf(letter ?? '', value !== null)],
  }));
}

/**
 * Sets fields to their newest supplied value, or to no value. A field that every college has is left as it is if no import supplied
 * it. Returns the fields that were set.
 */
export async function restoreNewestSupplied(connection: ClientBase, wanted: readonly CollegeField[]): Promise<CollegeField[]> {
  const found = await newestSupplied(connection, wanted);
  const restored = found.filter(({ field, stored }) => stored !== null || !(ALWAYS_THERE as readonly string[]).includes(field));
  const images = new Map<number, Record<string, StoredValue>>();
  for (const { collegeId, field, stored } of restored) images.set(collegeId, { ...images.get(collegeId), [field]: stored ?? NOTHING });
  await writeValues(
    connection,
    [...images].map(([collegeId, image]) => ({ collegeId, image })),
  );
  return restored;
}

const NOTHING: StoredValue = [null, null, null];
