/** What the first values of a column are. `blank`: there are none, or only signs for missing values. */
export const COLUMN_KINDS = ['number', 'text', 'blank'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A column of a file. The name is that of its header: trimmed, in upper case. */
export interface FileColumn {
  name: string;
  kind: ColumnKind;
  /** The first values, each cut. */
  samples: readonly string[];
}

/** Signs that sources write for missing values, whatever the column holds. */
const MISSING = new Set(['', '.', '-', 'NULL', 'NA', 'N/A', 'PS', 'PRIVACYSUPPRESSED']);
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
const MAX_SAMPLES = 3;
const MAX_SAMPLE = 40;

/** The kind of some values. One text among numbers makes a column of texts. */
export function kindOf(texts: readonly string[]): ColumnKind {
  const known = texts.map((text) => text.trim()).filter((text) => !MISSING.has(text.toUpperCase()));
  if (known.length === 0) return 'blank';
  return known.every((text) => NUMBER.test(text)) ? 'number' : 'text';
}

/** The columns of a header, with the first rows below it. */
export function fileColumns(header: readonly string[], rows: readonly (readonly string[])[]): FileColumn[] {
  return header.map((name, at) => {
    const texts = rows.map((cells) => (cells[at] ?? '').trim());
    const samples = [...new Set(texts.filter((text) => text !== ''))].slice(0, MAX_SAMPLES);
    return { name, kind: kindOf(texts), samples: samples.map((text) => text.slice(0, MAX_SAMPLE)) };
  });
}
