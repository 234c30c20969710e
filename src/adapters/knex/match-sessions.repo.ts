import type { Knex } from 'knex';
import type { MatchSessionStore } from '../../domain/matching/sessions.ports.ts';

export function createMatchSessionStore(_db: Knex): MatchSessionStore {
  return {} as MatchSessionStore;
}
