import type { Knex } from 'knex';
import type { RecordChange } from '../../../domain/audit/audit.ts';
import {
  NOT_KEPT,
  type BulkEdit,
  type EditRefusal,
  type RecordEdit,
  type RecordFilter,
  type RecordSelection,
  type RecordStore,
  type RecordValues,
  type StaffRecord,
} from '../../../domain/admin/records.ports.ts';
import { columnOf } from '../college-rows.ts';
import { currentOrigin } from '../origin.ts';
import { recordChanges, recordExport } from '../transactions/record-audit.ts';
import { isInvolvedIn, leaveOutInvolved } from './involved-rows.ts';
import { applyFilter, selectionOf, toColumns, withTaken, type TableSpec } from './table-spec.ts';

const BATCH_ROWS = 1_000;

type Action = BulkEdit['action'];
const EVENTS = { change: 'record-changed', remove: 'record-deleted', restore: 'record-restored' } as const;

/** The records of one table: versions, Trash, filters, and audit rows in the transaction of each change. */
export function createTableStore(db: Knex, spec: TableSpec): RecordStore {
  const select = (at: Knex, filter: RecordFilter) => {
    const query = at(spec.table).select(selectionOf(db, spec));
    applyFilter(query, spec, filter);
    return query;
  };
  const sorted = ({ filter, sort }: RecordSelection) =>
    select(db, filter).orderBy(columnOrField(spec, sort.field), sort.direction, 'last').orderBy(`${spec.table}.id`);
  const edit = ({ id, version, reason }: RecordEdit, action: Action, changes: RecordValues) =>
    withTaken(spec, () =>
      db.transaction(async (trx): Promise<StaffRecord | EditRefusal> => {
        const [before] = await lockRows(trx, spec, { id });
        if (!before) return 'unknown';
        if (await isInvolvedIn(trx, spec, before.id)) return 'involved';
        if (before.version !== version) return 'outdated';
        await writeRows(trx, spec, [before], { action, changes, reason });
        return (await read(trx, spec, id)) ?? 'unknown';
      }),
    );

  return {
    async list({ offset, limit, ...selection }) {
      const counted = db(spec.table).count<{ count: string }[]>({ count: '*' });
      applyFilter(counted, spec, selection.filter);
      const [records, [row]] = await Promise.all([sorted(selection).offset(offset).limit(limit), counted]);
      return { records: records as StaffRecord[], total: Number(row?.count ?? 0) };
    },
    find: (id) => read(db, spec, id),
    async *batches(selection) {
      for (let offset = 0; ; offset += BATCH_ROWS) {
        const rows = (await sorted(selection).offset(offset).limit(BATCH_ROWS)) as StaffRecord[];
        yield rows;
        if (rows.length < BATCH_ROWS) return;
      }
    },
    noteExport: (filter) => recordExport(db, spec.resource, filter),
    create: (values, reason) =>
      withTaken(spec, () =>
        db.transaction(async (trx): Promise<StaffRecord> => {
          const given = { ...spec.defaults?.(), ...values };
          const [row] = await trx(spec.table).insert(toColumns(spec, given)).returning<{ id: number }[]>('id');
          const id = row?.id ?? 0;
          await recordChanges(trx, [
            { event: 'record-created', resource: spec.resource, id, before: null, after: shown(spec, given), reason },
          ]);
          await finish(trx, spec, [id]);
          const record = await read(trx, spec, String(id));
          if (!record) throw new Error(`${spec.table} ${id} was created and is missing`);
          return record;
        }),
      ),
    change: (order, changes) => edit(order, 'change', changes),
    ...(spec.hasTrash && {
      remove: (order: RecordEdit) => edit(order, 'remove', {}),
      restore: (order: RecordEdit) => edit(order, 'restore', {}),
    }),
    async count(order) {
      const counted = db(spec.table).count<{ count: string }[]>({ count: '*' });
      applyFilter(counted, spec, bulkFilter(spec, order));
      leaveOutInvolved(counted, spec);
      return Number((await counted)[0]?.count ?? 0);
    },
    changeAll: (order, expected) =>
      withTaken(spec, () =>
        db.transaction(async (trx) => {
          const before = await lockRows(trx, spec, bulkFilter(spec, order), leaveOutInvolved);
          if (before.length !== expected) return undefined;
          await writeRows(trx, spec, before, order);
          return before.length;
        }),
      ),
  };
}

