import type { Knex } from 'knex';
import { createInvariantStore } from './invariants.repo.ts';

/** Expects that the catalog meets every invariant. */
export async function expectInvariantsHold(db: Knex): Promise<void> {
  const { violations } = await createInvariantStore(db).verify();
  expect(Object.entries(violations).filter(([, { count }]) => count > 0)).toEqual([]);
}
