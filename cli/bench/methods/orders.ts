import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CollegeRecord } from '../../../src/domain/colleges/college.ts';
import { scoreCriteria } from '../../../src/domain/order/scored-college.ts';
import { createOrderCache } from '../../../src/domain/rankings/order-cache.ts';
import { rankOf } from '../../../src/domain/rankings/rank-table.ts';
import { rankedCollegeAt } from '../../../src/domain/rankings/ranked-order.ts';
import { kendall } from '../../../src/domain/scores/rank-correlation.ts';
import { DEFAULT_WEIGHTS } from '../../../src/domain/shared/method.ts';
import type { Section } from '../table.ts';

const TOP = 30;
const MOVES = 50;

/** The head of the balanced order of four-year colleges. */
export function topSection(colleges: CollegeRecord[]): Section {
  const orders = createOrderCache(scoreCriteria(colleges));
  const order = orders.by(DEFAULT_WEIGHTS, { group: 'four-year' });
  const rows = Array.from({ length: Math.min(TOP, order.ranked) }, (_, place) => {
    const { college, rank, score, coverage } = rankedCollegeAt(orders.matrix, order, place);
    return [String(rank), college.name, college.state, String(college.size), String(score), `${Math.round(100 * coverage)}%`];
  });
  return {
    title: `The balanced order: ${order.ranked} of ${colleges.length} ranked`,
    head: ['rank', 'college', '', 'size', 'score', 'known'],
    rows,
  };
}

/**
 * The balanced order against that of an earlier version, whose `src` is in `folder`. Such a folder is made by
 * `git archive COMMIT src | tar -x -C FOLDER`.
 */
export async function movesSection(colleges: CollegeRecord[], folder: string): Promise<Section> {
  const [before, after] = [ranksBy(await orderModuleOf(folder), colleges), ranksBy({ createOrderCache, scoreCriteria }, colleges)];
  const both = colleges.filter(({ id }) => before.has(id) && after.has(id));
  const [old, now] = [before, after].map((ranks) => both.map(({ id }) => ranks.get(id) as number)) as [number[], number[]];
  const moves = both
    .map(({ name, state, size }, index) => ({ name, state, size, from: old[index] as number, to: now[index] as number }))
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return {
    title: `The ${MOVES} largest moves: Kendall's tau-b ${(kendall(old, now) ?? Number.NaN).toFixed(3)} over ${both.length} colleges, ${before.size} ranked before, ${after.size} now`,
    head: ['college', '', 'size', 'before', 'now', 'places'],
    rows: moves.slice(0, MOVES).map(({ name, state, size, from, to }) => [name, state, ...[size, from, to, from - to].map(String)]),
  };
}

interface OrderModule {
  createOrderCache: typeof createOrderCache;
  scoreCriteria: typeof scoreCriteria;
}

/** Before method 3, one file had both functions. */
async function orderModuleOf(folder: string): Promise<OrderModule> {
  const files = ['src/domain/rankings/order-cache.ts', 'src/domain/order/scored-college.ts'].map((file) => path.resolve(folder, file));
  const modules = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href) as Promise<Partial<OrderModule>>),
  );
  return modules.reduce((all, each) => ({ ...all, ...each }), {}) as OrderModule;
}

/** Ranks all colleges together, however small, as every method can. */
function ranksBy({ createOrderCache: create, scoreCriteria: score }: OrderModule, colleges: CollegeRecord[]): Map<number, number> {
  const orders = create(score(colleges));
  const { ranks, rows } = orders.by(DEFAULT_WEIGHTS, { all: true });
  return new Map(
    Array.from(rows, (row) => [orders.matrix.at(row).college.id, rankOf(ranks, row)] as const).filter(
      (entry): entry is readonly [number, number] => entry[1] !== null,
    ),
  );
}
