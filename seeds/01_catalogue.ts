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

interface Header {
  csv: { file: string; colleges: number; sha256: string };
  columns: string[];
  runs: { id: number; source: string; year: number; release: string; finishedAt: string; files: unknown[] }[];
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
}

/** Fills an empty catalogue from the exported one beside this file; a catalogue with colleges is left alone. */
export async function seed(knex: Knex): Promise<void> {
  await loadCatalogue(knex, import.meta.dirname);
}

/** The same, from any folder that `catalogue export` has written. */
export async function loadCatalogue(knex: Knex, folder: string): Promise<void> {
  const headerFile = path.join(folder, 'catalogue.json');
  if (!existsSync(headerFile) || (await hasColleges(knex))) return;
  const header = JSON.parse(await readFile(headerFile, 'utf8')) as Header;
  await knex.transaction(async (trx) => {
    const runs = await insertRuns(trx, header);
    await insertValueSources(trx, header, runs);
    await copyColleges(trx, path.join(folder, header.csv.file), header);
    await renumberFlags(trx, runs);
    // These colleges have no scores yet: the start that follows computes them.
    await trx('score_methods').del();
    const [version] = await trx<{ id: number; reason: string }>('data_versions').insert({ reason: 'seed' }).returning('id');
    await trx.raw('select pg_notify(?, ?)', ['data_version', String(version?.id)]);
  });
  await knex.raw('analyze colleges');
}

async function hasColleges(knex: Knex): Promise<boolean> {
  return (await knex('colleges').select('id').first()) !== undefined;
}

/** The ledger knows the runs behind the seed, so that an import of the same files is recognised. Returns the new number of each. */
async function insertRuns(trx: Knex, { runs }: Header): Promise<Map<number, number>> {
  const numbers = new Map<number, number>();
  for (const { id, source, year, release, finishedAt, files } of runs) {
    const row = { source, year, release, status: 'succeeded', actor: 'seed', message: 'Came with the seed catalogue.' };
    const times = { started_at: finishedAt, finished_at: finishedAt };
    const [inserted] = await trx<{ id: number; files: string }>('import_runs')
      .insert({ ...row, ...times, files: JSON.stringify(files) })
      .returning('id');
    if (inserted) numbers.set(id, inserted.id);
  }
  return numbers;
}

/** Receipts keep the ids of the file, because the rows of the file name them: without colleges there are no others. */
async function insertValueSources(trx: Knex, { valueSources }: Header, runs: ReadonlyMap<number, number>): Promise<void> {
  await trx('value_sources').del();
  const rows = valueSources.map(({ table, run, ...rest }) => ({ ...rest, table_name: table, run_id: run === null ? null : runs.get(run) }));
  await trx.batchInsert('value_sources', rows, 500);
  await trx.raw("select setval(pg_get_serial_sequence('value_sources', 'id'), (select coalesce(max(id), 1) from value_sources))");
}

async function copyColleges(trx: Knex.Transaction, file: string, { columns, csv }: Header): Promise<void> {
  if (!columns.every((column) => /^[a-z0-9_]+$/.test(column))) throw new Error('The seed catalogue names columns that cannot be.');
  const connection = (await (trx.client as { acquireConnection(): Promise<unknown> }).acquireConnection()) as ClientBase;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const copy = connection.query(copyFrom(`copy colleges (${columns.join(', ')}) from stdin with (format csv, header)`));
  await pipeline(createReadStream(file), createGunzip(), hashing, copy);
  if (hash.digest('hex') !== csv.sha256 || copy.rowCount !== csv.colleges) throw new Error('The seed catalogue is damaged.');
}

/** Only where the ledger was not empty do the runs of the file get other numbers. */
async function renumberFlags(trx: Knex, runs: ReadonlyMap<number, number>): Promise<void> {
  if ([...runs].every(([number, id]) => number === id)) return;
  await trx.raw(
    `update colleges set data_source_flags = (
       select coalesce(jsonb_object_agg(f.key, f.value || jsonb_build_object('runId', (?::jsonb->(f.value->>'runId'))::int)), '{}')
       from jsonb_each(data_source_flags) f)`,
    [JSON.stringify(Object.fromEntries(runs))],
  );
}
