import { aCollege } from '../colleges/college.fixture.ts';
import { CRITERIA } from '../shared/method.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import { importanceOf } from './ranked-order.ts';
import { createOrderCache } from './order-cache.ts';
import { weightsWith } from './rankings.fixture.ts';

const unknown = Object.fromEntries(CRITERIA.map((key) => [key, null])) as CriterionScores;
/** Cost rises, completion falls with it, debt is constant. For one college only the earnings are known. */
const ENTRIES = [10, 20, 30, 40].map((cost, index) => ({
  college: aCollege({ id: index + 1 }),
  scores: { ...unknown, cost, completion: 90 - 2 * cost, debt: 50, ...(index === 0 && { safety: 77 }) },
}));
const LONELY = { college: aCollege({ id: 9 }), scores: { ...unknown, earnings: 99 } };

const importance = (weights: Parameters<typeof weightsWith>[0]) => {
  const orders = createOrderCache([...ENTRIES, LONELY]);
  return importanceOf(orders.matrix, orders.by(weightsWith(weights)));
};

it('is the correlation of a criterion with the order, at any weight', () => {
  expect(importance({ cost: 1 })).toMatchObject({ cost: 1, completion: -1 });
  // Completion varies twice as much, so it decides at equal weights. The weight of cost is not its importance.
  expect(importance({ cost: 1, completion: 1 })).toMatchObject({ cost: -1, completion: 1 });
});

it('is null for a constant criterion, and for one that is unknown for all ranked colleges', () => {
  const { debt, safety, earnings, access } = importance({ cost: 1 });
  expect([debt, safety, earnings, access]).toEqual([null, null, null, null]);
  expect(Object.keys(importance({ cost: 1 }))).toEqual([...CRITERIA]);
});

it('uses the filtered colleges', () => {
  const orders = createOrderCache(
    ENTRIES.map(({ college, scores }) => ({ college: { ...college, state: college.id < 3 ? ('AL' as const) : ('GA' as const) }, scores })),
  );
  expect(orders.importance(weightsWith({ cost: 1 }), { st: ['NY'] }).cost).toBeNull();
  expect(orders.importance(weightsWith({ cost: 1 }), { st: ['AL'] }).cost).toBe(1);
});
