import type { Knex } from 'knex';
import type { Answers } from '../../../domain/matching/answers.ts';
import type { MatchSession } from '../../../domain/matching/session.ts';
import type { MatchSessionStore } from '../../../domain/matching/sessions.ports.ts';
import { createNamedRows, type NamedRow } from './named-rows.ts';

interface SessionRow extends NamedRow {
  answers: Answers;
  method_version: number;
}

export function createMatchSessionStore(db: Knex): MatchSessionStore {
  const rows = createNamedRows<SessionRow>(db, 'match_sessions');
  return {
    all: async (userId) => (await rows.all(userId, 'created_at desc, id desc')).map(toSession),

    async add(userId, { name, answers, methodVersion }, limit) {
      const row = await rows.add(userId, { name, answers, method_version: methodVersion }, limit);
      return typeof row === 'string' ? row : toSession(row);
    },

    remove: (userId, id) => rows.remove(userId, id),
  };
}

const toSession = (row: SessionRow): MatchSession => ({
  id: row.id,
  name: row.name,
  answers: row.answers,
  methodVersion: row.method_version,
  createdAt: row.created_at,
});
