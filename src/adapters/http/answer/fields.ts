import { csvColumnOf, type CsvHeads } from '../../../domain/colleges/shown/csv-words.ts';
import { csvLine } from '../../../domain/shared/csv.ts';
import { college, collegeCard } from '../../../contracts/shapes/college-shapes.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { csvTextReply, type Reply } from './reply.ts';
import { oncePerCollege, wireCard, wireCollege, type WireCard, type WireCollege } from './views.ts';

const COLLEGE_FIELDS = Object.keys(college.shape);
/** The names that `fields` may give: fields of a college and fields that a card derives. */
const SELECTABLE = new Set([...COLLEGE_FIELDS, ...Object.keys(collegeCard.shape)]);
/** A CSV file has the plain columns. A caller can ask for the nested ones by name. */
const NESTED = new Set([
  'dataSourceFlags',
  'valueStatus',
  'researchFundingByDepartment',
  'netPricesByIncome',
  'netPriceStudents',
  'crimeIncidentsByYear',
  'pennant',
]);
const CSV_COLUMNS = COLLEGE_FIELDS.filter((name) => !NESTED.has(name));

/** The names in a `fields` parameter. Throws `invalid` that names all unknown ones. */
export function readFields(fields: string | undefined): string[] | undefined {
  if (fields === undefined) return undefined;
  const names = [...new Set(fields.split(','))];
  const unknown = names.filter((name) => !SELECTABLE.has(name));
  if (unknown.length === 0) return names;
  const faults = unknown.map((name) => ({ path: 'fields', message: `There is no field "${name}"` }));
  throw new DomainError('invalid', 'request.unknown-field', 'Some of the fields do not exist.', faults);
}

/** One field as JSON. Both forms of a college are encoded once per data version, and no row is built. */
const valueOf = (record: CollegeRecord, name: string): unknown =>
  Object.hasOwn(college.shape, name) ? wireCollege(record)[name as keyof WireCollege] : wireCard(record)[name as keyof WireCard];

/** The chosen fields of a college, in the order asked for. */
export const pick = (record: CollegeRecord, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, valueOf(record, name)]));

const lineOf = (record: CollegeRecord, names: readonly string[]): string => csvLine(names.map((name) => valueOf(record, name)));
const wholeLine = oncePerCollege((record) => lineOf(record, CSV_COLUMNS));

interface CsvOptions {
  heads?: CsvHeads | undefined;
  /** Of the answer. */
  headers?: readonly string[];
}

/** Colleges as a CSV file, in the units of the store, or in words with rounded values. */
export const collegesCsv = <T>(
  records: readonly CollegeRecord[],
  names?: readonly string[],
  { heads = 'names', headers = [] }: CsvOptions = {},
): Reply<T> => csvTextReply('colleges', () => (heads === 'words' ? linesInWords(records, names) : linesOf(records, names)), headers);

function* linesOf(records: readonly CollegeRecord[], names?: readonly string[]): Generator<string> {
  yield csvLine(names ?? CSV_COLUMNS);
  for (const record of records) yield names ? lineOf(record, names) : wholeLine(record);
}

function* linesInWords(records: readonly CollegeRecord[], names: readonly string[] = CSV_COLUMNS): Generator<string> {
  const columns = names.map((name) => ({ name, ...csvColumnOf(name) }));
  yield csvLine(columns.map(({ head }) => head));
  for (const record of records) yield csvLine(columns.map(({ name, shown }) => shown(valueOf(record, name))));
}
