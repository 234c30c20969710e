import fc from 'fast-check';
import { createFilter, type RankingFilters } from './filters.ts';
import { RANK_GROUPS } from '../order/rank-group.ts';
import { scoreCriteria } from '../order/scored-college.ts';
import { createOrderCache } from './order-cache.ts';
import { anyWeights, plainlyRankedBy, someColleges, weightsWith } from './rankings.fixture.ts';

const anyFilters: fc.Arbitrary<RankingFilters> = fc.record(
  {
    type: fc.subarray(['public', 'private', 'community', 'hbcu'] as const).map((kinds) => [...kinds]),
    st: fc.subarray(['AL', 'GA', 'NY'] as const).map((states) => [...states]),
    size: fc.subarray(['small', 'medium', 'large'] as const).map((bands) => [...bands]),
    max: fc.integer({ min: 0, max: 60_000 }),
    group: fc.constantFrom(...RANK_GROUPS),
    all: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

it('ranks the filtered colleges as if there were no others', () => {
  fc.assert(
    fc.property(someColleges(20), anyWeights, anyFilters, (colleges, weights, filters) => {
      const scored = scoreCriteria(colleges);
      const orders = createOrderCache(scored);
      const isWanted = createFilter(filters);
      const expected = plainlyRankedBy(
        scored.filter(({ college }) => isWanted(college)),
        weights,
        filters,
      );
      const { rows, ranked } = orders.by(weights, filters);
      expect(Array.from(rows, (row) => orders.matrix.at(row).college.id)).toEqual(expected.map(({ college }) => college.id));
      expect(ranked).toBe(expected.filter(({ rank }) => rank !== null).length);
    }),
  );
});

it('caches one order for weights of the same proportions, and one for each filter', () => {
  const { by, bands } = createOrderCache(scoreCriteria([]));
  const [once, twice] = [weightsWith({ cost: 2, access: 1 }), weightsWith({ cost: 4, access: 2 })];
  expect(by(twice)).toBe(by(once));
  expect(by(once, { st: ['GA', 'AL'] })).toBe(by(once, { st: ['AL', 'GA'], type: [] }));
  expect(by(once, { st: ['GA'] })).not.toBe(by(once));
  // One step is a smaller share of larger weights.
  expect(bands(once, {})).toBe(bands(once, {}));
  expect(bands(twice, {})).not.toBe(bands(once, {}));
});

it('returns an empty order for an empty catalog', () => {
  const orders = createOrderCache([]);
  expect(orders.by(weightsWith({ cost: 1 }))).toMatchObject({ ranked: 0, rows: new Int32Array() });
  expect(Object.values(orders.importance(weightsWith({ cost: 1 }), {})).every((value) => value === null)).toBe(true);
});
