import type { Knex } from 'knex';
import type { favoritesContract } from '../../../contracts/favorites.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { aCollegeRow } from '../../knex/testing/college-row.fixture.ts';

type Contract = typeof favoritesContract;
export type FavoriteWire = WireOf<Contract['add']>;
export type ListWire = WireOf<Contract['addList']>;
export type SharedWire = WireOf<Contract['shared']>;
export type MergeWire = WireOf<Contract['merge']>;

/** Colleges with ids from 1. The last one is closed; the one before has a name that starts like a formula. */
export async function seedColleges(db: Knex, count = 8): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) =>
    aCollegeRow(index + 1, {
      ...(index === count - 2 && { name: '=HYPERLINK("x")' }),
      operating_status: index === count - 1 ? 'closed' : 'open',
      net_price_public: 9_000 + index,
      website: `https://www.college-${index + 1}.edu/`,
    }),
  );
  await db('colleges').insert(rows);
}
