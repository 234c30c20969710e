import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import type { FieldKey } from '../../../domain/colleges/attributes.ts';
import type { FieldLock, LockStore } from '../../../domain/corrections/locks.ports.ts';
import { LOCKED_SUFFIX } from '../../../domain/corrections/staff-edit.ts';
import { DEPENDENT_FIELD_NAMES } from '../../../domain/imports/source-table.ts';
import { editCatalog, editColleges, storedColleges, type StoredCollege } from '../admin/colleges-edit.ts';
import { columnOf } from '../college-rows.ts';
import { newestSupplied } from '../imports/newest-supplied.ts';
import { currentOrigin } from '../origin.ts';
import { readSnapshot } from '../snapshot.ts';

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

    set: ({ unitId, field, value, by, reason, at }) =>
      editCollege(db, unitId, field, async (connection, college, resource) => {
        const changes = { [field]: value, [field + LOCKED_SUFFIX]: true };
        await editColleges(connection, [college], { resource, changes, reason, by, at });
        return true;
      }),

    remove: ({ unitId, field, at }) =>
      editCollege(db, unitId, field, async (connection, college, resource) => {
        if (!college.locked.includes(field)) return undefined;
        const changes = { [field + LOCKED_SUFFIX]: false };
        await editColleges(connection, [college], { resource, changes, reason: null, by: currentOrigin().actor, at });
        return true;
      }),
  };
}

/** Edits one college. False, with nothing changed, if there is no such college or `change` finds nothing to do. */
async function editCollege(
  db: Knex,
  unitId: number,
  field: FieldKey,
  change: (connection: ClientBase, college: StoredCollege, resource: string) => Promise<true | undefined>,
): Promise<boolean> {
  const resource = field === 'netPricesByIncome' ? 'net-prices' : 'colleges';
  const done = await editCatalog(db, `edit of ${unitId}`, async (connection) => {
    const [college] = await storedColleges(connection, 'c.ipeds_unit_id = $1', [unitId]);
    return college && change(connection, college, resource);
  });
  return done ?? false;
}
