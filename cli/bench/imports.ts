import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { bootstrap } from '../../src/bootstrap.ts';
import { readConfig } from '../../src/config.ts';
import type { ImportReport } from '../../src/domain/data-sync/import-run.ts';
import { writeGeneratedYear } from './generated-year.ts';
import type { Section } from './table.ts';

/** As many institutions as a real directory lists. */
const INSTITUTIONS = 6_072;

interface Year {
  files: string[];
  bytes: number;
}

/** A full IPEDS year through the importer, as a ratio to COPY of the same bytes into text columns. `folder` holds a real year; left out, one is generated. */
export async function measureImport(database: string, folder?: string): Promise<Section> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'alma-bench-year-'));
  try {
    const year = folder === undefined ? await writeGeneratedYear(scratch, INSTITUTIONS) : await yearIn(folder);
    const copied = await copySeconds(database, year.files);
    const { seconds, report } = await importSeconds(database, year.files);
    const rows = report.tables.reduce((sum, table) => sum + table.read, 0);
    const perSecond = (count: number, time: number) => Math.round(count / time).toLocaleString('en-US');
    return {
      title: `Import of ${folder === undefined ? 'a generated' : 'the given'} IPEDS year (${(year.bytes / 1e6).toFixed(1)} MB, ${rows.toLocaleString('en-US')} rows)`,
      head: ['', 'seconds', 'rows a second', 'of COPY', 'aim'],
      rows: [
        ['COPY of the same bytes', copied.toFixed(2), perSecond(rows, copied), '1.0', ''],
        ['import', seconds.toFixed(2), perSecond(rows, seconds), (seconds / copied).toFixed(1), '≤ 4, < 15 s'],
      ],
    };
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

async function importSeconds(database: string, files: string[]): Promise<{ seconds: number; report: ImportReport }> {
  const config = readConfig({ ...process.env, DATABASE_URL: database });
  const application = await bootstrap(config, { log: () => undefined, applicationName: 'alma bench' });
  try {
    const start = performance.now();
    const report = await application.useCases.dataSync.import({
      source: 'ipeds',
      paths: files,
      year: 2024,
      release: 'final',
      allowShrink: 1,
      force: true,
    });
    return { seconds: (performance.now() - start) / 1_000, report };
  } finally {
    await application.close();
  }
}
