import type { FigureKey } from '../../../api/domain/colleges.ts';
import type { Sort, SortKey } from '../../../api/domain/search.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';

interface Column {
  label: string;
  sortKey: SortKey;
  /** The direction of the first click on the head. */
  first: Sort['direction'];
  /** A figure that a result does not have. It is fetched. */
  figure?: FigureKey;
}

/** The columns to choose from, in display order. The name with its place is always there. */
export const COLUMNS = {
  netPrice: { label: 'Net price', sortKey: 'netPrice', first: 'asc' },
  acceptance: { label: 'Acceptance rate', sortKey: 'acceptance', first: 'desc' },
  sat: { label: 'SAT', sortKey: 'sat', first: 'desc', figure: 'avgSAT' },
  gradRate: { label: 'Graduation rate', sortKey: 'gradRate', first: 'desc' },
  retention: { label: 'Retention rate', sortKey: 'retention', first: 'desc', figure: 'retentionRate' },
  earnings: { label: 'Median earnings', sortKey: 'earnings10', first: 'desc' },
  debt: { label: 'Median debt', sortKey: 'debt', first: 'asc', figure: 'medianDebt' },
  size: { label: 'Students', sortKey: 'size', first: 'desc' },
  safety: { label: 'Safety score', sortKey: 'safety', first: 'desc', figure: 'safetyScore' },
  athletics: { label: 'Athletics score', sortKey: 'athletics', first: 'desc', figure: 'athleticsScore' },
  research: { label: 'Research score', sortKey: 'research', first: 'desc', figure: 'researchScore' },
  prestige: { label: 'Selectivity and completion', sortKey: 'prestige', first: 'desc', figure: 'prestigeScore' },
} as const satisfies Record<string, Column>;
export type ColumnKey = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];

const DEFAULT_COLUMNS: readonly ColumnKey[] = ['netPrice', 'acceptance', 'gradRate', 'earnings', 'size'];

/** Storage key of the columns of the result table. */
export const COLUMNS_KEY = 'search_columns';

const store = createStoredValue<readonly ColumnKey[]>({
  keys: [COLUMNS_KEY],
  parse: (text) => {
    const known = text.split(',').filter((key): key is ColumnKey => Object.hasOwn(COLUMNS, key));
    return known.length === 0 ? DEFAULT_COLUMNS : COLUMN_KEYS.filter((key) => known.includes(key));
  },
  format: (columns) => [columns.join(',') === DEFAULT_COLUMNS.join(',') ? '' : columns.join(',')],
  fallback: DEFAULT_COLUMNS,
});

export const useColumns = (): readonly ColumnKey[] => store.useValue();
export const resetColumns = store.clear;

/** Adds the column or removes it. One column stays. */
export function toggleColumn(column: ColumnKey): void {
  const chosen = store.get();
  const next = COLUMN_KEYS.filter((key) => chosen.includes(key) !== (key === column));
  if (next.length > 0) store.set(next);
}

/** The figures to fetch for these columns. */
export const figuresOf = (columns: readonly ColumnKey[]): FigureKey[] =>
  columns.flatMap((key) => {
    const column: Column = COLUMNS[key];
    return column.figure === undefined ? [] : [column.figure];
  });
