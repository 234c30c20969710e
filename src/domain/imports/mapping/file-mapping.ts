import { columnsSince, type ColumnsSince, type LastColumns } from './column-drift.ts';
import type { FileColumn } from './file-columns.ts';
import type { TableMapping } from './mapping.ts';
import type { EarlierMapping, FileHead, TableReads } from './column-sources.ts';
import { suggest, type EarlierNames, type Suggestion } from './suggest.ts';

/** A table that a file is, or could be. */
export interface TableChoice {
  table: string;
  /** The columns that Alma reads. */
  reads: readonly string[];
  suggestions: readonly Suggestion[];
  /** What was confirmed before, and what is sure or likely. */
  proposal: TableMapping;
}

/** The columns of a file, to be mapped. */
export interface FileMapping {
  file: string;
  /** Null: its columns do not say which table it is. */
  table: string | null;
  /** The columns that Alma reads, and those that no published table has. */
  columns: readonly FileColumn[];
  /** Columns of the published table that Alma does not read. */
  others: readonly string[];
  /** The most likely first; one if the table is known. */
  choices: readonly TableChoice[];
  /** The difference from the last run of the same source and table; null if there is none, or if its columns were not kept. */
  since: ColumnsSince | null;
}

/** At least this share of the columns by which a table is recognized. */
const MIN_SHARE = 0.5;

interface Known {
  table: string | null;
  tables: readonly TableReads[];
}

/** What the columns of a file probably are. Undefined if it has too few of those by which any of the tables is recognized. */
export function fileMapping(
  { file, columns }: FileHead,
  { table, tables }: Known,
  earlier: EarlierMapping | null,
  last: Readonly<Record<string, LastColumns>>,
): FileMapping | undefined {
  const named = columns.filter(({ name }) => name !== '');
  const weighed = tables.map((reads) => choiceOf(named, reads, earlier)).sort((a, b) => b.share - a.share);
  const [best] = weighed;
  if (!best || (table === null && best.share < MIN_SHARE)) return undefined;
  const before = last[best.choice.table];
  const [reads] = table === null ? [] : tables;
  const isOther = ({ name }: FileColumn): boolean =>
    reads !== undefined && reads.isKnown(name) && !reads.reads.some((one) => one.name === name);
  return {
    file,
    table,
    columns: named.filter((column) => !isOther(column)),
    others: named.filter(isOther).map(({ name }) => name),
    choices: weighed.map(({ choice }) => choice),
    since: before ? sinceOf(before, named) : null,
  };
}

const sinceOf = (before: LastColumns, columns: readonly FileColumn[]): ColumnsSince | null => {
  const since = columnsSince(before, columns);
  return since.added.length + since.missing.length + since.changed.length > 0 ? since : null;
};

function choiceOf(columns: readonly FileColumn[], known: TableReads, earlier: EarlierMapping | null) {
  const { table, reads, anyOf } = known;
  const names = new Set(columns.map(({ name }) => name));
  const wanted = new Set(reads.map(({ name }) => name));
  const confirmed = earlier?.mapping.find((one) => one.table === table);
  const suggestions = suggest(
    reads.filter(({ name }) => !names.has(name)),
    columns.filter(({ name }) => !wanted.has(name) && (!known.isKnown(name) || isConfirmed(confirmed, name))),
    earlier && confirmed ? namesOf(earlier, confirmed) : null,
  );
  const proposal = proposalOf(table, suggestions, names, confirmed);
  const has = new Set([...names, ...proposal.columns.map(({ column }) => column)]);
  const identifying = reads.filter(({ isIdentifying }) => isIdentifying).map(({ name }) => has.has(name));
  if (anyOf.length > 0) identifying.push(anyOf.some((name) => has.has(name)));
  const share = identifying.filter(Boolean).length / Math.max(1, identifying.length);
  return { share, choice: { table, reads: [...wanted], suggestions, proposal } satisfies TableChoice };
}

const isConfirmed = (confirmed: TableMapping | undefined, name: string): boolean =>
  confirmed?.columns.some(({ from }) => from === name) ?? false;

const namesOf = ({ year, by }: EarlierMapping, { columns }: TableMapping): EarlierNames => ({
  columns: new Map(columns.flatMap(({ column, from }) => (from === undefined ? [] : [[from, column] as const]))),
  said: `the import of ${year} by ${by}`,
});

/** The rules of the earlier mapping that fit the file, with the columns that are surely or likely meant. */
function proposalOf(
  table: string,
  suggestions: readonly Suggestion[],
  names: ReadonlySet<string>,
  confirmed: TableMapping = { table, columns: [] },
): TableMapping {
  const ignored = (confirmed.ignored ?? []).filter((name) => names.has(name));
  const left = new Set(ignored);
  const renamed = suggestions
    .filter(({ confidence, from }) => confidence !== 'guess' && !left.has(from))
    .map(({ column, from }) => ({ ...confirmed.columns.find((rule) => rule.column === column), column, from }));
  const ruled = confirmed.columns.filter(({ column, from }) => from === undefined && names.has(column) && !left.has(column));
  return { table, columns: [...renamed, ...ruled], ...(ignored.length > 0 && { ignored }) };
}
