import { readSheet } from 'read-excel-file/node';

/** The columns whose codes have a published name, with their dictionary. CONFNO1 to CONFNO4 share their codes. */
const DICTIONARIES = {
  'ic2024_dict.xlsx': ['RELAFFIL', 'CONFNO'],
  'hd2024.xlsx': ['C21BASIC', 'CARNEGIERSCH'],
} as const;
export type LabeledColumn = (typeof DICTIONARIES)[keyof typeof DICTIONARIES][number];

/** The published name of a code. */
export type Labels = ReadonlyMap<LabeledColumn, ReadonlyMap<string, string>>;

const SHEET = 'Frequencies';
/** VarName, VarNumber, TableName, CodeValue, valuelabel. */
const [COLUMN, CODE, LABEL] = [0, 3, 4];

export async function readLabels(files: ReadonlyMap<string, string>): Promise<Labels> {
  const labels = new Map<LabeledColumn, Map<string, string>>();
  for (const [name, columns] of Object.entries(DICTIONARIES)) {
    const file = files.get(name);
    if (file === undefined) continue;
    const rows = await readSheet(file, SHEET);
    for (const column of columns) labels.set(column, labelsOf(rows, column));
  }
  return labels;
}

/** One name is shortened in one of the columns that share it. */
function labelsOf(rows: readonly (readonly unknown[])[], column: LabeledColumn): Map<string, string> {
  const longest = new Map<string, string>();
  for (const row of rows) {
    const [code, label] = [plain(row[CODE]), plain(row[LABEL])];
    const isOwn = plain(row[COLUMN]).replace(/^(CONFNO)\d$/, '$1') === column;
    if (isOwn && label.length > (longest.get(code) ?? '').length) longest.set(code, label);
  }
  return longest;
}

/** Excel writes a line break inside a cell as _x000D_. */
const plain = (cell: unknown): string =>
  String(cell)
    .replace(/_x[\dA-F]{4}_|\s+/g, ' ')
    .trim();
