import type { Knex } from 'knex';
import { permissionsOf } from '../../../../domain/accounts/permissions.ts';
import type { AccountType } from '../../../../domain/accounts/user.ts';
import { NOTE_PERMISSIONS, type NotedResource } from '../../../../domain/admin/notes.ts';
import type { BulkEdit, RecordFilter, RecordStore } from '../../../../domain/admin/records.ports.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { isInvolved } from '../../cases/involved.ts';
import { MODERATORS } from '../../cases/moderators.ts';
import { currentUserId } from '../../origin.ts';
import { createTableStore } from '../table-store.ts';
import { applyFilter, wholeNumbers, type TableSpec } from '../table-spec.ts';

/** Notes about a case are for those who may work on it. */
const IS_FOR_CALLER = `
  (notes.resource <> 'cases' or (
    exists (select from users u where u.id = :caller and u.account_type = any(:moderators))
    and not exists (select from cases c where c.id::text = notes.record_id and (
      c.subject_id = :caller or exists (select from reports r where r.case_id = c.id and r.reporter_id = :caller)))
  ))`;

const NOTES: TableSpec = {
  resource: 'notes',
  table: 'notes',
  fields: ['resource', 'recordId', 'text', 'authorId', 'createdAt', 'updatedAt'],
  computed: { authorName: '(select username from users where users.id = notes.author_id)' },
  searched: ['notes.text'],
  privateFields: ['text'],
  hasTrash: true,
  defaults: () => ({ authorId: currentUserId() ?? null }),
  scope: (query) => void query.whereRaw(IS_FOR_CALLER, { caller: currentUserId() ?? null, moderators: MODERATORS }),
};

type Action = BulkEdit['action'];

/** Notes of staff. The author changes a note; the author and admins move it to the Trash and back. */
export function createNoteRecords(db: Knex): RecordStore {
  const store = createTableStore(db, NOTES) as Required<RecordStore>;
  const owned = (action: Action, { id }: { id: string }) => requireAuthor(db, { action, filter: { id } });

  return {
    ...store,
    async create(values, reason) {
      const { resource, recordId } = values as { resource: NotedResource; recordId: string };
      await requireWriter(db, resource);
      if (resource === 'cases') await requireOpenCase(db, recordId);
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

/** The case exists, is not about the caller, and the caller did not report it. Throws `forbidden`. */
async function requireOpenCase(db: Knex, recordId: string): Promise<void> {
  const [id = 0] = wholeNumbers(recordId);
  const row = await db('cases').where({ id }).first<{ id: number; subject_id: number | null } | undefined>('id', 'subject_id');
  if (row && !(await isInvolved(db, row, currentUserId() ?? 0))) return;
  throw new DomainError('forbidden', 'case.involved', 'This case is about you, or you reported it, or there is no such case.');
}

async function roleOfCaller(db: Knex): Promise<AccountType | undefined> {
  const id = currentUserId();
  const row = id === undefined ? undefined : await db('users').where({ id }).first<{ account_type: AccountType }>('account_type');
  return row?.account_type;
}
