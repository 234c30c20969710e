import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Section } from './table.ts';

/**
 * The first load of a page, read from the built manifest: the entry, the route's chunk and their static imports, gzipped as on
 * disk. Dynamic imports do not count.
 */
export interface Spent {
  what: string;
  /** Kilobytes of 1,000 bytes: gzipped for scripts and styles, uncompressed for fonts. */
  kilobytes: number;
  limit: number;
  files: number;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const SCRIPTS = 125;
const PANEL_SCRIPTS = 380;
const STYLES = 20;
const FONTS = 60;
const ENTRY = 'src/entry-client.tsx';
/** The gate of the admin panel, and what it loads for staff. */
const PANEL = ['src/entry-admin.ts', 'src/admin/start.ts'];
const PAGES = {
  '/': 'src/features/home/route.ts',
  '/discover': 'src/features/search/route.ts',
  '/colleges/{name}': 'src/features/college/route.ts',
  '/colleges/best-public-colleges': 'src/features/lists/list.route.ts',
  '/colleges/states': 'src/features/lists/states.route.ts',
  '/colleges/states/{state}': 'src/features/lists/state.route.ts',
  '/majors': 'src/features/majors/majors.route.ts',
  '/majors/{major}': 'src/features/majors/major.route.ts',
  '/rankings': 'src/features/rankings/rankings.route.ts',
  '/alma': 'src/features/matching/questions/questions.route.ts',
  '/alma/results': 'src/features/matching/results/results.route.ts',
  '/compare': 'src/features/compare/route.ts',
  '/lists/{token}': 'src/features/shared-list/shared-list.route.ts',
  '/data': 'src/features/data/route.ts',
  '/auth': 'src/features/auth/auth.route.ts',
  '/profile': 'src/features/profile/ProfilePage.tsx',
};

/** The budgets of the site in `dist`. Throws if a page is not in the build. */
export function budgetsOf(dist: string): Spent[] {
  const folder = path.join(dist, 'web');
  const manifest = manifestOf(folder);
  const scripts = Object.entries(PAGES).map(([page, module]) => scriptsOf(folder, [ENTRY, module], page, SCRIPTS));
  const everything = Object.values(manifest);
  const styles = new Set(everything.flatMap(({ css = [] }) => css));
  const fonts = new Set(everything.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2')));
  return [
    ...scripts,
    scriptsOf(path.join(dist, 'admin'), PANEL, '/admin', PANEL_SCRIPTS),
    { what: 'styles', kilobytes: weigh(folder, styles, '.gz'), limit: STYLES, files: styles.size },
    { what: 'typefaces', kilobytes: weigh(folder, fonts, ''), limit: FONTS, files: fonts.size },
  ];
}

function manifestOf(folder: string): Manifest {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The site has not been built. Run: npm run build');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** The scripts that these modules load with their static imports. */
function scriptsOf(folder: string, modules: readonly string[], page: string, limit: number): Spent {
  const files = new Set(chunksOf(manifestOf(folder), modules).map(({ file }) => file));
  return { what: `scripts of ${page}`, kilobytes: weigh(folder, files, '.gz'), limit, files: files.size };
}

const weigh = (folder: string, files: Iterable<string>, suffix: string): number =>
  [...files].reduce((sum, file) => sum + readFileSync(path.join(folder, file + suffix)).length, 0) / 1000;

/** The chunks and their static imports, each once. */
function chunksOf(manifest: Manifest, names: readonly string[], found = new Map<string, Chunk>()): Chunk[] {
  for (const name of names) {
    if (found.has(name)) continue;
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}. Run: npm run build`);
    found.set(name, chunk);
    chunksOf(manifest, chunk.imports ?? [], found);
  }
  return [...found.values()];
}

export function isOver({ kilobytes, limit }: Spent): boolean {
  return kilobytes > limit;
}

/** Every budget as a table; sets exit code 1 if one is over its limit. */
export function measureBudgets(dist: string): Section {
  const spent = budgetsOf(dist);
  if (spent.some(isOver)) process.exitCode = 1;
  return {
    title: 'Budgets of the built site, kB (scripts and styles gzipped)',
    head: ['first load', 'kB', 'limit', 'files', ''],
    rows: spent.map((one) => [one.what, one.kilobytes.toFixed(1), `≤ ${one.limit}`, String(one.files), isOver(one) ? 'OVER' : 'ok']),
  };
}
