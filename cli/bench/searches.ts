import { STATE_CODES } from '../../src/domain/colleges/states.ts';
import { measure, type Measured } from './children.ts';
import type { Section } from './table.ts';
import { ratioRow } from './table.ts';

interface Scenario {
  name: string;
  aim: number;
  paths: string[];
  sql: string[];
}

const PAIRS = STATE_CODES.slice(0, 50).map((code, index) => `${code},${STATE_CODES[(index + 7) % 50] ?? 'AL'}`);
const RATES = Array.from({ length: 20 }, (_, index) => (index / 100).toFixed(2));
const TYPOS = [
  'aubrun univercity',
  'harverd',
  'standford',
  'univercity of califronia',
  'massachusets institute',
  'jon hopkins',
  'boston colege',
  'georgha tech',
];

const combined = (path: (states: string, rate: string) => string): string[] =>
  PAIRS.flatMap((states) => RATES.map((rate) => path(states, rate)));

const SCENARIOS: Scenario[] = [
  {
    name: 'filtered list',
    aim: 0.3,
    paths: combined((states, rate) => `/api/colleges?state=${states}&control=public&gradRate=${rate}..&sort=netPrice:asc&limit=24`),
    sql: combined((states, rate) => `/list?state=${states}&type=Public&rate=${rate}`),
  },
  {
    name: 'typo search',
    aim: 0.18,
    paths: TYPOS.map((text) => `/api/colleges?q=${encodeURIComponent(text)}&limit=24`),
    sql: TYPOS.map((text) => `/typo?q=${encodeURIComponent(text)}`),
  },
  {
    name: 'page with facets',
    aim: 0.22,
    paths: combined((states, rate) => `/api/colleges/search?state=${states}&control=public&gradRate=${rate}..`),
    sql: combined((states, rate) => `/facets?state=${states}&type=Public&rate=${rate}`),
  },
];

/** Searches over HTTP, relative to the same bytes from node:http and to the same query in SQL, measured in turn. */
export async function measureSearches(database: string, seconds: number): Promise<Section> {
  const rows: string[][] = [];
  let memory = 0;
  for (const { name, aim, paths, sql } of SCENARIOS) {
    const fresh = await measure({ serves: 'alma', database, isCached: false }, paths, seconds);
    const raw = await rawOf(fresh, seconds);
    const bySql = await measure({ serves: 'sql', database }, sql, seconds);
    rows.push(ratioRow(name, fresh, raw, aim, `${(fresh.perSecond / bySql.perSecond).toFixed(1)}× SQL`));
    memory = Math.max(memory, fresh.memory);
  }
  const repeated = await measure({ serves: 'alma', database, isCached: true }, SCENARIOS[2]?.paths.slice(0, 1) ?? [], seconds);
  rows.push(ratioRow('a repeated page', repeated, await rawOf(repeated, seconds), 0.6));
  return {
    title: `Searches over HTTP (the server holds ${memory} MB)`,
    head: ['', 'per second', 'p99 ms', 'of raw http', 'aim', ''],
    rows,
  };
}

/** Rendered pages: fresh ones per second, a cached one relative to the same bytes from node:http. */
export async function measurePages(database: string, slugs: string[], seconds: number): Promise<Section> {
  const details = slugs.slice(0, 1_000).map((slug) => `/colleges/${slug}`);
  const lists = combined((states, rate) => `/discover?state=${states}&gradRate=${rate}..`);
  const detail = await measure({ serves: 'alma', database, isCached: false }, details, seconds);
  const list = await measure({ serves: 'alma', database, isCached: false }, lists, seconds);
  const cached = await measure({ serves: 'alma', database, isCached: true }, details.slice(0, 1), seconds);
  const perSecond = (result: Measured) => Math.round(result.perSecond).toLocaleString('en-US');
  const rows = [
    ['college page, rendered', perSecond(detail), String(detail.p99), '', '≥ 1,000 a second'],
    ['search page, rendered', perSecond(list), String(list.p99), '', ''],
    ratioRow('college page, cached', cached, await rawOf(cached, seconds), 0.5),
  ];
  return { title: 'Pages', head: ['', 'per second', 'p99 ms', 'of raw http', 'aim'], rows };
}

const rawOf = ({ bodyFile }: Measured, seconds: number): Promise<Measured> => measure({ serves: 'raw', bodyFile }, ['/'], seconds);
