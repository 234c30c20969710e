import { findRawFiles } from './files.ts';
import { isCollege } from './directory.ts';
import { readLabels, type LabeledColumn } from './labels.ts';
import { readRawTable, type RawRow, type RowsByCollege } from './read-table.ts';
import { RAW_TABLES, type RawTable, type TableName } from './tables.ts';

export interface Edition {
  year: number;
  rows: readonly RawRow[];
}

/** The published files of a folder. */
export interface RawData {
  has: (table: TableName) => boolean;
  /** The UNITIDs in the newest edition of a table. */
  colleges: (table: TableName) => readonly number[];
  /** The rows of a college in every edition of a table that lists it, newest first. */
  editions: (table: TableName, college: number) => readonly Edition[];
  hasLabels: (column: LabeledColumn) => boolean;
  /** The published name of a code; null if it has none. */
  label: (column: LabeledColumn, code: string) => string | null;
}

export async function readRawData(folder: string, progress: (file: string) => void): Promise<RawData> {
  const files = await findRawFiles(folder);
  const tables = new Map<TableName, { year: number; byCollege: RowsByCollege }[]>();
  for (const [name, table] of Object.entries(RAW_TABLES) as [TableName, RawTable][]) {
    for (const [year, wanted] of table.editions) {
      const file = files.get(wanted);
      if (file === undefined) continue;
      progress(wanted);
      tables.set(name, [...(tables.get(name) ?? []), { year, byCollege: await readRawTable(file, table) }]);
    }
  }
  const labels = await readLabels(files);
  const isInDirectory = (college: number, year: number): boolean => {
    const directory = tables.get('hd')?.find((edition) => edition.year === year);
    const [row] = directory?.byCollege.get(college) ?? [];
    return row !== undefined && isCollege(row);
  };
  return {
    has: (table) => tables.has(table),
    colleges: (table) => [...(tables.get(table)?.[0]?.byCollege.keys() ?? [])],
    editions: (table, college) =>
      (tables.get(table) ?? []).flatMap(({ year, byCollege }) => {
        const rows = byCollege.get(college);
        const { needsDirectory }: RawTable = RAW_TABLES[table];
        return rows && (!needsDirectory || isInDirectory(college, year)) ? [{ year, rows }] : [];
      }),
    hasLabels: (column) => labels.has(column),
    label: (column, code) => labels.get(column)?.get(code) ?? null,
  };
}
