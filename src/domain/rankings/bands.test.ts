import fc from 'fast-check';
import { CRITERIA } from '../shared/method.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import type { Weights } from '../shared/criteria.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { createOrderCache } from './order-cache.ts';
import { anyWeights, plainlyRankedBy, someScored, weightsWith } from './rankings.fixture.ts';
import type { ScoredCollege } from '../order/scored-college.ts';
import { neighboringWeights } from './weights.ts';

/** The bands of an order, by college id. */
function bandsOf(entries: readonly ScoredCollege[], weights: Weights) {
  const orders = createOrderCache(entries);
  const bandOf = orders.bands(weights, { all: true });
  return new Map(Array.from(orders.by(weights, { all: true }).rows, (row) => [orders.matrix.at(row).college.id, bandOf(row)]));
}

const unknown = Object.fromEntries(CRITERIA.map((key) => [key, null])) as CriterionScores;
const entry = (id: number, scores: Partial<CriterionScores>): ScoredCollege => ({
  college: aCollege({ id }),
  scores: { ...unknown, ...scores },
});

it('is the best and the worst rank under neighboring weights', () => {
  // They tie with cost 1 and completion 1. One more of either breaks the tie.
  const entries = [entry(1, { cost: 80, completion: 40 }), entry(2, { cost: 40, completion: 80 }), entry(3, { cost: 10, completion: 10 })];
  const bands = bandsOf(entries, weightsWith({ cost: 1, completion: 1 }));
  expect([...bands.values()]).toEqual([
    { best: 1, worst: 2 },
    { best: 1, worst: 2 },
    { best: 3, worst: 3 },
  ]);
});

it('uses the given weights, not their proportions', () => {
  // One step turns 1 : 1 into 1 : 0 or 2 : 1, but 5 : 5 only into 5 : 4.
  const entries = [entry(1, { cost: 60, completion: 40 }), entry(2, { cost: 40, completion: 44 })];
  expect(bandsOf(entries, weightsWith({ cost: 1, completion: 1 })).get(2)).toEqual({ best: 1, worst: 2 });
  expect(bandsOf(entries, weightsWith({ cost: 5, completion: 5 })).get(1)).toEqual({ best: 1, worst: 1 });
});

it('is null without a rank, and skips weights that leave a college without a score', () => {
  const entries = [entry(1, { cost: 80 }), entry(2, { cost: 60, completion: 60 }), entry(3, {})];
  const bands = bandsOf(entries, weightsWith({ cost: 1, completion: 1 }));
  expect(bands.get(3)).toBeNull();
  // With completion 2 the first college has no score; without completion it is ahead.
  expect(bands.get(1)).toEqual({ best: 1, worst: 2 });
});

it('equals the result of twenty separate rankings', () => {
  fc.assert(
    fc.property(someScored(), anyWeights, (entries, weights) => {
      const orders = [weights, ...neighboringWeights(weights)].map((each) => plainlyRankedBy(entries, each));
      for (const [id, band] of bandsOf(entries, weights)) {
        const ranks = orders.map((items) => items.find(({ college }) => college.id === id)?.rank ?? null);
        const known = ranks.filter((rank) => rank !== null);
        expect(band).toEqual(ranks[0] === null ? null : { best: Math.min(...known), worst: Math.max(...known) });
      }
    }),
    { numRuns: 50 },
  );
});
