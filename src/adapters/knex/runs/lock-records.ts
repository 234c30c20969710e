import type { Knex } from 'knex';
import type { RecordStore, StaffRecord } from '../../../domain/admin/records.ports.ts';
import { DEPENDENT_FIELD_NAMES } from '../../../domain/imports/source-table.ts';
import { createQueryRecords } from '../admin/query-records.ts';
import { columnOf } from '../college-rows.ts';
import { newestSupplied } from '../imports/newest-supplied.ts';
import { readSnapshot } from '../snapshot.ts';

type LockRow = StaffRecord & { collegeId: number; field: string; college: Record<string, unknown> };

/** Locked fields with both values, for the panel. The imported values of a page of rows are read in one query. */
export function createLockRecords(db: Knex): RecordStore {
  const store = createQueryRecords(db, {
    resource: 'locks',
    rows: () => lockRows(db),
    hasTextIds: true,
    searched: ['name', 'field', 'reason'],
    toRecord: (row) => row,
  });
  const withBoth = (rows: readonly StaffRecord[]): Promise<StaffRecord[]> => withValues(db, rows as readonly LockRow[]);
  return {
    async list(slice) {
      const { records, total } = await store.list(slice);
      return { records: await withBoth(records), total };
    },
    async find(id) {
      const row = await store.find(id);
      return row && (await withBoth([row]))[0];
    },
    async *batches(selection) {
      for await (const rows of store.batches(selection)) yield await withBoth(rows);
    },
    noteExport: (filter) => store.noteExport(filter),
  };
}

/** Locks on dependent fields are left out: they belong to the lock on their main field. */
const lockRows = (db: Knex) =>
  db('field_locks')
    .join('colleges', 'colleges.id', 'field_locks.college_id')
    .whereNotIn('field_locks.field', DEPENDENT_FIELD_NAMES)
    .select({
      id: db.raw(`college_id || ':' || field`),
      collegeId: 'college_id',
      unitId: 'colleges.ipeds_unit_id',
      name: 'colleges.name',
      field: 'field',
      lockedBy: 'locked_by',
      reason: 'reason',
      lockedAt: 'locked_at',
      college: db.raw('to_jsonb(colleges)'),
    });

async function withValues(db: Knex, rows: readonly LockRow[]): Promise<StaffRecord[]> {
  const supplied = await readSnapshot(db, (connection) => newestSupplied(connection, rows));
  const byLock = new Map(supplied.map(({ collegeId, field, stored }) => [`${collegeId}:${field}`, stored?.[0] ?? null]));
  return rows.map(({ college, ...row }) => ({
    ...row,
    value: college[columnOf(row.field)] ?? null,
    supplied: byLock.get(String(row.id)) ?? null,
  }));
}
