import { DomainError } from '../shared/domain-error.ts';
import { involvedIn } from '../shared/involved.ts';
import { countChanged, noRecord, outdatedRecord } from './record-errors.ts';
import {
  NOT_KEPT,
  type BulkEdit,
  type EditRefusal,
  type RecordEdit,
  type RecordSelection,
  type RecordSlice,
  type RecordsPorts,
  type RecordStore,
  type RecordValues,
  type StaffRecord,
} from './records.ports.ts';

/** Records that staff see and edit, of any resource. Callers check access and the shape of values first. */
export function createRecords({ stores, changes }: RecordsPorts) {
  const storeOf = (resource: string): RecordStore => {
    const store = stores[resource];
    if (!store) throw new DomainError('not-found', 'resource.not-found', `There are no records called ${resource}.`);
    return store;
  };

  /** Throws `not-found`. */
  async function one(resource: string, id: string): Promise<StaffRecord> {
    const record = await storeOf(resource).find(id);
    if (!record) throw noRecord(id);
    return record;
  }

  /** Throws `not-found`, `conflict` when the record has another version, and `forbidden` for what the caller wrote, owns or reported. */
  async function change(resource: string, edit: RecordEdit, values: RecordValues): Promise<StaffRecord> {
    const store = storeOf(resource);
    if (!store.change) throw notAllowed('changed');
    return done(edit.id, await store.change(edit, values));
  }

  /** Moves a record to the Trash. Throws like `change`. */
  async function remove(resource: string, edit: RecordEdit): Promise<StaffRecord> {
    const store = storeOf(resource);
    if (!store.remove) throw notAllowed('deleted');
    return done(edit.id, await store.remove(edit));
  }

  /** Takes a record out of the Trash. Throws like `change`. */
  async function restore(resource: string, edit: RecordEdit): Promise<StaffRecord> {
    const store = storeOf(resource);
    if (!store.restore) throw notAllowed('restored');
    return done(edit.id, await store.restore(edit));
  }

  return {
    list: (resource: string, slice: RecordSlice) => storeOf(resource).list(slice),
    one,
    change,
    remove,
    restore,

    async create(resource: string, values: RecordValues, reason: string | null): Promise<StaffRecord> {
      const store = storeOf(resource);
      if (!store.create) throw notAllowed('created');
      return store.create(values, reason);
    },

    /** Counts the records that a bulk edit would change. */
    async count(resource: string, edit: BulkEdit): Promise<number> {
      checkBulk(edit);
      const store = storeOf(resource);
      if (!store.count) throw notAllowed('changed together');
      return store.count(edit);
    },

    /** Changes all or none. Throws `conflict` when the number of records is not the expected one. */
    async changeAll(resource: string, edit: BulkEdit, expected: number): Promise<number> {
      checkBulk(edit);
      const store = storeOf(resource);
      if (!store.changeAll) throw notAllowed('changed together');
      const count = await store.changeAll(edit, expected);
      if (count === undefined) throw countChanged();
      return count;
    },

    /** All records of a selection in batches. The audit log names the filter. */
    async *export(resource: string, selection: RecordSelection): AsyncGenerator<StaffRecord[]> {
      const store = storeOf(resource);
      yield* store.batches(selection);
      await store.noteExport(selection.filter);
    },

    /** The resource and the id of the record that an audit row is about. Throws `not-found` for rows without a record. */
    async changed(entryId: number): Promise<{ resource: string; recordId: string }> {
      const entry = await changes.find(entryId);
      if (!entry) throw new DomainError('not-found', 'audit.not-found', 'There is no such change of a record.');
      return entry;
    },

    /**
     * Brings a record back to its state before an audited change, as a new change. Throws like `change`, and `refused` for a change
     * that cannot be reverted.
     */
    async revert(entryId: number, { version, reason }: Omit<RecordEdit, 'id'>): Promise<StaffRecord> {
      const entry = await changes.find(entryId);
      if (!entry) throw new DomainError('not-found', 'audit.not-found', 'There is no such change of a record.');
      const { resource, recordId, event, before } = entry;
      const edit = { id: recordId, version, reason };
      if (event === 'record-created' || event === 'record-restored') return remove(resource, edit);
      if (event === 'record-deleted') return restore(resource, edit);
      if (event === 'record-changed' && before && !Object.values(before).includes(NOT_KEPT)) return change(resource, edit, before);
      throw new DomainError('refused', 'audit.not-revertible', 'This change cannot be reverted.');
    },
  };
}

export type Records = ReturnType<typeof createRecords>;

function done(id: string, outcome: StaffRecord | EditRefusal): StaffRecord {
  if (outcome === 'unknown') throw noRecord(id);
  if (outcome === 'outdated') throw outdatedRecord();
  if (outcome === 'involved') throw involvedIn('record');
  return outcome;
}

function checkBulk({ action, changes }: BulkEdit): void {
  const isEmpty = Object.keys(changes).length === 0;
  if ((action === 'change') !== isEmpty) return;
  const message = action === 'change' ? 'Name the fields to change.' : 'Only the action "change" takes fields.';
  throw new DomainError('invalid', 'records.changes', message, [{ path: 'changes', message }]);
}

const notAllowed = (verb: string) =>
  new DomainError('refused', `record.not-${verb.replaceAll(' ', '-')}`, `These records cannot be ${verb}.`);
