import { createCatalog, type Catalog } from '../../src/domain/search/catalog.ts';
import type { CollegeRecord } from '../../src/domain/colleges/college.ts';
import { createRandom } from './random.ts';
import type { Section } from './table.ts';

export const GROWN_TO = 100_000;
const ROUNDS = 300;

const QUESTIONS: Record<string, (catalog: Catalog, round: number) => unknown> = {
  'filtered list': (catalog, round) =>
    catalog.list(
      { state: ['CA', 'NY'], control: ['public'], gradRate: { min: round / 1_000 }, sort: { key: 'netPrice', direction: 'asc' } },
      { offset: 0, limit: 24 },
    ),
  'typo search': (catalog) => catalog.list({ q: 'aubrun univercity' }, { offset: 0, limit: 24 }),
  'page with facets': (catalog, round) => catalog.search({ state: ['CA', 'NY'], gradRate: { min: round / 1_000 } }),
  'page with facets, no filter': (catalog, round) => catalog.search({ gradRate: { min: round / 1_000 } }),
};

/** The cost of a search in the domain, at the real size and with 100,000 generated colleges. */
export function measureGrowth(real: CollegeRecord[]): Section {
  const small = measured(real);
  const large = measured(grown(real, GROWN_TO));
  const rows = Object.keys(QUESTIONS).map((name) => {
    const before = small.costs[name] ?? 0;
    const after = large.costs[name] ?? 0;
    return [name, before.toFixed(1), after.toFixed(1), `× ${(after / before).toFixed(1)}`];
  });
  rows.push(['building the catalog, ms', small.build.toFixed(0), large.build.toFixed(0), `× ${(large.build / small.build).toFixed(1)}`]);
  rows.push(['heap of the catalog, MB', small.heap.toFixed(0), large.heap.toFixed(0), `× ${(large.heap / small.heap).toFixed(1)}`]);
  return {
    title: `Growth of the cost of one search, in microseconds (rows grow × ${(GROWN_TO / real.length).toFixed(1)})`,
    head: ['', `${real.length.toLocaleString('en-US')} colleges`, `${GROWN_TO.toLocaleString('en-US')} colleges`, ''],
    rows,
  };
}

function measured(records: CollegeRecord[]) {
  const heapBefore = heapUsed();
  const [build, catalog] = timed(() => createCatalog(records, 'bench'));
  const heap = (heapUsed() - heapBefore) / 1_048_576;
  const costs = Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, ask]) => {
      for (let round = 0; round < ROUNDS; round += 1) ask(catalog, round);
      const [milliseconds] = timed(() => {
        for (let round = 0; round < ROUNDS; round += 1) ask(catalog, round);
      });
      return [name, (milliseconds * 1_000) / ROUNDS];
    }),
  );
  return { build, heap, costs };
}

/** Copies of real colleges with new names, places and ids, in a fixed order. */
export function grown(real: CollegeRecord[], count: number): CollegeRecord[] {
  const random = createRandom(20_241_121);
  return Array.from({ length: count }, (_, index) => {
    const model = random.pick(real);
    const other = random.pick(real);
    const name = `${model.name.split(' ')[0] ?? ''} ${other.name}`;
    const jitter = random.next() - 0.5;
    return {
      ...model,
      id: index + 1,
      ipedsUnitId: 1_000_000 + index,
      slug: `college-${index}`,
      name,
      state: other.state,
      latitude: other.latitude === null ? null : other.latitude + jitter,
      longitude: other.longitude,
    };
  });
}

function timed<T>(work: () => T): [milliseconds: number, result: T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
