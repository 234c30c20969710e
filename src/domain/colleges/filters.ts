import { actToSat } from './chance.ts';
import { CHOICE_COLUMNS, FLAGGED, chanceCells, netPriceColumns, type ChoiceColumn, type Columns } from './columns.ts';
import { RANGE_PARAM_KEYS, type CollegeFilter } from './search-params.ts';
import { INCOME_BANDS, SEARCH_FLAGS, type IncomeBand } from './vocabulary.ts';

/** Filters over the columns: what of a query selects by facets and ranges. Names and places are sifted before, by row. */
export interface Filter {
  /** Place of its column in COUNTED_COLUMNS: what it must not narrow is the counting of its own column. */
  column: number;
  test: { kind: 'choice'; cells: Uint16Array; accepts: Uint8Array } | { kind: 'range'; values: Float64Array; min: number; max: number };
}

/** The columns as one query sees them: net price for its income band, chance for its test score. */
export interface View extends Pick<Columns, 'cells' | 'values'> {
  /** False when a column differs from the catalogue's own. */
  isPlain: boolean;
}

/** Rows that fail no filter, or exactly one: such a row still counts where that filter's own column is counted. */
export interface Sifted {
  count: number;
  rows: Int32Array;
  /** 0, or 1 + the column of the only filter the row fails. */
  failed: Uint8Array;
  /** 0, or 1 + the column of the only filtered number the row lacks, or SEVERAL. */
  lacking: Uint8Array;
}
export const SEVERAL = 255;

export function createFilters(columns: Columns) {
  const netPrices = new Map<IncomeBand, ReturnType<typeof netPriceColumns>>(
    INCOME_BANDS.map((band) => [band, netPriceColumns(columns, band)]),
  );

  const viewOf = ({ income, mySat, myAct }: CollegeFilter): View => {
    const studentSat = mySat ?? actToSat(myAct);
    const netPrice = income && netPrices.get(income);
    if (netPrice === undefined && studentSat === null) return { ...columns, isPlain: true };
    return {
      cells: {
        ...columns.cells,
        ...(netPrice && { netPrice: netPrice.cells }),
        ...(studentSat !== null && { chance: chanceCells(columns, studentSat) }),
      },
      values: netPrice ? { ...columns.values, netPrice: netPrice.values } : columns.values,
      isPlain: false,
    };
  };

  const acceptedCells = (column: ChoiceColumn, chosen: readonly string[]): Uint8Array => {
    const accepts = new Uint8Array(columns.cellCount);
    for (const value of chosen) {
      const index = columns.choices[column].indexOf(value);
      if (index >= 0) accepts[columns.firstCell[column] + index] = 1;
    }
    return accepts;
  };

  const filtersOf = (query: CollegeFilter, view: View): Filter[] => {
    const filters: Filter[] = [];
    for (const [column, name] of CHOICE_COLUMNS.entries()) {
      const chosen = chosenIn(query, name);
      if (chosen.length === 0) continue;
      filters.push({ column, test: { kind: 'choice', cells: view.cells[name], accepts: acceptedCells(name, chosen) } });
    }
    for (const [index, param] of RANGE_PARAM_KEYS.entries()) {
      const range = query[param];
      if (!range) continue;
      const { min = -Infinity, max = Infinity } = range;
      filters.push({ column: CHOICE_COLUMNS.length + index, test: { kind: 'range', values: view.values[param], min, max } });
    }
    return filters;
  };

  return { viewOf, filtersOf };
}

const NONE: readonly string[] = [];
const FLAGGED_ONLY: readonly string[] = [FLAGGED];
const flags: ReadonlySet<string> = new Set(SEARCH_FLAGS);

function chosenIn(query: CollegeFilter, column: ChoiceColumn): readonly string[] {
  const chosen = query[column];
  if (chosen === undefined) return NONE;
  return chosen === true || flags.has(column) ? FLAGGED_ONLY : chosen;
}

export interface SiftOptions {
  /** How many filters a row may fail and still be kept: 1 to count facets, 0 when only hits matter. */
  tolerance: 0 | 1;
  /** Whether a row lacking a filtered number passes that filter. */
  keepsUnknown: boolean;
}

/** Runs every filter over the rows, narrowing them as it goes. */
export function sift(start: Int32Array, filters: readonly Filter[], options: SiftOptions): Sifted {
  const sifted: Sifted = {
    count: start.length,
    rows: start.slice(),
    failed: new Uint8Array(start.length),
    lacking: new Uint8Array(start.length),
  };
  for (const { column, test } of filters) {
    if (test.kind === 'choice') siftChoice(sifted, test.cells, test.accepts, column + 1, options);
    else siftRange(sifted, test, column + 1, options);
  }
  return sifted;
}

/** Marks of a second failure: the row is dropped. */
const DROPPED = 255;
const failedAgain = (failed: number, mark: number, tolerance: 0 | 1): number => (failed === 0 && tolerance === 1 ? mark : DROPPED);

function siftChoice(sifted: Sifted, cells: Uint16Array, accepts: Uint8Array, mark: number, { tolerance }: SiftOptions): void {
  const { rows, failed, lacking, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    const before = failed[at] as number;
    const after = accepts[cells[row] as number] === 1 ? before : failedAgain(before, mark, tolerance);
    if (after === DROPPED) continue;
    rows[kept] = row;
    failed[kept] = after;
    lacking[kept] = lacking[at] as number;
    kept += 1;
  }
  sifted.count = kept;
}

function siftRange(
  sifted: Sifted,
  { values, min, max }: { values: Float64Array; min: number; max: number },
  mark: number,
  { tolerance, keepsUnknown }: SiftOptions,
): void {
  const { rows, failed, lacking, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    const value = values[row] as number;
    const isMissing = Number.isNaN(value);
    const passes = isMissing ? keepsUnknown : value >= min && value <= max;
    const after = passes ? (failed[at] as number) : failedAgain(failed[at] as number, mark, tolerance);
    if (after === DROPPED) continue;
    const gap = lacking[at] as number;
    rows[kept] = row;
    failed[kept] = after;
    lacking[kept] = isMissing ? (gap === 0 ? mark : SEVERAL) : gap;
    kept += 1;
  }
  sifted.count = kept;
}
