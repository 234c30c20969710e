import type { ClientBase } from 'pg';
import type { SuppliedField, SuppliedValue } from '../../../domain/imports/source-table.ts';
import { columnOf } from '../college-rows.ts';
import { restoreNewestSupplied, type CollegeField } from '../imports/newest-supplied.ts';
import { letterSql } from '../imports/status-sql.ts';
import { writeValues } from '../imports/value-writes.ts';
import { settleSlugOf } from '../slugs.ts';

/** Values from staff for one college: fields with their dependent fields. */
interface StaffValues {
  collegeId: number;
  values: readonly { field: SuppliedField; value: SuppliedValue }[];
}

export interface LockFacts {
  by: string;
  /** Public: it is the source of the value. */
  reason: string;
  at: Date;
}

/** Writes values with staff provenance and locks their fields, for many colleges in few statements. */
export async function lockValues(connection: ClientBase, writes: readonly StaffValues[], facts: LockFacts): Promise<void> {
  if (writes.length === 0) return;
  await storeDisplaced(connection, writes);
  const provenance = await insertProvenance(connection, writes.length, facts);
  const locked = writes.flatMap(({ collegeId, values }) => values.map(({ field }) => ({ collegeId, field })));
  await connection.query(
    `insert into field_locks (college_id, field, locked_by, reason, locked_at)
     select college_id, field, $3, $4, $5 from unnest($1::int[], $2::text[]) as given(college_id, field)
     on conflict (college_id, field) do update set locked_by = excluded.locked_by, reason = excluded.reason, locked_at = excluded.locked_at`,
    [...columnsOf(locked), facts.by, facts.reason, facts.at],
  );
  await writeValues(
    connection,
    writes.map(({ collegeId, values }, index) => ({
      collegeId,
      image: Object.fromEntries(values.map(({ field, value }) => [field, [value, provenance[index] ?? null, statusOf(value)]])),
    })),
  );
  await settleSlugs(connection, locked);
}

/** Removes locks and restores the newest imported values. Returns the number of removed locks. */
export async function unlockFields(connection: ClientBase, fields: readonly CollegeField[]): Promise<number> {
  const { rowCount } = await connection.query(
    'delete from field_locks l using unnest($1::int[], $2::text[]) as given(college_id, field) where l.college_id = given.college_id and l.field = given.field',
    columnsOf(fields),
  );
  if (!rowCount) return 0;
  await restoreNewestSupplied(connection, fields);
  await settleSlugs(connection, fields);
  return rowCount;
}

/** Runs `change`, then deletes the provenance of staff values that some colleges no longer have. Each row belongs to one college. */
export async function withoutOrphans<T>(connection: ClientBase, collegeIds: readonly number[], change: () => Promise<T>): Promise<T> {
  const before = await staffProvenance(connection, collegeIds);
  const result = await change();
  const after = new Set(await staffProvenance(connection, collegeIds));
  await connection.query('delete from value_sources where id = any($1)', [before.filter((id) => !after.has(id))]);
  return result;
}

const statusOf = (value: SuppliedValue): string | null => (value === null ? 'not-reported' : null);
const columnsOf = (fields: readonly CollegeField[]): [number[], string[]] => [
  fields.map(({ collegeId }) => collegeId),
  fields.map(({ field }) => field),
];

async function settleSlugs(connection: ClientBase, fields: readonly CollegeField[]): Promise<void> {
  for (const { collegeId, field } of fields) if (field === 'name') await settleSlugOf(connection, collegeId);
}

async function staffProvenance(connection: ClientBase, collegeIds: readonly number[]): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select v.id from value_sources v where v.source = 'staff'
     and v.id in (select f.value::int from colleges c, jsonb_each_text(c.field_sources) f where c.id = any($1))`,
    [collegeIds],
  );
  return rows.map(({ id }) => id);
}

/** Equal rows, one for each college. */
async function insertProvenance(connection: ClientBase, count: number, { reason, at }: LockFacts): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `insert into value_sources (source, table_name, variable, year, period, release)
     select 'staff', 'edit', $1, $2, $3, 'final' from generate_series(1, $4) returning id`,
    [reason, at.getUTCFullYear(), at.toISOString().slice(0, 10), count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Stores imported values as supplied if they are in no stored table: they came with the seed catalog. They get the run of their
 * provenance, so that later imports take precedence. Colleges with the same provenance share a table.
 */
async function storeDisplaced(connection: ClientBase, writes: readonly StaffValues[]): Promise<void> {
  const fields = new Set(writes.flatMap(({ values }) => values.map(({ field }) => field)));
  for (const field of fields) {
    const ids = writes.filter(({ values }) => values.some((value) => value.field === field)).map(({ collegeId }) => collegeId);
    await connection.query(
      `with displaced as (
         select v.*, c.id as college_id, c.${columnOf(field)} as value, c.field_status->>'${field}' as status
         from colleges c join value_sources v on v.id = (c.field_sources->>'${field}')::int
         where c.id = any($1) and v.run_id is not null and not exists (
           select from supplied_values s join supplied_tables t on t.id = s.table_id
           where s.college_id = c.id and t.source = v.source and t.table_name = v.table_name and t.run_id >= v.run_id and '${field}' = any(t.fields))
       ), noted as (
         insert into supplied_tables (run_id, source, table_name, year, fields, receipts)
         select distinct run_id, source, table_name, year, array['${field}'], array[id] from displaced returning id, receipts[1] as receipt
       )
       insert into supplied_values (college_id, table_id, supplied, statuses)
       select d.college_id, noted.id, jsonb_build_array(d.value), ${letterSql('d.status')}
       from displaced d join noted on noted.receipt = d.id`,
      [ids],
    );
  }
}
