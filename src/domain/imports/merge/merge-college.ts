import type { ValueStatus } from '../../colleges/college.ts';
import type { SourceName } from '../../colleges/sources.ts';
import { DIRECTORY_ONLY, variableOf, type SuppliedBy, type SuppliedField, type SuppliedValue } from '../source-table.ts';
import { isFeaturedAtFirst } from './featured.ts';
import { formerNamesAfter } from './former-names.ts';
import { stateAfterDirectory, type DirectoryRow, type OperatingState } from './operating-status.ts';
import { chooseOffer, EMPTY_VALUES, isNewer, type Choice, type Edition } from './precedence.ts';
import { storedStatusOf } from './statuses.ts';

/** Where a value comes from. */
export interface ValueOrigin extends Edition {
  source: SourceName | 'staff';
  table: string;
  variable: string;
  period: string;
  runId: number | null;
}

type ByField<T> = Partial<Record<SuppliedField, T>>;

/** What a merge reads and writes of a college. */
export interface MergedCollege extends OperatingState {
  values: ByField<SuppliedValue>;
  /** Null: reported. */
  statuses: ByField<ValueStatus | null>;
  provenance: ByField<ValueOrigin>;
  formerNames: readonly string[];
  isFeatured: boolean;
}

/** What one table of a run says about the college; `row` is undefined where the table does not list it. */
export interface SuppliedTable {
  table: string;
  isDirectory: boolean;
  fields: readonly SuppliedBy[];
  row: { values: ByField<SuppliedValue>; letters: ByField<string>; alternatives: ByField<string> } | undefined;
  /** Its row about the college was rejected. The table then says nothing about the college. */
  isRejected: boolean;
}

/** What a run says about the college, table by table in the order of precedence. */
export interface Supplied extends Edition {
  unitId: number;
  source: SourceName;
  runId: number;
  /** Lets an older edition replace values of a newer one. */
  isForced: boolean;
  tables: readonly SuppliedTable[];
}

const NEW_COLLEGE: MergedCollege = {
  values: {},
  statuses: {},
  provenance: {},
  operatingStatus: 'open',
  successorUnitId: null,
  formerNames: [],
  isFeatured: false,
};

/**
 * The rules of a merge for one college, in a readable form. Imports run the same rules as SQL, for speed, and a property test compares
 * the two. `stored` is null for a college that is not in the catalog. The result is null if the directory does not add it.
 */
export function mergeCollege(stored: MergedCollege | null, supplied: Supplied, locked: ReadonlySet<string>): MergedCollege | null {
  const directory = supplied.tables.find(({ isDirectory }) => isDirectory);
  const directoryRow = directory?.row && directoryRowOf(directory.row.values);
  const isMerged = stored ? isTouched(stored, supplied) : directoryRow?.inUniverse;
  if (!isMerged) return stored;
  const college = mergeFields(stored ?? NEW_COLLEGE, supplied, locked);
  return {
    ...college,
    ...(directory && saysSomething(directory) && stateAfterDirectory(college, directoryRow)),
    ...(stored
      ? { formerNames: formerNamesAfter(stored.formerNames, nameOf(stored), nameOf(college)) }
      : { isFeatured: isFeaturedAtFirst(supplied.unitId, nameOf(college)) }),
  };
}

const nameOf = ({ values }: MergedCollege): string => values.name as string;

function mergeFields(stored: MergedCollege, supplied: Supplied, locked: ReadonlySet<string>): MergedCollege {
  const [values, statuses, provenance] = [{ ...stored.values }, { ...stored.statuses }, { ...stored.provenance }];
  for (const field of fieldsOf(supplied)) {
    const tables = supplied.tables.filter(({ fields }) => fields.some((each) => each.field === field));
    const choice = choiceFor(field, stored, supplied, tables, locked.has(field));
    if (choice === 'keep') {
      values[field] ??= EMPTY_VALUES[field] ?? null;
      continue;
    }
    const table = tables[choice.offer] as SuppliedTable;
    const value = valueIn(table, field);
    values[field] = value;
    statuses[field] = storedStatusOf(table.row?.letters[field] ?? '', value !== null);
    provenance[field] = originAfter(field, value, stored, supplied, table);
  }
  return { ...stored, values, statuses, provenance };
}

/** A directory also says something about a college without a row: that it lists it no longer. */
const saysSomething = ({ row, isRejected }: SuppliedTable): boolean => row !== undefined || !isRejected;

const valueIn = ({ row }: SuppliedTable, field: SuppliedField): SuppliedValue => row?.values[field] ?? null;

/** A run touches the colleges that it has rows of, and the open colleges that a directory once listed and may have dropped. */
function isTouched(stored: MergedCollege, { tables }: Supplied): boolean {
  if (tables.some(({ row }) => row !== undefined)) return true;
  const isDropped = tables.some((table) => table.isDirectory && saysSomething(table));
  return stored.operatingStatus === 'open' && stored.provenance.name !== undefined && isDropped;
}

const fieldsOf = ({ tables }: Supplied): Set<SuppliedField> =>
  new Set(tables.flatMap(({ fields }) => fields.map(({ field }) => field)).filter((field) => !DIRECTORY_ONLY.includes(field)));

function choiceFor(
  field: SuppliedField,
  stored: MergedCollege,
  supplied: Supplied,
  tables: readonly SuppliedTable[],
  isLocked: boolean,
): Choice {
  const earlier = stored.provenance[field];
  const isOfSource = earlier?.source === supplied.source;
  const state = {
    isMissing: (stored.values[field] ?? null) === null,
    isLocked,
    isNewer: !supplied.isForced && isOfSource && isNewer(earlier, supplied),
  };
  const offers = tables.map((table) => ({
    hasRow: table.row !== undefined,
    hasValue: valueIn(table, field) !== null,
    isSupplier: isOfSource && earlier.table === table.table,
  }));
  return chooseOffer(field, state, offers);
}

/** It names the variable that was read. An unchanged value keeps its origin where the new one differs in the run only. */
function originAfter(
  field: SuppliedField,
  value: SuppliedValue,
  stored: MergedCollege,
  { source, year, release, runId }: Supplied,
  { table, fields, row }: SuppliedTable,
): ValueOrigin {
  const supplied = fields.find((each) => each.field === field) ?? { field, variable: '', period: '' };
  const variable = variableOf(supplied, row?.alternatives[field] ?? '');
  const origin: ValueOrigin = { source, table, variable, period: supplied.period, year, release, runId };
  const earlier = stored.provenance[field];
  const isUnchanged = isSame(stored.values[field] ?? null, value) && isSame({ ...earlier, runId: null }, { ...origin, runId: null });
  return earlier && isUnchanged ? earlier : origin;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const directoryRowOf = ({ inUniverse, operatingStatus, successorUnitId }: ByField<SuppliedValue>): DirectoryRow => ({
  inUniverse: inUniverse === true,
  operatingStatus: operatingStatus as DirectoryRow['operatingStatus'],
  successorUnitId: (successorUnitId ?? null) as number | null,
});
