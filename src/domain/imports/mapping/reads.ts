import type { ColumnKind } from './file-columns.ts';

/** A column that Alma reads in a table. */
export interface ReadColumn {
  name: string;
  /** What its reader takes; null if any. */
  kind: Exclude<ColumnKind, 'blank'> | null;
  /** A table is recognized by it, or cannot be read without it. */
  isIdentifying: boolean;
}
