import type { Knex } from 'knex';
import type { Definition } from '../../../domain/definitions/definition.ts';
import type { DefinitionStore, DefinitionTables, StoredDefinitionFile } from '../../../domain/definitions/definitions.ports.ts';
import { publishVersionIn } from '../data-versions.ts';
import { originColumns } from '../origin.ts';

const BATCH = 1_000;

export const createDefinitionStore = (db: Knex): DefinitionStore => ({
  file: () => readFile(db),
  of: (cip) => db('program_definitions').where({ cip }).first<Definition | undefined>('cip', 'title', { text: 'definition' }),
});

/** The definitions in a transaction. */
export const createDefinitionTables = (trx: Knex.Transaction): DefinitionTables => ({
  async lock() {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('definitions'))`);
  },

  file: () => readFile(trx),

  async replace(definitions, { edition, file, sha256, rows }, obtainedFrom) {
    for (const table of ['program_definitions', 'definition_files']) await trx(table).delete();
    await trx('definition_files').insert({
      ...{ edition, file, sha256, rows },
      ...{ obtained_from: obtainedFrom, imported_by: originColumns().actor },
    });
    await trx.batchInsert(
      'program_definitions',
      definitions.map(({ cip, title, text }) => ({ cip, title, definition: text })),
      BATCH,
    );
    await publishVersionIn(trx, 'import definitions');
  },
});

const readFile = (db: Knex): Promise<StoredDefinitionFile | undefined> =>
  db('definition_files').first<StoredDefinitionFile | undefined>('edition', 'file', 'sha256', 'rows', {
    obtainedFrom: 'obtained_from',
    importedAt: 'imported_at',
  });
