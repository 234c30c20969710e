import { setImmediate as otherWork } from 'node:timers/promises';
import type { Knex } from 'knex';
import { baseName, type ImportFacts } from '../../../domain/imports/import-facts.ts';
import type { AwardsByProgram } from '../../../domain/majors/awards.ts';
import type { CollegeStore } from '../../../domain/search/search.ports.ts';
import { mappedInSteps, withPauses } from '../../../domain/shared/steps.ts';
import { partVersion, versionName } from '../data-versions.ts';
import { readClosures, readNicknames } from '../names/names-and-closures.ts';
import { readListTexts } from './list-texts.ts';
import { readStaffWords } from './major-words.ts';
import { schoolColors, withColors } from './school-colors.ts';
import { columnOf, createCollegeReader, RECORD_FIELDS, selectProvenance, type CollegeRow, type ProvenanceRow } from '../college-rows.ts';

/** These JSON columns are read as text, so that equal values are parsed once. */
const TEXT_COLUMNS = ['data_source_flags', 'field_sources', 'field_status'];
const PLAIN_COLUMNS = ['id', ...RECORD_FIELDS.map(columnOf).filter((column) => !TEXT_COLUMNS.includes(column))];

export function createCollegeStore(db: Knex): CollegeStore {
  const asText = TEXT_COLUMNS.map((column) => db.raw('??::text as ??', [column, column]));

  return {
    /** The name of the newest data version; "0" before the first. */
    async dataVersion() {
      const [row] = await db<{ id: number; created_at: Date }>('data_versions').select('id', 'created_at').orderBy('id', 'desc').limit(1);
      return row ? versionName(row.created_at, row.id) : '0';
    },

    textsVersion: () => partVersion(db, 'texts'),

    async all() {
      const sources = (await selectProvenance(db)) as ProvenanceRow[];
      const rows = (await db('colleges')
        .select(...PLAIN_COLUMNS, ...asText)
        .orderBy('id')) as CollegeRow[];
      const read = createCollegeReader(sources);
      const colors = await schoolColors();
      return withPauses(
        mappedInSteps(rows, (row) => withColors(read(row), colors)),
        otherWork,
      );
    },

    async awards() {
      const rows = await db('colleges')
        .whereNotNull('awards_by_program')
        .select<{ id: number; awards: AwardsByProgram }[]>('id', { awards: 'awards_by_program' });
      return new Map(rows.map(({ id, awards }) => [id, awards]));
    },

    closures: () => readClosures(db),
    nicknames: () => readNicknames(db),
    listTexts: () => readListTexts(db),
    staffWords: () => readStaffWords(db),

    async imports() {
      const rows = await db('import_runs')
        .select<ImportRow[]>('id', 'source', 'year', 'release', 'finished_at', 'obtained_from', 'matched_by', 'files')
        .where({ status: 'succeeded' })
        .orderBy('id');
      return new Map(rows.map((row) => [row.id, toImport(row)]));
    },
  };
}

interface ImportRow extends Pick<ImportFacts, 'source' | 'year' | 'release' | 'files'> {
  id: number;
  finished_at: Date | null;
  obtained_from: string | null;
  matched_by: string | null;
}

const toImport = ({ id, source, year, release, finished_at, obtained_from, matched_by, files }: ImportRow): ImportFacts => ({
  runId: id,
  source,
  year,
  release,
  importedAt: finished_at?.toISOString() ?? null,
  obtainedFrom: obtained_from,
  matchedBy: matched_by,
  files: files.map(({ file, table, sha256 }) => ({ file: baseName(file), table, sha256 })),
});
