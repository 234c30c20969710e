import { college, collegeCard } from '../../../contracts/college-shapes.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { csvOf } from '../../../domain/shared/csv.ts';
import { wireCard, wireCollege } from './views.ts';

const COLLEGE_FIELDS = Object.keys(college.shape);
/** Every name `fields` may give: what a college holds, and what a card derives from it. */
const SELECTABLE = new Set([...COLLEGE_FIELDS, ...Object.keys(collegeCard.shape)]);
/** A spreadsheet gets the plain columns; the nested ones can be asked for by name. */
const NESTED = new Set(['dataSourceFlags', 'valueStatus', 'researchFundingByDepartment', 'netPricesByIncome', 'crimeIncidentsByYear']);
const CSV_COLUMNS = COLLEGE_FIELDS.filter((name) => !NESTED.has(name));

/** The names in a `fields` parameter; unknown ones are `invalid`, all of them at once. */
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

/** Colleges as CSV, units as stored. */
export const collegesCsv = (records: readonly CollegeRecord[], names: readonly string[] = CSV_COLUMNS) => ({
  type: 'text/csv; charset=utf-8; header=present',
  rows: () => csvOf(names, rowsOf(records)),
});

function* rowsOf(records: readonly CollegeRecord[]): Generator<Row> {
  for (const record of records) yield rowOf(record);
}

/** Offers a download under a plain name. */
export const CSV_HEADERS: readonly string[] = ['Content-Disposition', 'attachment; filename="colleges.csv"'];
