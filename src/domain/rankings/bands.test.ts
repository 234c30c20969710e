import fc from 'fast-check';
import { CRITERIA } from '../shared/method.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import type { Weights } from '../scores/criteria.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { createOrders } from './order-cache.ts';
import { anyWeights, plainlyRankedBy, someScored, weightsWith } from './rankings.fixture.ts';
import type { ScoredCollege } from './score-matrix.ts';
import { weightsNear } from './weights.ts';

/** The band of every college of an order, by id. */
function bandsOf(entries: readonly ScoredCollege[], weights: Weights) {
  const orders = createOrders(entries);
  const bandOf = orders.bands(weights, {});
  return new Map(Array.from(orders.by(weights).rows, (row) => [orders.board.at(row).college.id, bandOf(row)]));
}

const unknown = Object.fromEntries(CRITERIA.map((key) => [key, null])) as CriterionScores;
const entry = (id: number, scores: Partial<CriterionScores>): ScoredCollege => ({
  college: aCollege({ id }),
  scores: { ...unknown, ...scores },
});

it('is the best and the worst rank under weights near those that were set', () => {
  // With cost 1 and completion 1 they tie; one more of either decides.
  const entries = [entry(1, { cost: 80, completion: 40 }), entry(2, { cost: 40, completion: 80 }), entry(3, { cost: 10, completion: 10 })];
  const bands = bandsOf(entries, weightsWith({ cost: 1, completion: 1 }));
  expect([...bands.values()]).toEqual([
    { best: 1, worst: 2 },
    { best: 1, worst: 2 },
    { best: 3, worst: 3 },
  ]);
});

it('goes by the weights as they were set, not by their proportions', () => {
  // One step turns 1 : 1 into 1 : 0 or 2 : 1, but 5 : 5 only into 5 : 4.
  const entries = [entry(1, { cost: 60, completion: 40 }), entry(2, { cost: 40, completion: 44 })];
  expect(bandsOf(entries, weightsWith({ cost: 1, completion: 1 })).get(2)).toEqual({ best: 1, worst: 2 });
  expect(bandsOf(entries, weightsWith({ cost: 5, completion: 5 })).get(1)).toEqual({ best: 1, worst: 1 });
});

it('is nothing without a rank, and passes over weights that leave a college without a score', () => {
  const entries = [entry(1, { cost: 80 }), entry(2, { cost: 60, completion: 60 }), entry(3, {})];
  const bands = bandsOf(entries, weightsWith({ cost: 1, completion: 1 }));
  expect(bands.get(3)).toBeNull();
  expect(bands.get(1)).toEqual({ best: 1, worst: 1 });
});

it('is what ranking again and again finds', () => {
  fc.assert(
    fc.property(someScored(), anyWeights, (entries, weights) => {
      const orders = [weights, ...weightsNear(weights)].map((each) => plainlyRankedBy(entries, each));
      for (const [id, band] of bandsOf(entries, weights)) {
        const ranks = orders.map((items) => items.find(({ college }) => college.id === id)?.rank ?? null);
        const known = ranks.filter((rank) => rank !== null);
        expect(band).toEqual(ranks[0] === null ? null : { best: Math.min(...known), worst: Math.max(...known) });
      }
    }),
    { numRuns: 50 },
  );
});
