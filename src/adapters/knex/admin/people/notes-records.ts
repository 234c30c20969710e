import type { Knex } from 'knex';
import { permissionsOf } from '../../../../domain/accounts/permissions.ts';
import type { AccountType } from '../../../../domain/accounts/user.ts';
import { NOTE_PERMISSIONS, type NotedResource } from '../../../../domain/admin/notes.ts';
import type { BulkEdit, RecordFilter, RecordStore } from '../../../../domain/admin/records.ports.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { currentUserId } from '../../origin.ts';
import { createTableStore } from '../table-store.ts';
import { applyFilter, type TableSpec } from '../table-spec.ts';

const NOTES: TableSpec = {
  resource: 'notes',
  table: 'notes',
  fields: ['resource', 'recordId', 'text', 'authorId', 'createdAt', 'updatedAt'],
  computed: { authorName: '(select username from users where users.id = notes.author_id)' },
  searched: ['notes.text'],
  privateFields: ['text'],
  hasTrash: true,
  defaults: () => ({ authorId: currentUserId() ?? null }),
};

type Action = BulkEdit['action'];

/** Notes of staff. The author changes a note; the author and admins move it to the Trash and back. */
export function createNoteRecords(db: Knex): RecordStore {
  const store = createTableStore(db, NOTES) as Required<RecordStore>;
  const owned = (action: Action, { id }: { id: string }) => requireAuthor(db, { action, filter: { id } });

  return {
    ...store,
    async create(values, reason) {
      await requireWriter(db, values['resource'] as NotedResource);
      return store.create(values, reason);
    },
    async change(edit, changes) {
      await owned('change', edit);
      return store.change(edit, changes);
    },
    async remove(edit) {
      await owned('remove', edit);
      return store.remove(edit);
    },
    async restore(edit) {
      await owned('restore', edit);
      return store.restore(edit);
    },
    async changeAll(order, expected) {
      const { action, ids, filter } = order;
      await requireAuthor(db, { action, filter: ids ? { id: [...ids] } : filter });
      return store.changeAll(order, expected);
    },
  };
}

interface Selected {
  action: Action;
  filter: RecordFilter;
}

/** Authors do not change, so this needs no lock. Throws `forbidden`. */
async function requireAuthor(db: Knex, { action, filter }: Selected): Promise<void> {
  if (action !== 'change' && (await roleOfCaller(db)) === 'admin') return;
  const others = db('notes').whereRaw('author_id is distinct from ?', [currentUserId() ?? null]);
  applyFilter(others, NOTES, filter);
  if ((await others.first('notes.id')) === undefined) return;
  throw new DomainError('forbidden', 'note.author', 'Only the author can change this note. An admin can move it to the Trash.');
}

async function requireWriter(db: Knex, resource: NotedResource): Promise<void> {
  const role = await roleOfCaller(db);
  if (role !== undefined && permissionsOf(role).includes(NOTE_PERMISSIONS[resource])) return;
  throw new DomainError('forbidden', 'access.permission', 'Your role does not allow this.');
}

async function roleOfCaller(db: Knex): Promise<AccountType | undefined> {
  const id = currentUserId();
  const row = id === undefined ? undefined : await db('users').where({ id }).first<{ account_type: AccountType }>('account_type');
  return row?.account_type;
}
