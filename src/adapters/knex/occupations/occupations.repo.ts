import type { Knex } from 'knex';
import type { OccupationStore, OccupationTables, RelatedOccupation, StoredFile } from '../../../domain/occupations/occupations.ports.ts';
import { publishVersionIn } from '../data-versions.ts';
import { originColumns } from '../origin.ts';
import { FILE_COLUMNS, OCCUPATION_COLUMNS } from './columns.ts';

const BATCH = 1_000;

/** The driver returns a decimal as a text. */
type RelatedRow = Omit<RelatedOccupation, 'growthPercent'> & { growthPercent: string | null };

export const createOccupationStore = (db: Knex): OccupationStore => ({
  files: () => readFiles(db),

  async relatedTo(major) {
    const rows = await db('occupations')
      .join('program_occupations as link', 'link.soc', 'occupations.soc')
      .whereRaw('left(link.cip, 5) = ?', [major])
      .groupBy('occupations.soc')
      .orderByRaw('employment desc nulls last, occupations.soc collate "C"')
      .select<RelatedRow[]>({ ...OCCUPATION_COLUMNS, soc: 'occupations.soc' }, db.raw('count(*)::int as programs'));
    return rows.map((row) => ({ ...row, growthPercent: row.growthPercent === null ? null : Number(row.growthPercent) }));
  },
});

/** The tables of occupations in a transaction. */
export const createOccupationTables = (trx: Knex.Transaction): OccupationTables => ({
  async lock() {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('occupations'))`);
  },

  files: () => readFiles(trx),

  async replace({ occupations, links }, files, obtainedFrom) {
    for (const table of ['program_occupations', 'occupations', 'occupation_files']) await trx(table).delete();
    const origin = { obtained_from: obtainedFrom, imported_by: originColumns().actor };
    await trx('occupation_files').insert(files.map((file) => ({ ...columnsOf(FILE_COLUMNS, file), ...origin })));
    await trx.batchInsert(
      'occupations',
      occupations.map((occupation) => columnsOf(OCCUPATION_COLUMNS, occupation)),
      BATCH,
    );
    await trx.batchInsert('program_occupations', [...links], BATCH);
    await publishVersionIn(trx, 'import occupations');
  },
});

const readFiles = (db: Knex): Promise<StoredFile[]> =>
  db('occupation_files')
    .orderByRaw(`array_position(array['links', 'wages', 'outlook'], table_name)`)
    .select<StoredFile[]>({ ...FILE_COLUMNS, obtainedFrom: 'obtained_from', importedAt: 'imported_at' });

const columnsOf = <Key extends string>(columns: Readonly<Record<Key, string>>, values: Readonly<Record<Key, unknown>>) =>
  Object.fromEntries((Object.entries<string>(columns) as [Key, string][]).map(([key, column]) => [column, values[key]]));
