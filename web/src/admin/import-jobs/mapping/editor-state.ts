import type { ColumnMapping } from '../../../api/domain/imports.ts';
import type { FileMapping } from '../job-parts.ts';

type TableMapping = ColumnMapping[number];
type ColumnRule = TableMapping['columns'][number];

/** Not a name of a column: headers are trimmed. */
export const IGNORED = ' ignored';
export const NOT_READ = '';

/** What a person says about a column of a file. Texts are as they are typed, one rule per line. */
export interface ColumnState {
  /** The column that Alma reads from it, `NOT_READ` or `IGNORED`. */
  readAs: string;
  notReported: string;
  values: string;
}

/** What a person says about a file: which table it is, and its columns by name. */
export interface FileState {
  table: string;
  columns: Readonly<Record<string, ColumnState>>;
}

export type EditorState = Readonly<Record<string, FileState>>;

type Choice = FileMapping['choices'][number];

export const choiceOf = ({ choices }: FileMapping, table: string): Choice | undefined => choices.find((one) => one.table === table);

/** The state to begin with: an earlier request for the files, else what is proposed. */
export function stateFor(files: readonly FileMapping[], earlier: ColumnMapping | undefined): EditorState {
  return Object.fromEntries(
    files.map((file) => {
      const asked = file.choices.find(({ table }) => earlier?.some((one) => one.table === table));
      const choice = asked ?? file.choices[0];
      const rules = earlier ? earlier.find(({ table }) => table === choice?.table) : choice?.proposal;
      return [file.file, fileState(file, choice?.table ?? '', rules)];
    }),
  );
}

/** The columns of a file as a table, with some rules. */
export function fileState(file: FileMapping, table: string, rules: TableMapping | undefined): FileState {
  const reads = new Set(choiceOf(file, table)?.reads);
  const names = file.columns.map(({ name }) => name);
  return { table, columns: Object.fromEntries(names.map((name) => [name, columnState(name, reads.has(name), rules)])) };
}

function columnState(name: string, isRead: boolean, rules: TableMapping | undefined): ColumnState {
  const rule = rules?.columns.find(({ column, from = column }) => from === name);
  const { column = isRead ? name : NOT_READ, notReported = [], values = [] } = rule ?? {};
  return {
    readAs: rules?.ignored?.includes(name) ? IGNORED : column,
    notReported: notReported.join('\n'),
    values: values.map(({ text, becomes }) => `${text} = ${becomes}`).join('\n'),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const VALUE = /^(.*?)\s*=\s*(.*)$/;

/** Why the rules of a column cannot be sent; null if they can. */
export const valuesFault = ({ values }: ColumnState): string | null =>
  linesOf(values).every((line) => VALUE.test(line)) ? null : 'Write each line like this: text in the file = text to read.';

/** Whether rules of a column cannot be sent. */
export const hasFault = (state: EditorState): boolean =>
  Object.values(state).some(({ columns }) => Object.values(columns).some((column) => valuesFault(column) !== null));

/** The mapping of a state, and the file and column of each of its places: "0.columns.2" → "adm.csv\\nADMITTED". */
export function mappingOf(files: readonly FileMapping[], state: EditorState): { mapping: ColumnMapping; places: Map<string, string> } {
  const tables: { table: string; columns: ColumnRule[]; ignored: string[] }[] = [];
  const places = new Map<string, string>();
  const rulesOf = (table: string) => {
    const found = tables.find((one) => one.table === table);
    const rules = found ?? { table, columns: [], ignored: [] };
    if (!found) tables.push(rules);
    return rules;
  };
  for (const { file, name, table, column } of columnsIn(files, state)) {
    const rule = column.readAs === IGNORED ? name : ruleOf(name, column);
    if (rule === undefined) continue;
    const rules = rulesOf(table);
    const path = typeof rule === 'string' ? `ignored.${addOnce(rules.ignored, rule)}` : `columns.${addOnce(rules.columns, rule)}`;
    places.set(`${tables.indexOf(rules)}.${path}`, placeOf(file, name));
  }
  return { mapping: tables.map(({ ignored, ...rules }) => ({ ...rules, ...(ignored.length > 0 && { ignored }) })), places };
}

const columnsIn = (files: readonly FileMapping[], state: EditorState) =>
  files.flatMap(({ file, columns }) =>
    columns.flatMap(({ name }) => {
      const { table = '', columns: states = {} } = state[file] ?? {};
      const column = states[name];
      return column ? [{ file, name, table, column }] : [];
    }),
  );

/** The place of an item in a list, at its end if it is new. Files of one table have common rules. */
function addOnce<T>(list: T[], item: T): number {
  const at = list.findIndex((one) => JSON.stringify(one) === JSON.stringify(item));
  return at < 0 ? list.push(item) - 1 : at;
}

export const placeOf = (file: string, column: string): string => `${file}\n${column}`;

function ruleOf(name: string, column: ColumnState): ColumnRule | undefined {
  const notReported = linesOf(column.notReported);
  const values = linesOf(column.values).map((line) => {
    const [, text = '', becomes = ''] = VALUE.exec(line) ?? [];
    return { text, becomes };
  });
  const hasRules = notReported.length + values.length > 0;
  if (column.readAs === NOT_READ || (column.readAs === name && !hasRules)) return undefined;
  return {
    column: column.readAs,
    ...(column.readAs !== name && { from: name }),
    ...(notReported.length > 0 && { notReported }),
    ...(values.length > 0 && { values }),
  };
}

/** The columns that a file can still supply: those that Alma reads and no other column supplies. */
export function freeColumns(reads: readonly string[], { columns }: FileState): string[] {
  const supplied = new Set(Object.values(columns).map(({ readAs }) => readAs));
  return reads.filter((name) => !supplied.has(name));
}
