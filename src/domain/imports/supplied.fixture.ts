import type { SourceReader } from './imports.ports.ts';
import type { BelowThresholdRule } from './below-threshold.ts';
import type { OpenedSource, RejectedRow, SourceTable, SuppliedBy, SuppliedField, SuppliedRow, SuppliedValue } from './source-table.ts';

/** A row of a fake table. `statuses` holds letters. The default is r for a value and n for null. */
export interface FakeRow {
  unitId: number;
  values: Partial<Record<SuppliedField, SuppliedValue>>;
  statuses?: Partial<Record<SuppliedField, string>>;
  /** The number of the alternative that was read. */
  alternatives?: Partial<Record<SuppliedField, number>>;
}

export interface FakeTable {
  table: string;
  rows: FakeRow[];
  fields?: SuppliedField[];
  /** The variables that a field can be read from. */
  alternatives?: Partial<Record<SuppliedField, readonly string[]>>;
  rejects?: RejectedRow[];
  /** Default: the year of the run. */
  year?: number;
  belowThreshold?: BelowThresholdRule;
  isExtract?: boolean;
  namesWithoutUnitId?: string[];
  /** Default: made from the rows. */
  sha256?: string;
}

/** The directory row of an open college in the universe. */
export function aDirectoryRow(unitId: number, values: FakeRow['values'] = {}): FakeRow {
  const plain = {
    inUniverse: true,
    operatingStatus: 'open',
    successorUnitId: null,
    name: `College ${unitId}`,
    aliases: [],
    location: 'Springfield',
    state: 'AL',
    type: 'Public',
    level: 4,
  };
  return { unitId, values: { ...plain, ...values } };
}

/** A source of the given tables. The table named HD is the directory. */
export function fakeSource(tables: FakeTable[], run: Partial<Pick<OpenedSource, 'source' | 'year' | 'release'>> = {}): SourceReader {
  const opened: Omit<OpenedSource, 'tables'> = { source: 'ipeds', year: 2024, release: 'provisional', unused: [], drift: [], ...run };
  return { open: () => Promise.resolve({ ...opened, tables: tables.map((table) => fakeTable(table, opened.year)) }) };
}

function fakeTable(given: FakeTable, year: number): SourceTable {
  const { table, rows, rejects = [], namesWithoutUnitId = [], belowThreshold } = given;
  const names = given.fields ?? ([...new Set(rows.flatMap(({ values }) => Object.keys(values)))] as SuppliedField[]);
  const fields: SuppliedBy[] = names.map((field) => {
    const alternatives = given.alternatives?.[field];
    return { field, variable: `${table}.${field}`, period: `${year}`, ...(alternatives && { alternatives }) };
  });
  const toRow = ({ unitId, values, statuses = {}, alternatives }: FakeRow, index: number): SuppliedRow => ({
    line: index + 2,
    unitId,
    values: names.map((name) => values[name] ?? null),
    statuses: names.map((name) => statuses[name] ?? ((values[name] ?? null) === null ? 'n' : 'r')).join(''),
    ...(alternatives && { alternatives: names.map((name) => String(alternatives[name] ?? 0)).join('') }),
  });
  return {
    file: `${table.toLowerCase()}${year}.csv`,
    table,
    year: given.year ?? year,
    bytes: 100,
    sha256: given.sha256 ?? JSON.stringify([rows, rejects, namesWithoutUnitId]),
    directory: table === 'HD',
    fields,
    ...(belowThreshold && { belowThreshold }),
    isExtract: given.isExtract ?? false,
    header: names.join(','),
    rawRows: (lines) => Promise.resolve(new Map([...lines].map((line) => [line, `row ${line} of ${table}`]))),
    async *batches() {
      yield { rows: rows.map(toRow), rejects, rowsWithoutUnitId: namesWithoutUnitId.length, namesWithoutUnitId, bytesRead: 100 };
    },
  };
}
