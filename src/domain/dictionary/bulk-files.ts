import type { CollegeRecord } from '../colleges/college.ts';
import type { FieldKey } from '../colleges/attributes.ts';
import type { ImportFacts, ImportsById } from '../imports/import-facts.ts';
import { isFreeSource, type Provenance } from '../colleges/sources.ts';
import { historyOf, type SuppliedRowOfCollege } from '../history/history-points.ts';
import { statusOf } from '../colleges/college.ts';
import { csvCells, csvLine, csvOf } from '../shared/csv.ts';
import { FIELDS, hasProvenance, PLAIN_FIELDS, provenanceKeyOf } from './fields.ts';
import type { PublicField } from './field-entry.ts';

export const BULK_FILES = ['colleges.csv', 'colleges.ndjson', 'programs.csv', 'receipts.csv', 'history.csv', 'imports.csv'] as const;
export type BulkFile = (typeof BULK_FILES)[number];

const FREE_FIELDS: readonly PublicField[] = FIELDS.filter(({ keptBack }) => keptBack === null).map(({ key }) => key);
export const CSV_FIELDS: readonly PublicField[] = PLAIN_FIELDS.filter(({ keptBack }) => keptBack === null).map(({ key }) => key);

const PROVENANCE_COLUMNS = ['source', 'table', 'variable', 'period', 'year', 'release', 'run', 'imported_at'] as const;
/** The columns of the long files. In `value`, lists are joined with "|" and maps are JSON. */
export const LONG_COLUMNS = ['id', 'unitid', 'field', 'value', 'status', ...PROVENANCE_COLUMNS] as const;

type LongRow = Record<(typeof LONG_COLUMNS)[number], unknown>;

/** Values from restricted sources are not exported. */
const isFree = ({ source }: Provenance): boolean => isFreeSource(source);

/** Fields that reveal other fields. They are exported only if those fields are. */
const REVEALING_FIELDS: Partial<Record<PublicField, readonly FieldKey[]>> = {
  carnegieScheme: ['carnegieClassification'],
  carnegieScore: ['carnegieClassification', 'researchActivity'],
  researchScore: ['researchFundingTotal', 'researchActivity'],
  researchFundingByDepartment: ['researchFundingTotal'],
};

/** The fields whose sources decide whether a field is exported. */
const DECIDING_FIELDS = new Map(
  FREE_FIELDS.map((field) => {
    const own = provenanceKeyOf(field);
    return [field, [...(own === null ? [] : [own]), ...(REVEALING_FIELDS[field] ?? [])]];
  }),
);

function isExported({ provenance }: CollegeRecord, field: PublicField): boolean {
  for (const key of DECIDING_FIELDS.get(field) ?? []) {
    const origin = provenance[key];
    if (origin !== undefined && !isFree(origin)) return false;
  }
  return true;
}

/** The values of a college. Values that are not exported are null, including flags. */
export function exportedFields(college: CollegeRecord, fields: readonly PublicField[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) values[field] = isExported(college, field) ? college[field] : null;
  return values;
}

function* mapped<T, R>(items: Iterable<T>, change: (item: T) => Iterable<R>): Generator<R> {
  for (const item of items) yield* change(item);
}

/** One line per college, with the plain fields as columns. */
export const collegesCsvText = (colleges: readonly CollegeRecord[]): Generator<string> =>
  csvOf(
    CSV_FIELDS,
    mapped(colleges, (college) => [exportedFields(college, CSV_FIELDS)]),
  );

/** One JSON object per line, including nested fields. */
export const collegesNdjson = (colleges: readonly CollegeRecord[]): Generator<string> =>
  mapped(colleges, (college) => [`${JSON.stringify(exportedFields(college, FREE_FIELDS))}\n`]);

/** The header line of the long files. */
export const LONG_CSV_HEAD = csvLine(LONG_COLUMNS);

/** One line per value of the catalog, in one piece per college. Missing values have the reason as status. */
export function* provenanceCsvText(colleges: readonly CollegeRecord[]): Generator<string> {
  yield LONG_CSV_HEAD;
  for (const college of colleges) yield longLines(college, exportedValues(college));
}

/** One row per value of a college that may be redistributed. */
export const provenanceRows = (college: CollegeRecord): LongRow[] =>
  Array.from(exportedValues(college), (value) => longRow(college, value));

function* exportedValues(college: CollegeRecord): Generator<LongValue> {
  for (const field of FREE_FIELDS) {
    if (!hasProvenance(field) || !isExported(college, field)) continue;
    const origin = college.provenance[field];
    const value: unknown = college[field];
    const status = statusOf(college, field, value);
    if (origin || college.valueStatus[field] !== undefined) yield { field, value, status, origin };
  }
}

/** The columns of imports.csv. */
export const IMPORT_COLUMNS = [
  'run',
  'source',
  'year',
  'release',
  'imported_at',
  'obtained_from',
  'matched_by',
  'table',
  'file',
  'sha256',
] as const;

/** One line per file of each import. */
export const importsCsvText = (imports: ImportsById): Generator<string> => csvOf(IMPORT_COLUMNS, mapped(imports.values(), importRows));

function* importRows({ runId, importedAt, obtainedFrom, matchedBy, files, ...rest }: ImportFacts): Generator<Record<string, unknown>> {
  const run = { ...rest, run: runId, imported_at: importedAt, obtained_from: obtainedFrom, matched_by: matchedBy };
  if (isFreeSource(rest.source)) for (const file of files) yield { ...run, ...file };
}

/** One line of history.csv per figure and year of a college. */
export const historyCsvLines = (college: CollegeRecord, supplied: readonly SuppliedRowOfCollege[]): string =>
  longLines(college, historyValues(supplied));

function* historyValues(supplied: readonly SuppliedRowOfCollege[]): Generator<LongValue> {
  for (const [field, points] of Object.entries(historyOf(supplied))) {
    for (const { value, status, provenance } of points) {
      if (isFree(provenance)) yield { field, value, status, origin: provenance };
    }
  }
}

/** A value of a college in a long file. */
interface LongValue {
  field: string;
  value: unknown;
  status: string;
  origin: Provenance | undefined;
}

const longRow = ({ id, ipedsUnitId }: CollegeRecord, { origin, ...value }: LongValue): LongRow => ({
  id,
  unitid: ipedsUnitId,
  ...value,
  ...originOf(origin),
});

const originOf = (origin: Provenance | undefined) => ({
  source: origin?.source,
  table: origin?.table,
  variable: origin?.variable,
  period: origin?.period,
  year: origin?.year,
  release: origin?.release,
  run: origin?.runId,
  imported_at: origin?.importedAt,
});

function longLines({ id, ipedsUnitId }: CollegeRecord, values: Iterable<LongValue>): string {
  let lines = '';
  for (const { field, value, status, origin } of values) {
    lines += `${csvCells([id, ipedsUnitId, field, value, status])},${originCells(origin)}\r\n`;
  }
  return lines;
}

/** Values share their sources, so that the cells of each are written once. */
const writtenOrigins = new WeakMap<Provenance, string>();

function originCells(origin: Provenance | undefined): string {
  const known = origin && writtenOrigins.get(origin);
  if (known !== undefined) return known;
  const row = originOf(origin);
  const cells = csvCells(PROVENANCE_COLUMNS.map((column) => row[column]));
  if (origin) writtenOrigins.set(origin, cells);
  return cells;
}
