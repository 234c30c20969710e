import type { Knex } from 'knex';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { createTableStore } from '../admin/table-store.ts';
import type { TableSpec } from '../admin/table-spec.ts';
import { currentUserId } from '../origin.ts';

const nameOf = (column: string) => `(select username from users where users.id = cases.${column})`;

const MINE = '(cases.decided_at is null and cases.claimed_by_id is not distinct from ?) = ?';
const OVERDUE = '(cases.decided_at is null and cases.due_at < now()) = ?';

/** No field has a text that a person wrote, except the usernames. */
const CASES: TableSpec = {
  resource: 'cases',
  table: 'cases',
  fields: [
    'kind',
    'targetId',
    'subjectId',
    'status',
    'priority',
    'reasons',
    'reporters',
    'hasMinor',
    'isHidden',
    'claimedById',
    'openedAt',
    'dueAt',
    'decidedAt',
    'step',
    'updatedAt',
  ],
  computed: {
    subjectName: nameOf('subject_id'),
    claimedBy: nameOf('claimed_by_id'),
    hasAppeal: `(exists (select from case_steps s where s.case_id = cases.id and s.appeal_outcome = 'waiting'))`,
    isUndone: `(exists (select from case_steps s where s.case_id = cases.id and s.undone_at is not null))`,
  },
  filters: {
    isOverdue: (query, value) => void query.whereRaw(OVERDUE, [value === true]),
    isMine: (query, value) => void query.whereRaw(MINE, [currentUserId() ?? null, value === true]),
  },
  searched: [`coalesce(${nameOf('subject_id')}, '')`],
  // Staff do not see cases about themselves.
  scope: (query) => void query.whereRaw('cases.subject_id is distinct from ?', [currentUserId() ?? null]),
};

/** Read only: cases change by calls of their own. */
export function createCaseRecords(db: Knex): RecordStore {
  const store = createTableStore(db, CASES);
  return {
    list: (slice) => store.list(slice),
    find: (id) => store.find(id),
    batches: (selection) => store.batches(selection),
    noteExport: (filter) => store.noteExport(filter),
  };
}
