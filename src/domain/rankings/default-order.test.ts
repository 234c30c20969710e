import { DEFAULT_WEIGHTS, METHOD_VERSION } from '../shared/method.ts';
import { criterionScoresOf } from '../scores/criterion-scores.ts';
import { DEFAULT_ORDER } from './default-order.fixture.ts';
import { kendall } from '../scores/rank-correlation.ts';
import { rankedBy } from './rankings.fixture.ts';
import { syntheticColleges } from '../scores/synthetic-colleges.fixture.ts';

/** A lower agreement means that the ranking changed. */
const LEAST_AGREEMENT = 0.98;

const orderOf = (colleges = syntheticColleges()): number[] =>
  rankedBy(
    colleges.map((college) => ({ college, scores: criterionScoresOf(college) })),
    DEFAULT_WEIGHTS,
  ).map(({ college }) => college.id);

function agreementOf(ids: readonly number[]): number {
  const stored = ids.map((id) => DEFAULT_ORDER.ids.indexOf(id));
  return kendall(stored, [...stored.keys()]) ?? 0;
}

/** The message for a changed method; undefined if nothing changed. */
function verdict(ids: readonly number[], version: number): string | undefined {
  const store = `store the order in default-order.fixture.ts with methodVersion ${METHOD_VERSION}:\n${ids.join(', ')}`;
  if (version !== DEFAULT_ORDER.methodVersion) return `The method has another version: ${store}`;
  const agreement = agreementOf(ids);
  if (agreement >= LEAST_AGREEMENT) return undefined;
  return `The default order agrees with the stored one by ${agreement.toFixed(3)} only. Links and saved rankings promise that a version of
the method gives one order: undo what moved it, or raise METHOD_VERSION and ${store}`;
}

it('does not change unless the method version changes', () => {
  expect(verdict(orderOf(), METHOD_VERSION)).toBeUndefined();
});

it('detects a change', () => {
  const shuffled = orderOf().toSorted((a, b) => (a % 7) - (b % 7));
  expect(verdict(shuffled, METHOD_VERSION)).toContain('raise METHOD_VERSION');
  expect(verdict(orderOf(), METHOD_VERSION + 1)).toContain('another version');
});

it('does not change if every tenth college is removed', () => {
  const fewer = orderOf(syntheticColleges().filter(({ id }) => id % 10 !== 0));
  expect(fewer).toEqual(orderOf().filter((id) => id % 10 !== 0));
});

it('computes Kendall’s tau-b', () => {
  expect(kendall([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.6, 6);
  expect(kendall([1, 2, 2, 4], [1, 3, 2, 4])).toBeCloseTo(0.912871, 6);
  expect(kendall([1, 1], [1, 2])).toBeNull();
});
