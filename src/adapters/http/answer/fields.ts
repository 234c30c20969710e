import { csvOf } from '../../../domain/shared/csv.ts';
import { college, collegeCard } from '../../../contracts/shapes/college-shapes.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { csvTextReply, type Reply } from './reply.ts';
import { wireCard, wireCollege } from './views.ts';

const COLLEGE_FIELDS = Object.keys(college.shape);
/** The names that `fields` may give: fields of a college and fields that a card derives. */
const SELECTABLE = new Set([...COLLEGE_FIELDS, ...Object.keys(collegeCard.shape)]);
/** A CSV file has the plain columns. A caller can ask for the nested ones by name. */
const NESTED = new Set(['dataSourceFlags', 'valueStatus', 'researchFundingByDepartment', 'netPricesByIncome', 'crimeIncidentsByYear']);
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

type Row = Record<string, unknown>;

const rowOf = (record: CollegeRecord): Row => ({ ...wireCard(record), ...wireCollege(record) });

/** The chosen fields of a college, in the order asked for. */
export function pick(record: CollegeRecord, names: readonly string[]): Row {
  const row = rowOf(record);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** Colleges as a CSV file, in the units of the store. */
export const collegesCsv = <T>(
  records: readonly CollegeRecord[],
  names: readonly string[] = CSV_COLUMNS,
  headers: readonly string[] = [],
): Reply<T> => csvTextReply('colleges', () => csvOf(names, rowsOf(records)), headers);

function* rowsOf(records: readonly CollegeRecord[]): Generator<Row> {
  for (const record of records) yield rowOf(record);
}
