/** A column that Alma reads, where it comes from, and how its cells are read. Column names are those of headers: trimmed, in upper case. */
export interface ColumnRule {
  /** The column that Alma reads: "ADMSSN". */
  column: string;
  /** The column of the file that supplies it. Default: the column of the same name. */
  from?: string | undefined;
  /** Texts of cells that mean "not reported". */
  notReported?: readonly string[] | undefined;
  /** Texts of cells, each with the text that is read instead. */
  values?: readonly ValueRule[] | undefined;
}

export interface ValueRule {
  text: string;
  becomes: string;
}

/** How the columns of one table of a source are read. */
export interface TableMapping {
  table: string;
  columns: readonly ColumnRule[];
  /** Columns of the file that are not read, on purpose. */
  ignored?: readonly string[] | undefined;
}

/** How an import reads the columns of its files, by table. Tables without an entry are read as they are. */
export type Mapping = readonly TableMapping[];

/** The same mapping has one form: entries that say nothing are left out, and the others have an order. */
export function normalMapping(mapping: Mapping): Mapping {
  return mapping
    .map(normalTable)
    .filter(({ columns, ignored = [] }) => columns.length + ignored.length > 0)
    .sort((a, b) => compare(a.table, b.table));
}

function normalTable({ table, columns, ignored = [] }: TableMapping): TableMapping {
  const rules = columns.map(normalRule).filter(({ from, notReported, values }) => from ?? notReported ?? values);
  const names = [...new Set(ignored.map(columnName))].sort(compare);
  return {
    table: columnName(table),
    columns: rules.sort((a, b) => compare(a.column, b.column)),
    ...(names.length > 0 && { ignored: names }),
  };
}

function normalRule({ column, from = column, notReported = [], values = [] }: ColumnRule): ColumnRule {
  const [name, source] = [columnName(column), columnName(from)];
  const texts = [...new Set(notReported.map((text) => text.trim()))].filter((text) => text !== '').sort(compare);
  const rules = values
    .map(({ text, becomes }) => ({ text: text.trim(), becomes: becomes.trim() }))
    .filter((rule) => rule.text !== rule.becomes);
  return {
    column: name,
    ...(source !== name && { from: source }),
    ...(texts.length > 0 && { notReported: texts }),
    ...(rules.length > 0 && { values: rules.sort((a, b) => compare(a.text, b.text)) }),
  };
}

/** A name as a header has it. */
export const columnName = (name: string): string => name.trim().toUpperCase();

/** By code units, so that the order depends on no language. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The header as Alma reads it: ignored columns have no name, and renamed ones their expected name. */
export function mappedHeader(header: readonly string[], { columns, ignored = [] }: TableMapping): string[] {
  const names = new Map(columns.flatMap(({ column, from }) => (from === undefined ? [] : [[from, column] as const])));
  const dropped = new Set(ignored);
  return header.map((name) => (dropped.has(name) ? '' : (names.get(name) ?? name)));
}

type Cells = readonly string[];

/** Rewrites the cells of a row by the rules of their columns. Undefined if no rule is about this header, which is the mapped one. */
export function cellRules(header: readonly string[], { columns }: TableMapping): ((cells: Cells) => Cells) | undefined {
  const rules = columns.flatMap(({ column, notReported = [], values = [] }) => {
    const at = header.indexOf(column);
    const texts = new Map(values.map(({ text, becomes }) => [text, becomes]));
    for (const text of notReported) texts.set(text, '');
    return at < 0 || texts.size === 0 ? [] : [{ at, texts }];
  });
  if (rules.length === 0) return undefined;
  return (cells) => {
    let rewritten: string[] | undefined;
    for (const { at, texts } of rules) {
      const text = texts.get((cells[at] ?? '').trim());
      if (text === undefined || at >= cells.length) continue;
      rewritten ??= [...cells];
      rewritten[at] = text;
    }
    return rewritten ?? cells;
  };
}
