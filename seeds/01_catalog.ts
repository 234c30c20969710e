import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

interface DataFile {
  file: string;
  rows: number;
  sha256: string;
}

interface Header {
  csv: DataFile;
  /** Files of earlier versions have no `columns`. */
  history: DataFile & { columns?: string[] };
  columns: string[];
  /** The version of the scoring method; null if the file has no scores. */
  methodVersion: number | null;
  runs: {
    id: number;
    source: string;
    year: number;
    release: string;
    finishedAt: string;
    obtainedFrom?: string | null;
    matchedBy?: string | null;
    files: unknown[];
  }[];
  valueSources: {
    id: number;
    source: string;
    table: string;
    variable: string;
    year: number;
    period: string;
    release: string;
    run: number | null;
  }[];
  suppliedTables: { id: number; run: number; source: string; table: string; year: number; fields: string[]; receipts: number[] }[];
}

/** Loads the exported catalog in this folder into an empty database. Does nothing if the database has colleges. */
export async function seed(knex: Knex): Promise<void> {
  await loadCatalog(knex, import.meta.dirname);
}

/** Loads the catalog from any folder that `catalog export` wrote. */
export async function loadCatalog(knex: Knex, folder: string): Promise<void> {
  const headerFile = path.join(folder, 'catalog.json');
  if (!existsSync(headerFile) || (await hasColleges(knex))) return;
  const header = JSON.parse(await readFile(headerFile, 'utf8')) as Header;
  await knex.transaction(async (trx) => {
    // The history has more than a hundred thousand rows, so that a busy machine needs longer than a request may take.
    await trx.raw('set local statement_timeout = 0');
    const runs = await insertRuns(trx, header);
    await insertValueSources(trx, header, runs);
    await copyColleges(trx, folder, header);
    await copyHistory(trx, folder, header, runs);
    await computeFlags(trx);
    // The next start computes scores that the file lacks.
    await trx('score_methods').del();
    if (header.methodVersion !== null) await trx('score_methods').insert({ version: header.methodVersion });
    const [version] = await trx<{ id: number; reason: string }>('data_versions').insert({ reason: 'seed' }).returning('id');
    await trx.raw('select pg_notify(?, ?)', ['data_version', String(version?.id)]);
  });
  for (const table of ['colleges', 'supplied_values', 'supplied_tables']) await knex.raw('analyze ??', [table]);
}

async function hasColleges(knex: Knex): Promise<boolean> {
  return (await knex('colleges').select('id').first()) !== undefined;
}

/** Records the runs of the seed, so that an import of the same files counts as unchanged. Returns the new id of each run. */
async function insertRuns(trx: Knex, { runs }: Header): Promise<Map<number, number>> {
  const numbers = new Map<number, number>();
  for (const { id, source, year, release, finishedAt, obtainedFrom = null, matchedBy = null, files } of runs) {
    const origin = { obtained_from: obtainedFrom, matched_by: matchedBy };
    const row = { source, year, release, ...origin, status: 'succeeded', actor: 'seed', message: 'Part of the seed catalog.' };
    const times = { started_at: finishedAt, finished_at: finishedAt };
    const [inserted] = await trx<{ id: number; files: string }>('import_runs')
      .insert({ ...row, ...times, files: JSON.stringify(files) })
      .returning('id');
    if (inserted) numbers.set(id, inserted.id);
  }
  return numbers;
}

/** Keeps the ids of the file, because its rows refer to them. An empty catalog has no other value sources. */
async function insertValueSources(trx: Knex, { valueSources }: Header, runs: ReadonlyMap<number, number>): Promise<void> {
  await trx('value_sources').del();
  const rows = valueSources.map(({ table, run, ...rest }) => ({ ...rest, table_name: table, run_id: run === null ? null : runs.get(run) }));
  await trx.batchInsert('value_sources', rows, 500);
  await trx.raw("select setval(pg_get_serial_sequence('value_sources', 'id'), (select coalesce(max(id), 1) from value_sources))");
}

async function copyColleges(trx: Knex.Transaction, folder: string, { columns, csv }: Header): Promise<void> {
  await copyFile(trx, folder, csv, `colleges (${namesOf(columns)})`);
}

function namesOf(columns: readonly string[]): string {
  if (!columns.every((column) => /^[a-z0-9_]+$/.test(column))) throw new Error('The seed catalog has invalid column names.');
  return columns.join(', ');
}

/** Rows of the file refer to colleges by UNITID, and to tables by their number in the file. */
async function copyHistory(trx: Knex.Transaction, folder: string, { history, suppliedTables }: Header, runs: ReadonlyMap<number, number>) {
  const numbers = new Map<number, number>();
  for (const { id, run, table, ...rest } of suppliedTables) {
    const row = { ...rest, run_id: runs.get(run), table_name: table };
    const [inserted] = await trx<{ id: number; run_id?: number | undefined; table_name: string }>('supplied_tables')
      .insert(row)
      .returning('id');
    if (inserted) numbers.set(id, inserted.id);
  }
  await trx.raw(
    `create temp table seed_history (unitid integer, table_number integer, supplied jsonb, statuses text, alternatives text not null default '')
     on commit drop`,
  );
  const { columns = ['unitid', 'table_number', 'supplied', 'statuses'] } = history;
  await copyFile(trx, folder, history, `seed_history (${namesOf(columns)})`);
  await trx.raw(
    `insert into supplied_values (college_id, table_id, supplied, statuses, alternatives)
     select c.id, (?::jsonb->>h.table_number::text)::int, h.supplied, h.statuses, h.alternatives from seed_history h join colleges c on c.ipeds_unit_id = h.unitid`,
    [JSON.stringify(Object.fromEntries(numbers))],
  );
}

async function copyFile(trx: Knex.Transaction, folder: string, { file, rows, sha256 }: DataFile, target: string): Promise<void> {
  const connection = (await (trx.client as { acquireConnection(): Promise<unknown> }).acquireConnection()) as ClientBase;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const copy = connection.query(copyFrom(`copy ${target} from stdin with (format csv, header)`));
  await pipeline(createReadStream(path.join(folder, file)), createGunzip(), hashing, copy);
  if (hash.digest('hex') !== sha256 || copy.rowCount !== rows) throw new Error('The seed catalog is damaged.');
}

/** Flags follow from the sources of the fields. Files of earlier versions have a column for them. */
async function computeFlags(trx: Knex): Promise<void> {
  await trx.raw(
    `update colleges c set data_source_flags = f.flags from source_flags_of(array(select id from colleges)) f where f.college_id = c.id`,
  );
}
