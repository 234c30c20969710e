import { actToSat } from './chance.ts';
import { COUNTED_COLUMNS, FLAGGED, chanceCells, netPriceColumns, type ChoiceColumn, type Columns, type CountedColumn } from './columns.ts';
import { RANGE_PARAM_KEYS, type CollegeFilter, type RangeParam } from './search-params.ts';
import { INCOME_BANDS, type IncomeBand } from './vocabulary.ts';

/** Filters over the columns: what of a query selects by facets and ranges. Names and places are sifted before, by row. */
export interface Filter {
  /** Place of its column in COUNTED_COLUMNS: what it must not narrow is the counting of its own column. */
  column: number;
  test:
    | { kind: 'choice'; cells: Uint16Array; accepts: readonly number[]; cellCount: number }
    | { kind: 'range'; values: Float64Array; min: number; max: number };
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

  const acceptedCells = (column: ChoiceColumn, chosen: readonly string[]): number[] => {
    const places = chosen.map((value) => columns.choices[column].indexOf(value)).filter((place) => place >= 0);
    return places.map((place) => columns.firstCell[column] + place);
  };

  const testOf = (query: CollegeFilter, view: View, name: CountedColumn): Filter['test'] | undefined => {
    if (isRangeParam(name)) {
      const { min = -Infinity, max = Infinity } = query[name] ?? {};
      return { kind: 'range', values: view.values[name], min, max };
    }
    const chosen = query[name] === true ? [FLAGGED] : (query[name] ?? []);
    if (chosen.length === 0) return undefined;
    return { kind: 'choice', cells: view.cells[name], accepts: acceptedCells(name, chosen), cellCount: columns.cellCount };
  };

  const filtersOf = (query: CollegeFilter, view: View): Filter[] => {
    const filters: Filter[] = [];
    for (const key of Object.keys(query)) {
      const column = COLUMN_OF.get(key);
      const name = COUNTED_COLUMNS[column ?? -1];
      if (column === undefined || name === undefined || query[name] === undefined) continue;
      const test = testOf(query, view, name);
      if (test) filters.push({ column, test });
    }
    return filters;
  };

  return { viewOf, filtersOf };
}

const COLUMN_OF: ReadonlyMap<string, number> = new Map(COUNTED_COLUMNS.map((name, column) => [name, column]));
const rangeParams: ReadonlySet<string> = new Set(RANGE_PARAM_KEYS);
const isRangeParam = (name: CountedColumn): name is RangeParam => rangeParams.has(name);

export interface SiftOptions {
  /** How many filters a row may fail and still be kept: 1 to count facets, 0 when only hits matter. */
  tolerance: 0 | 1;
  /** Whether a row lacking a filtered number passes that filter. */
  keepsUnknown: boolean;
}

/** A failure adds its mark and one of these to a row's sum, so that the sum tells how many filters failed, and which if one. */
const ONE_FAILURE = 1 << 10;

/** Runs every filter over the rows. Choices are sums from a table rather than branches: a processor cannot guess them. */
export function sift(start: Int32Array, filters: readonly Filter[], { tolerance, keepsUnknown }: SiftOptions): Sifted {
  const sums = new Int32Array(start.length);
  const sifted: Sifted = {
    count: start.length,
    rows: start.slice(),
    failed: new Uint8Array(start.length),
    lacking: new Uint8Array(start.length),
  };
  for (const { column, test } of filters) {
    if (test.kind === 'choice') addChoiceFailures(sifted, sums, test, column + 1);
    else addRangeFailures(sifted, sums, test, column + 1, keepsUnknown);
    if (tolerance === 0) narrow(sifted, sums, 0);
  }
  if (tolerance === 1) narrow(sifted, sums, 1);
  return sifted;
}

type ChoiceTest = Extract<Filter['test'], { kind: 'choice' }>;
type RangeTest = Extract<Filter['test'], { kind: 'range' }>;

function addChoiceFailures({ rows, count }: Sifted, sums: Int32Array, { cells, accepts, cellCount }: ChoiceTest, mark: number): void {
  const penalties = new Int32Array(cellCount).fill(ONE_FAILURE + mark);
  for (const cell of accepts) penalties[cell] = 0;
  for (let at = 0; at < count; at += 1) {
    const penalty = penalties[cells[rows[at] as number] as number] as number;
    sums[at] = (sums[at] as number) + penalty;
  }
}

function addRangeFailures(sifted: Sifted, sums: Int32Array, { values, min, max }: RangeTest, mark: number, keepsUnknown: boolean): void {
  const { rows, lacking, count } = sifted;
  for (let at = 0; at < count; at += 1) {
    const value = values[rows[at] as number] as number;
    if (value >= min && value <= max) continue;
    const isMissing = Number.isNaN(value);
    if (isMissing) lacking[at] = lacking[at] === 0 ? mark : SEVERAL;
    if (!isMissing || !keepsUnknown) sums[at] = (sums[at] as number) + ONE_FAILURE + mark;
  }
}

/** Drops the rows that failed more than `tolerance` filters. */
function narrow(sifted: Sifted, sums: Int32Array, tolerance: 0 | 1): void {
  const { rows, failed, lacking, count } = sifted;
  const tooMuch = (tolerance + 1) * ONE_FAILURE;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const sum = sums[at] as number;
    if (sum >= tooMuch) continue;
    rows[kept] = rows[at] as number;
    failed[kept] = sum & (ONE_FAILURE - 1);
    lacking[kept] = lacking[at] as number;
    sums[kept] = sum;
    kept += 1;
  }
  sifted.count = kept;
}
