import type { Knex } from 'knex';
import type { RecordStore, StaffRecord } from '../../../../domain/admin/records.ports.ts';
import { maskedAddress } from '../../../../domain/mail/email-state.ts';
import { createTableStore } from '../table-store.ts';
import { USERS } from './users.table.ts';

/** Accounts as records, to read: their changes are a use case. */
export function createUserRecords(db: Knex): RecordStore {
  const store = createTableStore(db, USERS);
  return {
    async list(slice) {
      const { records, total } = await store.list(slice);
      return { records: records.map(masked), total };
    },
    async find(id) {
      const record = await store.find(id);
      return record && masked(record);
    },
    async *batches(selection) {
      for await (const records of store.batches(selection)) yield records.map(masked);
    },
    noteExport: (filter) => store.noteExport(filter),
    count: async (edit) => (await store.count?.(edit)) ?? 0,
  };
}

/** Staff see the address of one account at a time, and the audit log records it. */
const masked = (record: StaffRecord): StaffRecord => ({ ...record, email: maskedAddress(record['email'] as string) });
