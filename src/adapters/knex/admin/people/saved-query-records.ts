import type { Knex } from 'knex';
import type { BulkEdit, RecordStore } from '../../../../domain/admin/records.ports.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { currentUserId } from '../../origin.ts';
import { createTableStore } from '../table-store.ts';
import type { TableSpec } from '../table-spec.ts';

/** No user has this id. */
const NO_USER = 0;
const caller = (): number => currentUserId() ?? NO_USER;

const SPEC: TableSpec = {
  resource: 'saved-queries',
  table: 'saved_queries',
  fields: ['resource', 'name', 'query', 'authorId', 'isShared', 'updatedAt'],
  searched: ['saved_queries.name'],
  jsonFields: ['query'],
  // They can name people, and a query that is not shared is private.
  privateFields: ['name', 'query'],
  hasTrash: true,
  defaults: () => ({ authorId: caller() }),
  taken: { field: 'name', message: 'You have a saved query with this name already.' },
};

/** Who calls is known at each call, so each call makes its own rules. */
const specFor = (userId: number): TableSpec => ({
  ...SPEC,
  computed: {
    authorName: '(select username from users where users.id = saved_queries.author_id)',
    isOwn: `(saved_queries.author_id = ${userId})`,
  },
  scope: (query) => void query.where((any) => void any.where('saved_queries.author_id', userId).orWhere('saved_queries.is_shared', true)),
  check: async (trx, ids) => {
    const others = trx('saved_queries')
      .whereIn('id', [...ids])
      .whereNot({ author_id: userId });
    if ((await others.first('id')) === undefined) return;
    throw new DomainError('forbidden', 'saved-query.author', 'Only the person who saved this query can change it.');
  },
});

/** Each person sees their own saved queries and the shared ones of others, and changes their own. */
export function createSavedQueryRecords(db: Knex): RecordStore {
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
