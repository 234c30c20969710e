import { IS_LIVE } from '../../events/live-sessions.ts';
import type { TableSpec } from '../table-spec.ts';

/** Accounts without passwords, tokens and codes: only these fields are ever selected. */
export const USERS: TableSpec = {
  resource: 'users',
  table: 'users',
  fields: ['username', 'email', 'firstName', 'lastName', 'accountType', 'emailVerified', 'disabledAt', 'createdAt'],
  computed: {
    isDisabled: '(users.disabled_at is not null)',
    lastSeenAt: '(select max(last_seen_at) from sessions where sessions.user_id = users.id)',
    openSessions: `(select count(*)::int from sessions where sessions.user_id = users.id and ${IS_LIVE})`,
  },
  searched: ['users.username', `users.first_name || ' ' || users.last_name`],
  // A part of an address would find it letter by letter.
  searchedInFull: ['lower(users.email)'],
};
