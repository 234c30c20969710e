import type { Knex } from 'knex';
import type { AccessStore, OwnSession } from '../../../domain/accounts/profile/profile.ports.ts';
import { IS_LIVE } from '../events/live-sessions.ts';
import { signedOut } from './users.ts';

export interface SessionRow {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
  ip_prefix: string;
}

/** A person's own password and sessions. */
export function createAccessStore(db: Knex): AccessStore {
  return {
    async passwordHash(userId) {
      const row = await db('users').where({ id: userId }).first<{ password: string } | undefined>('password');
      if (!row) throw signedOut();
      return row.password;
    },

    async sessions(userId) {
      const rows = await db('sessions')
        .join('users', 'users.id', 'sessions.user_id')
        .where({ user_id: userId })
        .whereRaw(IS_LIVE)
        .orderBy([
          { column: 'last_seen_at', order: 'desc' },
          { column: 'sessions.created_at', order: 'desc' },
        ])
        .select<SessionRow[]>('sessions.id', 'sessions.created_at', 'last_seen_at', 'user_agent', 'ip_prefix');
      return rows.map(toOwnSession);
    },

    async endSession(userId, sessionId) {
      const ended = await db('sessions')
        .where({ id: sessionId, user_id: userId })
        .whereNull('revoked_at')
        .update({ revoked_at: db.fn.now() });
      return ended > 0;
    },
  };
}

export const toOwnSession = (row: SessionRow): OwnSession => ({
  id: row.id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  userAgent: row.user_agent,
  ipPrefix: row.ip_prefix,
});