const columnOrField = ({ table, computed = {} }: TableSpec, field: string): string =>
  Object.hasOwn(computed, field) ? field : `${table}.${columnOf(field)}`;

/** A bulk edit meets the rows of its filter that can take the action. */
function bulkFilter({ hasTrash = false }: TableSpec, { ids, filter, action }: BulkEdit): RecordFilter {
  return { ...(ids ? { id: [...ids] } : filter), ...(hasTrash && { deleted: action === 'restore' }) };
}

async function read(db: Knex, spec: TableSpec, id: string): Promise<StaffRecord | undefined> {
  const query = db(spec.table).select(selectionOf(db, spec)).limit(1);
  applyFilter(query, spec, { id });
  return ((await query) as StaffRecord[])[0];
}

/** The rows of a filter, locked until the end of the transaction, in one order, so that two edits cannot deadlock. */
async function lockRows(
  trx: Knex.Transaction,
  spec: TableSpec,
  filter: RecordFilter,
  restrict?: typeof leaveOutInvolved,
): Promise<StaffRecord[]> {
  const stored = { ...spec, computed: {} };
  const query = trx(spec.table).select(selectionOf(trx, stored)).orderBy(`${spec.table}.id`).forUpdate(spec.table);
  applyFilter(query, spec, filter);
  restrict?.(query, spec);
  return (await query) as StaffRecord[];
}

/** Writes the rows that change, with one audit row for each. */
async function writeRows(
  trx: Knex.Transaction,
  spec: TableSpec,
  rows: readonly StaffRecord[],
  { action, changes, reason }: Pick<BulkEdit, 'action' | 'changes' | 'reason'>,
): Promise<void> {
  const changed = rows.flatMap((row) => {
    const change = { event: EVENTS[action], resource: spec.resource, id: row.id, reason, ...differences(spec, row, action, changes) };
    return action === 'change' && Object.keys(change.after ?? {}).length === 0 ? [] : [change];
  });
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => Number(id));
  await trx(spec.table)
    .whereRaw('id = any(?)', [ids])
    .update({ ...columnsOf(trx, spec, action, changes), version: trx.raw('version + 1'), updated_at: trx.fn.now() });
  await recordChanges(trx, changed);
  await finish(trx, spec, ids);
}

async function finish(trx: Knex.Transaction, spec: TableSpec, ids: readonly number[]): Promise<void> {
  await spec.check?.(trx, ids);
  await spec.afterChange?.(trx);
}

function columnsOf(trx: Knex.Transaction, spec: TableSpec, action: Action, changes: RecordValues): Record<string, unknown> {
  if (action === 'change') return toColumns(spec, changes);
  return action === 'remove' ? { deleted_at: trx.fn.now(), deleted_by: currentOrigin().actor } : { deleted_at: null, deleted_by: null };
}

/** The changed fields before and after. A move to the Trash or out of it changes none. */
function differences(spec: TableSpec, row: StaffRecord, action: Action, changes: RecordValues): Pick<RecordChange, 'before' | 'after'> {
  if (action !== 'change') return { before: null, after: null };
  const fields = Object.keys(changes).filter((field) => JSON.stringify(row[field]) !== JSON.stringify(changes[field]));
  const pick = (values: RecordValues) => shown(spec, Object.fromEntries(fields.map((field) => [field, values[field]])));
  return { before: pick(row), after: pick(changes) };
}

/** Private fields appear without their values. */
const shown = ({ privateFields = [] }: TableSpec, values: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, privateFields.includes(field) && value !== null ? NOT_KEPT : value]),
  );
