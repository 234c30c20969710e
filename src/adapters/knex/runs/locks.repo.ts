import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import type { FieldLock, LockEdit, LockStore } from '../../../domain/corrections/locks.ports.ts';
import { DEPENDENT_FIELD_NAMES } from '../../../domain/imports/source-table.ts';
import { openCatalog } from '../catalog-lock.ts';
import { publishVersion } from '../data-versions.ts';
import { restoreNewestSupplied, newestSupplied } from '../imports/newest-supplied.ts';
import { letterSql } from '../imports/status-sql.ts';
import { columnOf } from '../college-rows.ts';
import { settleSlugOf } from '../slugs.ts';
import { readSnapshot } from '../snapshot.ts';
import { writeValues } from '../imports/value-writes.ts';

interface LockRow extends Omit<FieldLock, 'value' | 'supplied'> {
  collegeId: number;
  college: Record<string, unknown>;
}

/** Locks on dependent fields are left out: they belong to the lock on their main field. */
const LOCKS = `select l.college_id as "collegeId", c.ipeds_unit_id as "unitId", c.name, l.field, l.locked_by as "lockedBy", l.reason,
    l.locked_at as "lockedAt", to_jsonb(c) as college
  from field_locks l join colleges c on c.id = l.college_id
  where l.field <> all($2) and ($1::int is null or c.ipeds_unit_id = $1) order by c.ipeds_unit_id, l.field`;

export function createLockStore(db: Knex): LockStore {
  return {
    list: (unitId) =>
      readSnapshot(db, async (connection) => {
        const { rows } = await connection.query<LockRow>(LOCKS, [unitId ?? null, DEPENDENT_FIELD_NAMES]);
        const supplied = await newestSupplied(connection, rows);
        return rows.map(({ college, collegeId, ...lock }) => ({
          ...lock,
          value: college[columnOf(lock.field)] ?? null,
          supplied: supplied.find((each) => each.collegeId === collegeId && each.field === lock.field)?.stored?.[0] ?? null,
        }));
      }),

    set: (edit) =>
      editCollege(db, edit.unitId, async (connection, collegeId) => {
        await storeDisplaced(connection, collegeId, edit);
        const provenance = await insertProvenance(connection, edit);
        await connection.query(
          `insert into field_locks (college_id, field, locked_by, reason, locked_at)
           select $1, field, $3, $4, $5 from unnest($2::text[]) as given(field)
           on conflict (college_id, field) do update set locked_by = excluded.locked_by, reason = excluded.reason, locked_at = excluded.locked_at`,
          [collegeId, edit.values.map(({ field }) => field), edit.by, edit.reason, edit.at],
        );
        const image = Object.fromEntries(edit.values.map(({ field, value }) => [field, [value, provenance, null]]));
        await writeValues(connection, [{ collegeId, image }]);
        if ('name' in image) await settleSlugOf(connection, collegeId);
        return true;
      }),

    remove: ({ unitId, fields }) =>
      editCollege(db, unitId, async (connection, collegeId) => {
        const { rowCount } = await connection.query('delete from field_locks where college_id = $1 and field = any($2)', [
          collegeId,
          fields,
        ]);
        if (rowCount === 0) return false;
        await restoreNewestSupplied(
          connection,
          fields.map((field) => ({ collegeId, field })),
        );
        if (fields.includes('name')) await settleSlugOf(connection, collegeId);
        return true;
      }),
  };
}

/** Edits one college in one transaction and publishes a data version. False, with nothing changed, if `change` finds nothing to do. */
async function editCollege(
  db: Knex,
  unitId: number,
  change: (connection: ClientBase, collegeId: number) => Promise<boolean>,
): Promise<boolean> {
  const connection = await openCatalog(db, `edit of ${unitId}`);
  try {
    const { rows } = await connection.query<{ id: number; name: string }>('select id, name from colleges where ipeds_unit_id = $1', [
      unitId,
    ]);
    const [college] = rows;
    if (!college) return false;
    const before = await staffProvenance(connection, college.id);
    if (!(await change(connection, college.id))) return false;
    const after = await staffProvenance(connection, college.id);
    await connection.query('delete from value_sources where id = any($1)', [before.filter((id) => !after.includes(id))]);
    await publishVersion(connection, `edit of ${college.name}`);
    await connection.query('commit');
    return true;
  } finally {
    await connection.end();
  }
}

/** Provenance rows of staff values. Each belongs to one college. */
async function staffProvenance(connection: ClientBase, collegeId: number): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select v.id from value_sources v where v.source = 'staff'
     and v.id in (select f.value::int from colleges c, jsonb_each_text(c.field_sources) f where c.id = $1)`,
    [collegeId],
  );
  return rows.map(({ id }) => id);
}

async function insertProvenance(connection: ClientBase, { reason, at }: LockEdit): Promise<number> {
  const day = at.toISOString().slice(0, 10);
  const { rows } = await connection.query<{ id: number }>(
    `insert into value_sources (source, table_name, variable, year, period, release) values ('staff', 'edit', $1, $2, $3, 'final') returning id`,
    [reason, at.getUTCFullYear(), day],
  );
  return rows[0]?.id ?? 0;
}

/**
 * Stores the imported value as supplied if it is in no stored table: it came with the seed catalog. It gets the run of its provenance,
 * so that later imports take precedence.
 */
async function storeDisplaced(connection: ClientBase, collegeId: number, { values }: LockEdit): Promise<void> {
  for (const { field } of values) {
    await connection.query(
      `with displaced as (
         select v.*, c.${columnOf(field)} as value, c.field_status->>'${field}' as status
         from colleges c join value_sources v on v.id = (c.field_sources->>'${field}')::int
         where c.id = $1 and v.run_id is not null and not exists (
           select from supplied_values s join supplied_tables t on t.id = s.table_id
           where s.college_id = c.id and t.source = v.source and t.table_name = v.table_name and t.run_id >= v.run_id and '${field}' = any(t.fields))
       ), noted as (
         insert into supplied_tables (run_id, source, table_name, year, fields, receipts)
         select run_id, source, table_name, year, array['${field}'], array[id] from displaced returning id
       )
       insert into supplied_values (college_id, table_id, supplied, statuses)
       select $1, noted.id, jsonb_build_array(value),
         ${letterSql('status')}
       from displaced, noted`,
      [collegeId],
    );
  }
}
