import type { ClientBase } from 'pg';
import { DEPENDENT_FIELD_NAMES } from '../../../domain/imports/source-table.ts';
import { MAX_LISTED_COLLEGES, type CountedList, type LockedConflict } from '../../../domain/imports/run-diff.ts';
import type { MergedField } from './merge/plan.ts';
import { stagedName } from './temp-tables.ts';
import { columnOf } from '../college-rows.ts';

/** The fields with a lock on at least one college. */
export async function lockedFields(connection: ClientBase): Promise<string[]> {
  const { rows } = await connection.query<{ field: string }>('select distinct field from field_locks');
  return rows.map(({ field }) => field);
}

/** Locked values that differ from the staged value. A missing staged value is no conflict. */
export async function findLockedConflicts(
  connection: ClientBase,
  fields: readonly MergedField[],
  locked: readonly string[],
): Promise<CountedList<LockedConflict>> {
  // A dependent field has the same conflict as its main field.
  const concerned = fields.filter(({ field }) => locked.includes(field) && !DEPENDENT_FIELD_NAMES.includes(field));
  if (concerned.length === 0) return { count: 0, first: [] };
  const { rows } = await connection.query<LockedConflict & { count: number }>(
    `select "unitId", name, field, staff, supplied, count(*) over ()::int as count from (${concerned.map(conflictSql).join(' union all ')}) f
     order by "unitId", field limit ${MAX_LISTED_COLLEGES}`,
  );
  const first = rows.map(({ unitId, name, field, staff, supplied }) => ({ unitId, name, field, staff, supplied }));
  return { count: rows[0]?.count ?? 0, first };
}

/** Like the merge, uses the first table with a value. */
function conflictSql({ field, suppliers }: MergedField): string {
  const column = columnOf(field);
  const joins = suppliers.map(({ index }) => `left join ${stagedName(index)} t${index} on t${index}.unitid = c.ipeds_unit_id`);
  const supplied = `coalesce(${suppliers.map(({ index }) => `t${index}.${column}`).join(', ')})`;
  return `select c.ipeds_unit_id as "unitId", c.name, '${field}' as field, to_jsonb(c.${column}) as staff, to_jsonb(${supplied}) as supplied
    from field_locks l join colleges c on c.id = l.college_id ${joins.join(' ')}
    where l.field = '${field}' and ${supplied} is not null and ${supplied} is distinct from c.${column}`;
}
