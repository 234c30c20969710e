import type { CollegeRecord } from '../../src/domain/colleges/college.ts';
import type { Weights } from '../../src/domain/rankings/criteria.ts';
import { createOrders, scoredOnCriteria } from '../../src/domain/rankings/orders.ts';
import { createRankings } from '../../src/domain/rankings/rankings.use-cases.ts';
import { CRITERIA } from '../../src/domain/shared/method.ts';
import { GROWN_TO, grown } from './growth.ts';
import { createRandom } from './random.ts';
import type { Section } from './table.ts';

const ROUNDS = 200;
const ROUNDS_WHEN_GROWN = 20;

/** Milliseconds. */
interface Cost {
  median: number;
  p99: number;
}

/** What it costs to rank a whole catalogue by weights nobody asked for before, as a ratio to sorting the same rows by one number. */
export function measureRankings(real: CollegeRecord[]): Section {
  const small = measured(real, ROUNDS);
  const large = measured(grown(real, GROWN_TO), ROUNDS_WHEN_GROWN);
  const rows = Object.entries(small).map(([name, cost]) => {
    const after = large[name] ?? cost;
    const ratio = (costs: Record<string, Cost>, { median }: Cost) => `${(median / (costs[SORT]?.median ?? median)).toFixed(1)}× sort`;
    const growth = `× ${(after.median / cost.median).toFixed(1)}`;
    return [name, cost.median.toFixed(2), cost.p99.toFixed(2), ratio(small, cost), after.median.toFixed(1), ratio(large, after), growth];
  });
  return {
    title: `Rankings by fresh weights, in milliseconds (rows grow × ${(GROWN_TO / real.length).toFixed(1)})`,
    head: ['', `${real.length.toLocaleString('en-US')} colleges`, 'p99', '', `${GROWN_TO.toLocaleString('en-US')} colleges`, '', 'growth'],
    rows,
  };
}

const SORT = 'a plain sort by one number';

function measured(colleges: CollegeRecord[], rounds: number): Record<string, Cost> {
  const orders = createOrders(scoredOnCriteria(colleges));
  const rankings = createRankings({ catalogue: { dataVersion: () => 'bench', open: () => colleges } });
  const weights = manyWeights(2 * rounds);
  const costOf = (work: (weights: Weights) => unknown): Cost => {
    const times = weights.map((each) => timed(() => work(each))).slice(rounds);
    times.sort((a, b) => a - b);
    return { median: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
  };
  return {
    [SORT]: costOf(() => colleges.toSorted((a, b) => (b.graduationRate ?? -1) - (a.graduationRate ?? -1))),
    'the order': costOf((w) => orders.by(w)),
    'with importance': costOf((w) => orders.importance(w, { max: 100_000 })),
    'a page, with bands': costOf((w) => rankings.rank({ w })),
  };
}

/** The same on every machine; none of them is remembered when its turn comes. */
function manyWeights(count: number): Weights[] {
  const random = createRandom(20_261_121);
  return Array.from({ length: count }, () => Object.fromEntries(CRITERIA.map((key) => [key, random.integer(0, 5)])) as Weights);
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
