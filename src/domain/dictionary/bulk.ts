import type { CollegeRecord, FieldKey, Provenance } from '../colleges/college.ts';
import { isFreeSource } from '../colleges/sources.ts';
import { historyOf, type SuppliedRowOfCollege } from '../history/points.ts';
import { statusOf } from '../colleges/college.ts';
import { csvOf } from '../shared/csv.ts';
import { FIELDS, isReceipted, PLAIN_FIELDS, receiptKeyOf } from './fields.ts';
import type { PublicField } from './field-entry.ts';

export const BULK_FILES = ['colleges.csv', 'colleges.ndjson', 'receipts.csv', 'history.csv'] as const;
export type BulkFile = (typeof BULK_FILES)[number];

const FREE_FIELDS: readonly PublicField[] = FIELDS.filter(({ keptBack }) => keptBack === null).map(({ key }) => key);
export const CSV_FIELDS: readonly PublicField[] = PLAIN_FIELDS.filter(({ keptBack }) => keptBack === null).map(({ key }) => key);

const RECEIPT_COLUMNS = ['source', 'table', 'variable', 'period', 'year', 'release', 'run', 'imported_at'] as const;
/** What the long files hold, in order; a `value` that is a list is joined with "|", one of several numbers is JSON. */
export const LONG_COLUMNS = ['id', 'unitid', 'field', 'value', 'status', ...RECEIPT_COLUMNS] as const;

type LongRow = Record<(typeof LONG_COLUMNS)[number], unknown>;

/** A value of a source whose rights are not ours stays at home. */
const isFree = ({ source }: Provenance): boolean => isFreeSource(source);

/** Scores that as good as spell out what they are made of: they stay where it stays. */
const TELL_TALES: Partial<Record<PublicField, readonly FieldKey[]>> = {
  carnegieScheme: ['carnegieClassification'],
  carnegieScore: ['carnegieClassification', 'researchActivity'],
  researchScore: ['researchFundingTotal', 'researchActivity'],
  researchFundingByDepartment: ['researchFundingTotal'],
};

function isShared({ provenance }: CollegeRecord, field: PublicField): boolean {
  const own = receiptKeyOf(field);
  const origins = [...(own === null ? [] : [own]), ...(TELL_TALES[field] ?? [])].map((key) => provenance[key]);
  return origins.every((origin) => origin === undefined || isFree(origin));
}

/** What may be passed on of a college; what may not is null, flags too. */
const sharedPart = (college: CollegeRecord, fields: readonly PublicField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, isShared(college, field) ? college[field] : null]));

function* mapped<T, R>(items: Iterable<T>, change: (item: T) => Iterable<R>): Generator<R> {
  for (const item of items) yield* change(item);
}

/** One line a college, plain fields as columns. */
export const collegesCsvText = (colleges: readonly CollegeRecord[]): Generator<string> =>
  csvOf(
    CSV_FIELDS,
    mapped(colleges, (college) => [sharedPart(college, CSV_FIELDS)]),
  );

/** One JSON object a line, the nested fields with it. */
export const collegesNdjson = (colleges: readonly CollegeRecord[]): Generator<string> =>
  mapped(colleges, (college) => [`${JSON.stringify(sharedPart(college, FREE_FIELDS))}\n`]);

/** One line a value of the catalog, missing ones with their reason. */
export const receiptsCsvText = (colleges: readonly CollegeRecord[]): Generator<string> =>
  csvOf(LONG_COLUMNS, mapped(colleges, receiptRows));

function* receiptRows(college: CollegeRecord): Generator<LongRow> {
  for (const field of FREE_FIELDS) {
    if (!isReceipted(field) || !isShared(college, field)) continue;
    const origin = college.provenance[field];
    const value: unknown = college[field];
    const status = statusOf(college, field, value);
    if (origin || college.valueStatus[field] !== undefined) yield longRow(college, field, value, status, origin);
  }
}

/** The header of the file of former years; rows follow in parts, with `historyCsvPart`. */
export const historyCsvHead = (): string => [...csvOf(LONG_COLUMNS, [])].join('');

/** One line a figure and year of these colleges. */
export function historyCsvPart(colleges: readonly CollegeRecord[], supplied: ReadonlyMap<number, readonly SuppliedRowOfCollege[]>): string {
  const rows = mapped(colleges, (college) => historyRows(college, supplied.get(college.id) ?? []));
  return [...csvOf(LONG_COLUMNS, rows)].join('').slice(historyCsvHead().length);
}

function* historyRows(college: CollegeRecord, supplied: readonly SuppliedRowOfCollege[]): Generator<LongRow> {
  for (const [field, points] of Object.entries(historyOf(supplied))) {
    for (const { value, status, receipt } of points) {
      if (isFree(receipt)) yield longRow(college, field, value, status, receipt);
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
