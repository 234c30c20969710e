import type { Knex } from 'knex';
import type { Answers } from '../../../domain/matching/answers.ts';
import type { MatchSession } from '../../../domain/matching/session.ts';
import type { MatchSessionStore, NewSession } from '../../../domain/matching/sessions.ports.ts';
import type { Feed } from '../events/feed.ts';
import { createTransact } from '../transactions/transact.ts';
import { createNamedRows, createNamedStore, type NamedRow, type NamedTable } from './named-rows.ts';

interface SessionRow extends NamedRow {
  answers: Answers;
  method_version: number;
}

const SESSIONS: NamedTable<SessionRow, MatchSession, NewSession, Partial<NewSession>> = {
  table: 'match_sessions',
  itemOf: (row) => ({
    id: row.id,
    name: row.name,
    answers: row.answers,
    methodVersion: row.method_version,
    createdAt: row.created_at,
  }),
  columnsOf: ({ name, answers, methodVersion }) => ({ name, answers, method_version: methodVersion }),
};

export const createMatchSessionStore = (db: Knex, feed: Feed): MatchSessionStore => ({
  ...createNamedStore(db, SESSIONS, 'created_at desc, id desc'),
  transact: createTransact(feed, (trx) => ({ sessions: createNamedRows(trx, SESSIONS) })),
});
