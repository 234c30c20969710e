import { DomainError, type FieldFault } from '../../shared/domain-error.ts';
import { columnName, normalMapping, type ColumnRule, type Mapping, type TableMapping } from './mapping.ts';

export const MAX_TABLES = 20;
/** Scorecard files have 3,300 columns. */
export const MAX_COLUMNS = 4_000;
export const MAX_TEXTS = 100;
export const MAX_TEXT = 200;

/** What a table reads, and the columns of the files that it is in. */
export interface TableColumns {
  table: string;
  reads: readonly string[];
  names: readonly string[];
}

/** Throws `invalid` with the place of each fault. */
function refuse(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new DomainError('invalid', 'import.mapping', faults.map(({ message }) => message).join(' '), faults);
}

/** The mapping in its one form. Throws `invalid` if two columns supply one, or one supplies two, or if it is too large. */
export function checkedMapping(mapping: Mapping): Mapping {
  const many = mapping.length > MAX_TABLES ? [{ path: 'mapping', message: `A mapping has at most ${MAX_TABLES} tables.` }] : [];
  const tables = mapping.flatMap((one, at) => [
    ...doubleFaults(
      mapping.map(({ table }) => table),
      at,
      `mapping.${at}.table`,
      `The table ${one.table} is in the mapping twice.`,
    ),
    ...tableFaults(one, `mapping.${at}`),
  ]);
  refuse([...many, ...tables]);
  return normalMapping(mapping);
}

/** Throws `invalid` for a table, a column or a file column that does not exist, and for a column that the file has under its own name as well. */
export function refuseUnknown(mapping: Mapping, known: readonly TableColumns[]): void {
  refuse(mapping.flatMap((one, at) => unknownFaults(one, known, `mapping.${at}`)));
}

const doubleFaults = (names: readonly string[], at: number, path: string, message: string): FieldFault[] =>
  names.findIndex((name) => columnName(name) === columnName(names[at] ?? '')) < at ? [{ path, message }] : [];

function tableFaults({ table, columns, ignored = [] }: TableMapping, path: string): FieldFault[] {
  if (columns.length + ignored.length > MAX_COLUMNS) return [{ path, message: `A mapping has at most ${MAX_COLUMNS} columns of a table.` }];
  const dropped = new Set(ignored.map(columnName));
  const sources = columns.map(({ column, from = column }) => columnName(from));
  return columns.flatMap((rule, at) => {
    const place = `${path}.columns.${at}`;
    const [from = '', column] = [sources[at], columnName(rule.column)];
    const other = columns.findIndex((each) => columnName(each.column) === column);
    const twice = `${table}: two columns, ${sources[other] ?? ''} and ${from}, supply ${column}. Choose one.`;
    const shared = `${table}: ${from} supplies two columns, ${columns[sources.indexOf(from)]?.column ?? ''} and ${column}. Choose one.`;
    const faults: FieldFault[] = [];
    if (other < at) faults.push({ path: `${place}.column`, message: twice });
    else if (sources.indexOf(from) < at) faults.push({ path: `${place}.from`, message: shared });
    if (dropped.has(from)) faults.push({ path: `${place}.from`, message: `${table}: ${from} is both read and ignored. Choose one.` });
    return [...faults, ...ruleFaults(rule, place)];
  });
}

function ruleFaults({ column, notReported = [], values = [] }: ColumnRule, path: string): FieldFault[] {
  const texts = [...notReported, ...values.flatMap(({ text, becomes }) => [text, becomes])];
  const [missing, mapped] = [notReported.map((text) => text.trim()), values.map(({ text }) => text.trim())];
  if (missing.length + mapped.length > MAX_TEXTS) return [{ path, message: `${column} has rules for more than ${MAX_TEXTS} texts.` }];
  if (texts.some((text) => text.length > MAX_TEXT))
    return [{ path, message: `${column} has a rule for a text of more than ${MAX_TEXT} characters.` }];
  const double = mapped.find((text, at) => mapped.indexOf(text) < at || missing.includes(text));
  return double === undefined ? [] : [{ path: `${path}.values`, message: `${column} has two rules for "${double}". Keep one.` }];
}

function unknownFaults({ table, columns, ignored = [] }: TableMapping, known: readonly TableColumns[], path: string): FieldFault[] {
  const found = known.find((one) => one.table === table);
  if (!found) return [{ path: `${path}.table`, message: `These files have no table ${table}.` }];
  const [reads, names] = [new Set(found.reads), new Set(found.names)];
  const leaving = new Set([...ignored, ...columns.flatMap(({ column, from = column }) => (from === column ? [] : [from]))]);
  const missing = (name: string): string => `No file of ${table} has a column ${name}.`;
  const rules = columns.flatMap(({ column, from = column }, at): FieldFault[] => {
    const place = `${path}.columns.${at}`;
    if (!reads.has(column)) return [{ path: `${place}.column`, message: `Alma reads no column ${column} in ${table}.` }];
    if (!names.has(from)) return [{ path: `${place}.from`, message: missing(from) }];
    if (from === column || !names.has(column) || leaving.has(column)) return [];
    return [{ path: `${place}.from`, message: `${table} has a column ${column} already. Ignore that one to read ${from} instead.` }];
  });
  const dropped = ignored.flatMap((name, at) => (names.has(name) ? [] : [{ path: `${path}.ignored.${at}`, message: missing(name) }]));
  return [...rules, ...dropped];
}
