import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';

/** The file that `catalog export` writes. Rows have the columns of their tables. */
interface Definitions {
  files: readonly object[];
  definitions: readonly object[];
}

const BATCH = 1_000;

/** Loads the definitions in this folder into a database that has never had any. */
export async function seed(knex: Knex): Promise<void> {
  if ((await knex('definition_files').first('sha256')) !== undefined) return;
  const zipped = await readFile(path.join(import.meta.dirname, 'definitions.json.gz')).catch(() => undefined);
  if (!zipped) return;
  const { files, definitions } = JSON.parse(gunzipSync(zipped).toString()) as Definitions;
  await knex.transaction(async (trx) => {
    await trx('definition_files').insert(files.map((file) => ({ ...file, imported_by: 'seed' })));
    await trx.batchInsert('program_definitions', [...definitions], BATCH);
  });
}
