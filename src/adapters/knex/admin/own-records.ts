import type { Knex } from 'knex';
import type { BulkEdit, RecordStore } from '../../../domain/admin/records.ports.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { currentUserId } from '../origin.ts';
import type { TableSpec } from './table-spec.ts';
import { createTableStore } from './table-store.ts';

/** No user has this id. */
const NO_USER = 0;
const caller = (): number => currentUserId() ?? NO_USER;

/** Who calls is known at each call, so each call makes its own rules. */
const specFor = (spec: TableSpec, code: string, userId: number): TableSpec => ({
  ...spec,
  defaults: () => ({ authorId: userId }),
  computed: {
    authorName: `(select username from users where users.id = ${spec.table}.author_id)`,
    // The author is null when the account is deleted.
    isOwn: `(${spec.table}.author_id is not distinct from ${userId})`,
  },
  scope: (query) => void query.where((any) => void any.where(`${spec.table}.author_id`, userId).orWhere(`${spec.table}.is_shared`, true)),
  check: async (trx, ids) => {
    const others = trx(spec.table)
      .whereIn('id', [...ids])
      .whereRaw('author_id is distinct from ?', [userId]);
    if ((await others.first('id')) === undefined) return;
    throw new DomainError('forbidden', code, 'Only the person who saved this query can change it.');
  },
});

/**
 * Records of a table with `author_id` and `is_shared`: each person sees their own ones and the shared ones of others, and changes their own.
 * `code` is that of the refusal.
 */
export function createOwnRecords(db: Knex, spec: TableSpec, code: string): RecordStore {
  const store = (): Required<RecordStore> => createTableStore(db, specFor(spec, code, caller())) as Required<RecordStore>;
  return {
    list: (slice) => store().list(slice),
    find: (id) => store().find(id),
    batches: (selection) => store().batches(selection),
    noteExport: (filter) => store().noteExport(filter),
    create: (values, reason) => store().create(values, reason),
    change: (edit, changes) => store().change(edit, changes),
    remove: (edit) => store().remove(edit),
    restore: (edit) => store().restore(edit),
    count: (order) => store().count(order),
    changeAll: (order: BulkEdit, expected) => store().changeAll(order, expected),
  };
}
