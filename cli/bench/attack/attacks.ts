import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fire } from '../children.ts';
import type { LoadResult } from '../load.ts';
import type { Section } from '../table.ts';
import type { Delays, ProbeOrder } from './probe.ts';
import { startTarget } from './target.ts';

/** Milliseconds that the slowest percent of /healthz may take during an attack. */
const MAX_P99 = 250;

/** Paths with `*` differ in each request, so that no answer is in the cache. */
interface Attack {
  name: string;
  connections: number;
  paths: string[];
  /** Each request comes from another network, so that no limit ends the attack. */
  isSpread?: boolean;
}

const CSV = {
  'CSV of colleges': ['/api/colleges?format=csv&sizeRange=-*..'],
  'CSV of one field': ['/api/colleges?format=csv&fields=id&sizeRange=-*..'],
  'CSV of a search': ['/api/colleges/search?format=csv&sizeRange=-*..'],
  'CSV of a ranking': ['/api/rankings?format=csv&w=*'],
};
const PAGES = {
  'search pages': ['/discover?q=x*'],
  'a college page with invented queries': ['/colleges/harvard-university?x=*'],
  'matches with invented queries': ['/alma/results?x=*'],
};
const FRESH_PAGES = ['/discover?q=x*', '/alma/results?p=*', '/rankings?w=*'];
const JSON_CALLS = ['/api/colleges?range=[0,999]&sizeRange=-*..', '/api/match?type=public&p=*', '/api/rankings?perPage=100&w=*'];

const each = (paths: Record<string, string[]>, connections: number): Attack[] =>
  Object.entries(paths).map(([name, some]) => ({ name, connections, paths: some }));

const ATTACKS: Attack[] = [
  { name: 'the first visitor of /data', connections: 1, paths: ['/data'] },
  ...each(CSV, 10),
  ...each(PAGES, 8),
  { name: 'heavy JSON', connections: 10, paths: JSON_CALLS },
  { name: 'CSV, from many networks', connections: 10, paths: Object.values(CSV).flat(), isSpread: true },
  { name: 'pages, from many networks', connections: 8, paths: FRESH_PAGES, isSpread: true },
];

/** How long /healthz takes while each attack goes on, with the limits of production. Sets exit code 1 for a p99 of 250 ms or more. */
export async function measureAttacks(database: string, seconds: number): Promise<Section> {
  const target = await startTarget(database);
  try {
    const { url } = target;
    const rows: string[][] = [];
    for (const [index, { name, isSpread = false, ...attack }] of ATTACKS.entries()) {
      const network = isSpread ? '198.18.*' : `203.0.113.${index}`;
      const load = { ...attack, url, network, seconds };
      const [result, delays] = await Promise.all([fire(load), probe({ url, seconds })]);
      rows.push(rowOf(name, delays, result));
    }
    rows.push(rowOf('quiet', await probe({ url, seconds })));
    return { title: 'Milliseconds that /healthz takes during attacks', head: ['', 'p50', 'p99', 'max', 'limit', '', 'answers'], rows };
  } finally {
    await target.stop();
  }
}

function rowOf(name: string, { p50, p99, max }: Delays, attack?: LoadResult): string[] {
  const isOver = p99 >= MAX_P99;
  if (isOver) process.exitCode = 1;
  const answers = Object.entries(attack?.statuses ?? {}).map(([status, count]) => `${status}: ${count}`);
  return [name, p50.toFixed(1), p99.toFixed(1), max.toFixed(1), `< ${MAX_P99}`, isOver ? 'OVER' : 'ok', answers.join(', ')];
}

async function probe(order: ProbeOrder): Promise<Delays> {
  const script = path.join(import.meta.dirname, 'probe.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)]);
  return JSON.parse(stdout) as Delays;
}
