import type { Knex } from 'knex';
import type { AccessStore, OwnSession } from '../../../domain/accounts/profile/profile.ports.ts';
import { isWithinLast } from '../times.ts';
import { closePasswordResets, endSessions, enqueueEmail } from './shared-writes.ts';
import { accountGone } from './users.ts';

export interface SessionRow {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
  ip_prefix: string;
}

/** A person's own password and sessions. */
export function createAccessStore(db: Knex): AccessStore {
  const liveSessions = (userId: number) => db('sessions').where({ user_id: userId }).whereNull('revoked_at');

  return {
    async passwordHash(userId) {
      const row = await db('users').where({ id: userId }).first<{ password: string } | undefined>('password');
      if (!row) throw accountGone();
      return row.password;
    },

    changePassword: ({ userId, sessionId, from, to, message }) =>
      db.transaction(async (trx) => {
        const changed = await trx('users').where({ id: userId, password: from }).update({ password: to });
        if (changed === 0) return false;
        await endSessions(trx, userId, sessionId);
        await closePasswordResets(trx, userId);
        await enqueueEmail(trx, { ...message, userId });
        return true;
      }),

    async sessions(userId, { idleSeconds, absoluteSeconds }) {
      const rows = await liveSessions(userId)
        .whereRaw(isWithinLast('last_seen_at'), [idleSeconds])
        .whereRaw(isWithinLast('created_at'), [absoluteSeconds])
        .orderBy([
          { column: 'last_seen_at', order: 'desc' },
          { column: 'created_at', order: 'desc' },
        ])
        .select<SessionRow[]>('id', 'created_at', 'last_seen_at', 'user_agent', 'ip_prefix');
      return rows.map(toOwnSession);
    },

    async endSession(userId, sessionId) {
      const ended = await liveSessions(userId).where({ id: sessionId }).update({ revoked_at: db.fn.now() });
      return ended > 0;
    },

    async markAuthenticated(sessionId) {
      await db('sessions').where({ id: sessionId }).update({ authenticated_at: db.fn.now() });
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
