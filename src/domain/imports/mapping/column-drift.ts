import type { ColumnKind, FileColumn } from './file-columns.ts';

/** The columns of the tables of a run, by the kind of their first values. */
export type TableColumnKinds = Readonly<Record<string, Readonly<Record<ColumnKind, readonly string[]>>>>;

/** The last run that read a table of a source, with the columns of its file. */
export interface LastColumns {
  runId: number;
  year: number;
  columns: Readonly<Record<ColumnKind, readonly string[]>>;
}

/** How the columns of a file differ from those of the last run of the same source and table. */
export interface ColumnsSince {
  runId: number;
  year: number;
  missing: readonly string[];
  added: readonly string[];
  changed: readonly { name: string; from: ColumnKind; to: ColumnKind }[];
}

/** Several files of one table count as one: the first with a column says its kind. */
export function columnKindsOf(tables: readonly (readonly [table: string, columns: readonly FileColumn[]])[]): TableColumnKinds {
  const found: Record<string, Record<ColumnKind, string[]>> = {};
  for (const [table, columns] of tables) {
    const kinds = (found[table] ??= { number: [], text: [], blank: [] });
    const known = new Set(Object.values(kinds).flat());
    for (const { name, kind } of columns) if (name !== '' && !known.has(name)) kinds[kind].push(name);
  }
  return found;
}

/** A column that is blank in the first rows of one of the files has no kind to compare. */
export function columnsSince({ runId, year, columns }: LastColumns, file: readonly FileColumn[]): ColumnsSince {
  const before = new Map((['number', 'text', 'blank'] as const).flatMap((kind) => columns[kind].map((name) => [name, kind] as const)));
  const now = new Set(file.map(({ name }) => name));
  const changed = file.flatMap(({ name, kind }) => {
    const from = before.get(name);
    return from === undefined || from === kind || from === 'blank' || kind === 'blank' ? [] : [{ name, from, to: kind }];
  });
  const added = [...now].filter((name) => name !== '' && !before.has(name));
  return { runId, year, missing: [...before.keys()].filter((name) => !now.has(name)), added, changed };
}
