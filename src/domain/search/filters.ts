import {
  barOf,
  chanceColumn,
  COUNTED_COLUMNS,
  FLAG_SET,
  netPriceColumn,
  type Columns,
  type Counted,
  type CountedColumn,
} from './columns.ts';
import { add, emptySet, join, rowsOf, type RowSet } from './row-set.ts';
import { RANGE_PARAM_KEYS, type CollegeFilter, type Range, type RangeParam } from './params.ts';
import { priceKey } from '../colleges/price/residence.ts';
import { hasScore, totalsOf } from '../colleges/admission/test-scores.ts';
import { createLruCache } from '../shared/lru-cache.ts';

/** The students whose prices are kept. One column takes about 50 kB. */
const MAX_PRICED = 64;

/** One facet or range filter of a query. Bits after the last row are undefined in both sets. */
export interface Filter {
  /** The column whose counts ignore this filter. */
  column: CountedColumn;
  failing: RowSet;
  /** For a range: the rows that lack the number. */
  missing?: RowSet;
}

/** The columns of one query: net price for its income band and home state, chance for its test score. */
export interface View extends Pick<Columns, 'counted' | 'values'> {
  /** True if every column is that of the catalog. */
  isPlain: boolean;
}

export function createFilters(columns: Columns) {
  const netPrices = createLruCache<ReturnType<typeof netPriceColumn>>(MAX_PRICED);
  const plainView: View = { counted: columns.counted, values: columns.values, isPlain: true };

  const viewOf = ({ income, homeState, mySat, myAct }: CollegeFilter): View => {
    const own = totalsOf({ sat: mySat, act: myAct });
    const isPriced = income !== undefined || homeState !== undefined;
    const netPrice = isPriced
      ? netPrices.getOrCreate(priceKey({ income, homeState }), () => netPriceColumn(columns, { income, homeState }))
      : undefined;
    if (netPrice === undefined && !hasScore(own)) return plainView;
    const personal = {
      ...(netPrice && { netPrice: netPrice.counted }),
      ...(hasScore(own) && { chance: chanceColumn(columns, own) }),
    };
    return {
      counted: { ...columns.counted, ...personal },
      values: netPrice ? { ...columns.values, netPrice: netPrice.values } : columns.values,
      isPlain: false,
    };
  };

  const filterOf = (query: CollegeFilter, column: CountedColumn, view: View): Filter | undefined => {
    const keepsUnknown = query.unknown !== 'exclude';
    const counted = view.counted[column];
    if (isRangeParam(column)) {
      const range = query[column];
      const missing = counted.none;
      return range && { column, failing: failingRange(column, range, counted, view.values[column], keepsUnknown), missing };
    }
    const chosen = query[column] === true ? [FLAG_SET] : (query[column] ?? []);
    if (chosen.length === 0) return undefined;
    const passing = emptySet(columns.rows.length);
    for (const value of chosen) {
      const set = counted.sets[columns.choices[column].indexOf(value)];
      if (set) join(passing, set);
    }
    return { column, failing: complement(passing) };
  };

  const filtersOf = (query: CollegeFilter, view: View): Filter[] =>
    Object.keys(query)
      .filter(isCounted)
      .map((column) => filterOf(query, column, view))
      .filter((filter) => filter !== undefined);

  return { viewOf, filtersOf };
}

/** Bars inside the range pass as whole sets. Only rows in the two end bars are compared one by one. */
function failingRange(param: RangeParam, range: Range, { sets, none }: Counted, values: Float64Array, keepsUnknown: boolean): RowSet {
  const { min = -Infinity, max = Infinity } = range;
  const [first, last] = [barOf(param, min), barOf(param, max)];
  const passing = keepsUnknown ? none.slice() : emptySet(values.length);
  for (let bar = first; bar <= last; bar += 1) {
    const set = sets[bar];
    if (!set) continue;
    const isEdge = (bar === first && min !== -Infinity) || (bar === last && max !== Infinity);
    if (isEdge) addWithin(passing, set, values, min, max);
    else join(passing, set);
  }
  return complement(passing);
}

function addWithin(passing: RowSet, candidates: RowSet, values: Float64Array, min: number, max: number): void {
  for (const row of rowsOf(candidates)) {
    const value = values[row] as number;
    if (value >= min && value <= max) add(passing, row);
  }
}

/** In place. */
function complement(set: RowSet): RowSet {
  for (let word = 0; word < set.length; word += 1) set[word] = ~(set[word] as number);
  return set;
}

const countedColumns: ReadonlySet<string> = new Set(COUNTED_COLUMNS);
const isCounted = (key: string): key is CountedColumn => countedColumns.has(key);
const rangeParams: ReadonlySet<string> = new Set(RANGE_PARAM_KEYS);
const isRangeParam = (column: CountedColumn): column is RangeParam => rangeParams.has(column);
