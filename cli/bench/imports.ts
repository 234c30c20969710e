import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ImportCost, ImportOrder } from './import-once.ts';
import { writeGeneratedYear } from './generated-year.ts';
import type { Section } from './table.ts';

/** Institutions in a real directory. */
const INSTITUTIONS = 6_072;
/** Generated tables; each institution has one row in each. */
const SCALES = [100_000, 1_000_000];
const TABLES = 9;

interface Year {
  files: string[];
  bytes: number;
}

const HEAD = ['', 'rows', 'seconds', 'rows a second', 'of COPY', 'peak memory', 'aim'];
const perSecond = (rows: number, seconds: number) => Math.round(rows / seconds).toLocaleString('en-US');

/** A full IPEDS import, relative to COPY of the same bytes into text columns. Without `folder` the year is generated. */
export async function measureImport(database: string, folder?: string): Promise<Section> {
  return inScratch(async (scratch) => {
    const year = folder === undefined ? await writeGeneratedYear(scratch, INSTITUTIONS) : await yearIn(folder);
    const { copied, cost } = await measureYear(database, year);
    return {
      title: `Import of ${folder === undefined ? 'a generated' : 'the given'} IPEDS year (${megabytes(year)} MB)`,
      head: HEAD,
      rows: [copyRow(cost.rows, copied), importRow(cost, copied, '≤ 4, < 15 s')],
    };
  });
}

/** Years of 100,000 and 1,000,000 rows: time should grow with the rows, memory should not. */
export async function measureImportScale(createDatabase: (name: string) => Promise<string>): Promise<Section> {
  const rows: string[][] = [];
  for (const scale of SCALES) {
    await inScratch(async (scratch) => {
      const year = await writeGeneratedYear(scratch, Math.ceil(scale / TABLES));
      const { copied, cost } = await measureYear(await createDatabase(`bench_import_${scale}`), year);
      rows.push(copyRow(cost.rows, copied, `${megabytes(year)} MB`), importRow(cost, copied, '≤ 300 MB'));
    });
  }
  return { title: 'Import at scale, every institution new to the catalog', head: HEAD, rows };
}

async function measureYear(database: string, { files }: Year): Promise<{ copied: number; cost: ImportCost }> {
  const copied = await copySeconds(database, files);
  const order: ImportOrder = { database, files };
  const script = path.join(import.meta.dirname, 'import-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)]);
  return { copied, cost: JSON.parse(stdout) as ImportCost };
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

const importRow = ({ rows, seconds, peak }: ImportCost, copied: number, aim: string): string[] => [
  'import',
  rows.toLocaleString('en-US'),
  seconds.toFixed(2),
  perSecond(rows, seconds),
  (seconds / copied).toFixed(1),
  `${peak} MB`,
  aim,
];

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

async function copySeconds(database: string, files: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const headers = await Promise.all(files.map(headerOf));
  const start = performance.now();
  await client.query('begin');
  for (const [index, file] of files.entries()) {
    const columns = (headers[index] ?? []).map((name) => `${pg.escapeIdentifier(name)} text`).join(', ');
    await client.query(`create temp table raw_${index} (${columns}) on commit drop`);
    await pipeline(createReadStream(file), client.query(copyFrom(`copy raw_${index} from stdin (format csv, header)`)));
  }
  await client.query('commit');
  const seconds = (performance.now() - start) / 1_000;
  await client.end();
  return seconds;
}

async function headerOf(file: string): Promise<string[]> {
  for await (const line of createInterface({ input: createReadStream(file) })) return line.replace(/^\uFEFF/, '').split(',');
  return [];
}
