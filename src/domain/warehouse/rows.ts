import type { CollegeRecord } from '../colleges/college.ts';
import { isFreeSource, type Provenance } from '../colleges/sources.ts';
import { CSV_FIELDS, exportedFields, provenanceRows } from '../dictionary/bulk-files.ts';
import { historyOf, type SuppliedRowOfCollege } from '../history/history-points.ts';
import type { ImportFacts, ImportsById } from '../imports/import-facts.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Lists become text as in CSV, maps become JSON. Missing values stay null. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** The values of a college that may be redistributed. */
export function collegeRow(college: CollegeRecord): Row {
  const fields = Object.entries(exportedFields(college, CSV_FIELDS));
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'object' ? plain(value) : (value ?? null)]));
}

/** A date as ISO text, a list as text. */
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : textOf(value));

/** Every value of a college with its source. */
export function* valueSourceRows(college: CollegeRecord): Generator<Row> {
  for (const { table, year, value, ...row } of provenanceRows(college))
    yield nulled({ ...row, value: textOf(value), source_table: table, file_year: year });
}

/** Every figure of a college in every year. */
export function* historyRows({ id, ipedsUnitId }: CollegeRecord, supplied: readonly SuppliedRowOfCollege[]): Generator<Row> {
  for (const [field, points] of Object.entries(historyOf(supplied)))
    for (const { year, value, status, provenance } of points)
      if (isFreeSource(provenance.source)) yield { id, unitid: ipedsUnitId, field, year, value, status, ...originOf(provenance) };
}

const originOf = ({ source, table, variable, year, period, release, runId, importedAt }: Provenance): Row => ({
  source,
  source_table: table,
  variable,
  file_year: year,
  period,
  release,
  run: runId,
  imported_at: importedAt,
});

const freeImports = (imports: ImportsById): ImportFacts[] => [...imports.values()].filter(({ source }) => isFreeSource(source));

/** The imports whose values may be redistributed. */
export const runRows = (imports: ImportsById): Row[] =>
  freeImports(imports).map(({ runId, source, year, release, importedAt, obtainedFrom, matchedBy, files }) => ({
    run: runId,
    source,
    file_year: year,
    release,
    imported_at: importedAt,
    obtained_from: obtainedFrom,
    matched_by: matchedBy,
    files: files.length,
  }));

/** Their files. */
export const runFileRows = (imports: ImportsById): Row[] =>
  freeImports(imports).flatMap(({ runId, files }) =>
    files.map(({ table, file, sha256 }) => ({ run: runId, source_table: table, file, sha256 })),
  );

const nulled = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null]));
