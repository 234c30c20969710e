import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import type { ScoreDrift, ScoreStore } from '../../../domain/scores/scores.ports.ts';
import { openCatalog } from '../catalog-lock.ts';
import { publishVersion } from '../data-versions.ts';
import { findDrift, storeScores, type FoundDrift } from '../imports/score-rows.ts';

export function createScoreStore(db: Knex): ScoreStore {
  return {
    async recompute({ isCheck }) {
      const connection = await openCatalog(db, 'scores');
      try {
        const drift = await findDrift(connection);
        if (!isCheck) await apply(connection, drift);
        await connection.query('commit');
        return reportOf(drift);
      } finally {
        await connection.end();
      }
    },
  };
}

/**
 * Recomputes all scores if the stored method version is outdated: after the seed and after an update. Waits for a running import,
 * which may still use the earlier method.
 */
export async function ensureScores(db: Knex, log: (message: string) => void): Promise<void> {
  if (!(await db.schema.hasTable('score_methods')) || (await isComputed(db))) return;
  const connection = await openCatalog(db, 'scores', { shouldWait: true });
  try {
    const drift = await findDrift(connection);
    await apply(connection, drift);
    await connection.query('delete from score_methods');
    await connection.query('insert into score_methods (version) values ($1)', [METHOD_VERSION]);
    await connection.query('commit');
    if (drift.differing > 0) log(`scores computed: ${drift.differing} colleges, method ${METHOD_VERSION}`);
  } finally {
    await connection.end();
  }
}

async function isComputed(db: Knex): Promise<boolean> {
  return (await db('score_methods').where({ version: METHOD_VERSION }).first()) !== undefined;
}

async function apply(connection: ClientBase, drift: FoundDrift): Promise<void> {
  await storeScores(connection, drift);
  if (drift.differing > 0) await publishVersion(connection, `scores, method ${METHOD_VERSION}`);
}

const reportOf = ({ colleges, differing, byScore }: ScoreDrift): ScoreDrift => ({ colleges, differing, byScore });
