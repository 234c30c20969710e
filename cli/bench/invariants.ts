import { createDatabase } from '../../src/adapters/knex/connection.ts';
import { createInvariantStore } from '../../src/adapters/knex/catalog/invariants.repo.ts';
import type { Section } from './table.ts';

const ROUNDS = 5;
/** The aim for the shipped catalog, in milliseconds. */
const AIM_MS = 3_000;

/** The time of `verify` on the shipped catalog. */
export async function measureInvariants(database: string): Promise<Section> {
  const db = createDatabase(database, { applicationName: 'alma bench' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await createInvariantStore(db).verify();
    times.push(performance.now() - startedAt);
  }
  await db.destroy();
  const [best = 0] = times.sort((a, b) => a - b);
  return {
    title: 'Invariants of the stored catalog, ms',
    head: ['check', 'best', 'aim'],
    rows: [['verify', best.toFixed(0), `≤ ${AIM_MS}`]],
  };
}
