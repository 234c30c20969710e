import type { Knex } from 'knex';
import type { ScoreStore } from '../../domain/rankings/scores.ports.ts';

export function createScoreStore(_db: Knex): ScoreStore {
  return { recompute: () => Promise.reject(new Error('not built')) };
}
