import type { Knex } from 'knex';
import type { BulkEdit, RecordStore } from '../../../domain/admin/records.ports.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { createTableStore } from '../admin/table-store.ts';
import type { TableSpec } from '../admin/table-spec.ts';
import { currentUserId } from '../origin.ts';

/** No user has this id. */
const NO_USER = 0;
const caller = (): number => currentUserId() ?? NO_USER;

const SPEC: TableSpec = {
  resource: 'bigquery-queries',
  table: 'warehouse_queries',
  fields: ['title', 'sql', 'authorId', 'isShared', 'updatedAt'],
  searched: ['warehouse_queries.title', 'warehouse_queries.sql'],
  // A statement that is not shared is private.
  privateFields: ['title', 'sql'],
  hasTrash: true,
  defaults: () => ({ authorId: caller() }),
  taken: { field: 'title', message: 'You have a query with this title already.' },
};

/** Who calls is known at each call, so each call makes its own rules. */
const specFor = (userId: number): TableSpec => ({
  ...SPEC,
  computed: {
    authorName: '(select username from users where users.id = warehouse_queries.author_id)',
    isOwn: `(warehouse_queries.author_id is not distinct from ${userId})`,
  },
  scope: (query) =>
    void query.where((any) => void any.where('warehouse_queries.author_id', userId).orWhere('warehouse_queries.is_shared', true)),
  check: async (trx, ids) => {
    const others = trx('warehouse_queries')
      .whereIn('id', [...ids])
      .whereRaw('author_id is distinct from ?', [userId]);
    if ((await others.first('id')) === undefined) return;
    throw new DomainError('forbidden', 'bigquery-query.author', 'Only the person who saved this query can change it.');
  },
});

/** Each person sees their own queries and the shared ones of others, and changes their own. */
export function createWarehouseQueryRecords(db: Knex): RecordStore {
  const store = (): Required<RecordStore> => createTableStore(db, specFor(caller())) as Required<RecordStore>;
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
