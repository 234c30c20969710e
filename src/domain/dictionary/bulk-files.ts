import type { CollegeRecord } from '../colleges/college.ts';
import type { FieldKey } from '../colleges/attributes.ts';
import type { ImportFacts, ImportsById } from '../imports/import-facts.ts';
import { isFreeSource, type Provenance } from '../colleges/sources.ts';
import { historyOf, type SuppliedRowOfCollege } from '../history/history-points.ts';
import { statusOf } from '../colleges/college.ts';
import { csvOf } from '../shared/csv.ts';
import { FIELDS, hasProvenance, PLAIN_FIELDS, provenanceKeyOf } from './fields.ts';
import type { PublicField } from './field-entry.ts';

export const BULK_FILES = ['colleges.csv', 'colleges.ndjson', 'receipts.csv', 'history.csv', 'imports.csv'] as const;
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

function isExported({ provenance }: CollegeRecord, field: PublicField): boolean {
  const own = provenanceKeyOf(field);
  const origins = [...(own === null ? [] : [own]), ...(REVEALING_FIELDS[field] ?? [])].map((key) => provenance[key]);
  return origins.every((origin) => origin === undefined || isFree(origin));
}

/** The values of a college. Values that are not exported are null, including flags. */
export const exportedFields = (college: CollegeRecord, fields: readonly PublicField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, isExported(college, field) ? college[field] : null]));

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

/** One line per value of the catalog. Missing values have the reason as status. */
export const provenanceCsvText = (colleges: readonly CollegeRecord[]): Generator<string> =>
  csvOf(LONG_COLUMNS, mapped(colleges, provenanceRows));

/** One row per value of a college that may be redistributed. */
export function* provenanceRows(college: CollegeRecord): Generator<LongRow> {
  for (const field of FREE_FIELDS) {
    if (!hasProvenance(field) || !isExported(college, field)) continue;
    const origin = college.provenance[field];
    const value: unknown = college[field];
    const status = statusOf(college, field, value);
    if (origin || college.valueStatus[field] !== undefined) yield longRow(college, field, value, status, origin);
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

/** The header line of history.csv. `historyCsvPart` returns the rows. */
export const historyCsvHead = (): string => [...csvOf(LONG_COLUMNS, [])].join('');

/** One line per figure and year of these colleges. */
export function historyCsvPart(colleges: readonly CollegeRecord[], supplied: ReadonlyMap<number, readonly SuppliedRowOfCollege[]>): string {
  const rows = mapped(colleges, (college) => historyRows(college, supplied.get(college.id) ?? []));
  return [...csvOf(LONG_COLUMNS, rows)].join('').slice(historyCsvHead().length);
}

function* historyRows(college: CollegeRecord, supplied: readonly SuppliedRowOfCollege[]): Generator<LongRow> {
  for (const [field, points] of Object.entries(historyOf(supplied))) {
    for (const { value, status, provenance } of points) {
      if (isFree(provenance)) yield longRow(college, field, value, status, provenance);
    }
  }
}

function longRow(
  { id, ipedsUnitId }: CollegeRecord,
  field: string,
  value: unknown,
  status: string,
  origin: Provenance | undefined,
): LongRow {
  return {
    id,
    unitid: ipedsUnitId,
    field,
    value,
    status,
    source: origin?.source,
    table: origin?.table,
    variable: origin?.variable,
    period: origin?.period,
    year: origin?.year,
    release: origin?.release,
    run: origin?.runId,
    imported_at: origin?.importedAt,
  };
}
