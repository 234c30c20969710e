import type { Knex } from 'knex';
import { createInvariantStore } from './invariants.repo.ts';

/** Expects that what a test has done through the front door leaves every invariant as it was. */
export async function expectIntact(db: Knex): Promise<void> {
  const { offences } = await createInvariantStore(db).verify();
  expect(Object.entries(offences).filter(([, { count }]) => count > 0)).toEqual([]);
}
