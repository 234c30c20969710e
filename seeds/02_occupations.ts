import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';

/** The file that `catalog export` writes. Rows have the columns of their tables. */
interface Occupations {
  files: readonly object[];
  occupations: readonly object[];
  /** Codes of programs by the code of an occupation. */
  programs: Readonly<Record<string, readonly string[]>>;
}

const BATCH = 1_000;

/** Loads the occupations in this folder into a database that has never had any. */
export async function seed(knex: Knex): Promise<void> {
  await loadOccupations(knex, import.meta.dirname);
}

/** Loads the occupations from any folder that `catalog export` wrote. */
export async function loadOccupations(knex: Knex, folder: string): Promise<void> {
  if ((await knex('occupation_files').first('table_name')) !== undefined) return;
  const zipped = await readFile(path.join(folder, 'occupations.json.gz')).catch(() => undefined);
  if (!zipped) return;
  const { files, occupations, programs } = JSON.parse(gunzipSync(zipped).toString()) as Occupations;
  const links = Object.entries(programs).flatMap(([soc, cips]) => cips.map((cip) => ({ cip, soc })));
  await knex.transaction(async (trx) => {
    await trx('occupation_files').insert(files.map((file) => ({ ...file, imported_by: 'seed' })));
    await trx.batchInsert('occupations', [...occupations], BATCH);
    await trx.batchInsert('program_occupations', links, BATCH);
  });
}
