import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase } from '../../../src/adapters/knex/connection.ts';
import { MIGRATIONS, migrateAndSeed, SEEDS } from '../../../src/adapters/knex/migrate.ts';
import type { Section } from '../table.ts';
import { copySeconds } from './copy.ts';
import { writeGeneratedYear } from './generated-year.ts';
import type { ImportCost, ImportOrder } from './import-once.ts';

/** Institutions in a real directory. */
const INSTITUTIONS = 6_072;
/** Generated tables; each institution has one row in each. */
const SCALES = [100_000, 1_000_000];
const TABLES = 9;
const MOST_MEMORY = '≤ 300 MB';

interface Year {
  files: string[];
  bytes: number;
}
type CreateDatabase = (name: string) => Promise<string>;
/** The costs of imports, by the state of the catalog before them. */
type Costs = Record<string, ImportCost>;

const HEAD = ['', 'rows', 'seconds', 'rows a second', 'of COPY', 'peak memory', 'aim'];
const perSecond = (rows: number, seconds: number) => Math.round(rows / seconds).toLocaleString('en-US');

/**
 * A full IPEDS year, relative to COPY of the same bytes into text columns: into the seeded catalog, the same files again, again in full
 * (`--force`), and into an empty catalog; then the share of each step, and the slowest statements. Without `folder` the year is generated.
 */
export async function measureImport(createDatabaseOf: CreateDatabase, folder?: string): Promise<Section[]> {
  return inScratch(async (scratch) => {
    const year = folder === undefined ? await writeGeneratedYear(scratch, INSTITUTIONS) : await yearIn(folder);
    const seeded = await migrated(await createDatabaseOf('bench_import'), true);
    const empty = await migrated(await createDatabaseOf('bench_import_empty'), false);
    const copied = await copySeconds(seeded, year.files);
    const costs: Costs = {
      seeded: await importYear(seeded, year, true),
      again: await importYear(seeded, year, false),
      'again, in full': await importYear(seeded, year, true),
      empty: await importYear(empty, year, true),
    };
    const aims: Record<string, string> = { seeded: '≤ 8', again: '< 1 s', empty: '≤ 5' };
    const rows = Object.entries(costs).map(([name, cost]) => importRow(`${name}: ${cost.status}`, cost, copied, aims[name] ?? ''));
    return [
      {
        title: `Import of ${folder === undefined ? 'a generated' : 'the given'} IPEDS year (${megabytes(year)} MB)`,
        head: HEAD,
        rows: [copyRow(costs['seeded']?.rows ?? 0, copied), ...rows],
      },
      sharesOf('Steps of the imports, in seconds', costs, ({ steps }) => steps),
      sharesOf('Their slowest statements, in seconds', costs, ({ statements }) => statements),
    ];
  });
}

/** Years of 100,000 and 1,000,000 rows: time should grow with the rows, memory should not. */
export async function measureImportScale(createDatabaseOf: CreateDatabase): Promise<Section> {
  const rows: string[][] = [];
  for (const scale of SCALES) {
    await inScratch(async (scratch) => {
      const year = await writeGeneratedYear(scratch, Math.ceil(scale / TABLES));
      const database = await migrated(await createDatabaseOf(`bench_import_${scale}`), true);
      const copied = await copySeconds(database, year.files);
      const cost = await importYear(database, year, true);
      rows.push(copyRow(cost.rows, copied, `${megabytes(year)} MB`), importRow('import', cost, copied, MOST_MEMORY));
    });
  }
  return { title: 'Import at scale, every institution new to the catalog', head: HEAD, rows };
}

/** Creates the tables, with or without the catalog of a first start. */
async function migrated(database: string, isSeeded: boolean): Promise<string> {
  const db = createDatabase(database, { applicationName: 'alma bench' });
  await migrateAndSeed(db, () => undefined, { migrations: MIGRATIONS, ...(isSeeded && { seeds: SEEDS }) });
  await db.destroy();
  return database;
}

async function importYear(database: string, { files }: Year, isForced: boolean): Promise<ImportCost> {
  const order: ImportOrder = { database, files, isForced };
  const script = path.join(import.meta.dirname, 'import-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)]);
  return JSON.parse(stdout) as ImportCost;
}

const copyRow = (rows: number, seconds: number, size = ''): string[] => [
  `COPY of the same bytes${size && `, ${size}`}`,
  rows.toLocaleString('en-US'),
  seconds.toFixed(2),
  perSecond(rows, seconds),
  '1.0',
  '',
  '',
];

const importRow = (name: string, { rows, seconds, peak }: ImportCost, copied: number, aim: string): string[] => [
  name,
  rows.toLocaleString('en-US'),
  seconds.toFixed(2),
  perSecond(rows, seconds),
  (seconds / copied).toFixed(1),
  `${peak} MB`,
  aim,
];

/** A line for each name in any of the costs, slowest first. Each cell has the seconds and their share of the import. */
function sharesOf(title: string, costs: Costs, partsOf: (cost: ImportCost) => Record<string, number>): Section {
  const all = Object.values(costs);
  const longest = (name: string): number => Math.max(...all.map((cost) => partsOf(cost)[name] ?? 0));
  const names = [...new Set(all.flatMap((cost) => Object.keys(partsOf(cost))))].sort((a, b) => longest(b) - longest(a));
  const cell = (cost: ImportCost, name: string): string => {
    const seconds = partsOf(cost)[name];
    return seconds === undefined ? '' : `${seconds.toFixed(2)} (${Math.round((100 * seconds) / cost.seconds)} %)`;
  };
  return { title, head: ['', ...Object.keys(costs)], rows: names.map((name) => [name, ...all.map((cost) => cell(cost, name))]) };
}

const megabytes = ({ bytes }: Year): string => (bytes / 1e6).toFixed(1);

async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'alma-bench-year-'));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function yearIn(folder: string): Promise<Year> {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv'));
  const files = names.map((name) => path.join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
