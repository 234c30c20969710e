import type { CollegeRecord } from '../../src/domain/colleges/college.ts';
import { GROWN_TO, grown } from './growth.ts';
import type { Section } from './table.ts';

/** Milliseconds. */
interface Cost {
  median: number;
  p99: number;
}

const SORT = 'a plain sort by one number';
const ROUNDS = 200;
const ROUNDS_WHEN_GROWN = 20;

/** Work on a whole catalog, prepared once; `round` varies each repetition. */
export type Works = (colleges: CollegeRecord[]) => Record<string, (round: number) => unknown>;

/** The cost of work on a whole catalog, relative to one sort of the same rows, at the real size and at 100,000 rows. */
export function costSection(title: string, real: CollegeRecord[], works: Works): Section {
  const small = measured(real, works, ROUNDS);
  const large = measured(grown(real, GROWN_TO), works, ROUNDS_WHEN_GROWN);
  const rows = Object.entries(small).map(([name, cost]) => {
    const after = large[name] ?? cost;
    const ratio = (costs: Record<string, Cost>, { median }: Cost) => `${(median / (costs[SORT]?.median ?? median)).toFixed(1)}× sort`;
    const growth = `× ${(after.median / cost.median).toFixed(1)}`;
    return [name, cost.median.toFixed(2), cost.p99.toFixed(2), ratio(small, cost), after.median.toFixed(1), ratio(large, after), growth];
  });
  return {
    title: `${title}, in milliseconds (rows grow × ${(GROWN_TO / real.length).toFixed(1)})`,
    head: ['', `${real.length.toLocaleString('en-US')} colleges`, 'p99', '', `${GROWN_TO.toLocaleString('en-US')} colleges`, '', 'growth'],
    rows,
  };
}

/** Warm-up repeats each work as often as the measurement. */
function measured(colleges: CollegeRecord[], works: Works, rounds: number): Record<string, Cost> {
  const plain = () => colleges.toSorted((a, b) => (b.graduationRate ?? -1) - (a.graduationRate ?? -1));
  const all: ReturnType<Works> = { [SORT]: plain, ...works(colleges) };
  const costs = Object.entries(all).map(([name, work]): [string, Cost] => {
    const times = Array.from({ length: 2 * rounds }, (_, round) => timed(() => work(round))).slice(rounds);
    times.sort((a, b) => a - b);
    return [name, { median: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 }];
  });
  return Object.fromEntries(costs);
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
