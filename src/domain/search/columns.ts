import { CHANCES, SEARCH_FLAGS, type SearchFlag } from '../colleges/categories.ts';
import { chanceOf, selectivityOf, type Selectivity } from '../colleges/admission/chance.ts';
import { admissionsOf, controlOf, divisionOf, hasFlag, settingOf, valueOf } from '../colleges/college-values.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { campusesById, type Campuses } from '../colleges/federal-aid/campuses.ts';
import type { PriceFacts } from '../colleges/price/residence.ts';
import { carnegieGroupOf } from '../colleges/kind/carnegie-group.ts';
import { levelOf } from '../colleges/kind/level.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import type { Totals } from '../colleges/admission/test-scores.ts';
import { focusOf } from '../order/focus.ts';
import { criteriaScorer } from '../order/scored-college.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { recordOf } from '../shared/collections.ts';
import { mappedInSteps, recordInSteps, type Steps } from '../shared/steps.ts';
import { FACET_PARAMS, FACETS, type ChoiceFacet } from './facets.ts';
import { RANGE_PARAM_KEYS, type RangeParam } from './params.ts';
import { RANGE_PARAMS, scaleOf } from './range-spec.ts';
import { add, emptySet, type RowSet } from './row-set.ts';

/**
 * The listed colleges as columns of numbers. Rows are in suggested order. Each counted column holds one cell number for each row.
 * Every facet value and histogram bar of the catalog has its own cell number, so counting is `counts[cell]++` for all columns. Cell 0
 * means that there is nothing to count. The rows of each cell are also a set, so filters can combine whole sets.
 */
export interface Columns {
  colleges: readonly CollegeRecord[];
  /** Of colleges that share figures, by id. */
  campuses: ReadonlyMap<number, Campuses>;
  rows: Int32Array;
  counted: Record<CountedColumn, Counted>;
  /** NaN if missing. */
  values: Record<RangeParam, Float64Array>;
  latitudes: Float64Array;
  longitudes: Float64Array;
  selectivities: readonly Selectivity[];
  cellCount: number;
  firstCell: Record<CountedColumn, number>;
  choices: Record<ChoiceColumn, readonly string[]>;
}

/** One counted column, by row and by value. */
export interface Counted {
  cells: Uint16Array;
  /** The rows of each facet value or bar, in the order of its cells. */
  sets: readonly RowSet[];
  /** The rows with nothing to count. */
  none: RowSet;
}

export const CHOICE_FACETS: readonly ChoiceFacet[] = FACETS.filter((facet) => facet !== 'flags');
/** The columns of the facets. Each flag is a column with one value, because each flag is a filter of its own. */
export type ChoiceColumn = ChoiceFacet | SearchFlag;
export const CHOICE_COLUMNS: readonly ChoiceColumn[] = [...CHOICE_FACETS, ...SEARCH_FLAGS];
export type CountedColumn = ChoiceColumn | RangeParam;
export const COUNTED_COLUMNS: readonly CountedColumn[] = [...CHOICE_COLUMNS, ...RANGE_PARAM_KEYS];

export const HISTOGRAM_BARS = 20;
export const NO_CELL = 0;
/** The one value of a flag column. */
export const FLAG_SET = '1';

/** How to read each facet from a college; null if it has no value. */
const VALUE_OF: Record<ChoiceColumn, (college: CollegeRecord) => string | null> = {
  state: ({ state }) => state,
  control: ({ type }) => controlOf(type),
  level: (college) => String(levelOf(college)),
  size: (college) => sizeBandOf(college.size),
  setting: settingOf,
  focus: focusOf,
  carnegieGroup: ({ carnegieClassification }) => carnegieGroupOf(carnegieClassification),
  carnegie: ({ carnegieClassification }) => carnegieClassification,
  admissions: admissionsOf,
  tests: ({ testingPolicy }) => testingPolicy,
  chance: (college) => chanceOf(selectivityOf(college)),
  division: divisionOf,
  ...recordOf(SEARCH_FLAGS, (flag) => (college: CollegeRecord) => (hasFlag(college, flag) ? FLAG_SET : null)),
};

export function* columnsInSteps(listed: readonly CollegeRecord[]): Steps<Columns> {
  const campuses = campusesById(listed);
  const scored = yield* mappedInSteps(listed, criteriaScorer(campuses));
  const colleges = inSuggestedOrder(scored).map(({ college }) => college);
  yield;
  const choices = choicesOf(colleges);
  yield;
  const { firstCell, cellCount } = assignCells(choices);
  const selectivities = colleges.map(selectivityOf);
  const values = yield* recordInSteps(RANGE_PARAM_KEYS, (param) => numbers(colleges, (college) => valueOf(college, RANGE_PARAMS[param])));
  const choiceColumns = yield* recordInSteps(CHOICE_COLUMNS, (column) => {
    const cellOf = new Map(choices[column].map((value, index) => [value, firstCell[column] + index]));
    const cells = Uint16Array.from(colleges, (college) => cellOf.get(VALUE_OF[column](college) ?? '') ?? NO_CELL);
    return counted(cells, firstCell[column], choices[column].length);
  });
  const barColumns = yield* recordInSteps(RANGE_PARAM_KEYS, (param) => barColumn(param, values[param], firstCell[param]));
  return {
    colleges,
    campuses,
    rows: Int32Array.from(colleges.keys()),
    counted: { ...choiceColumns, ...barColumns },
    values,
    latitudes: numbers(colleges, (college) => college.latitude),
    longitudes: numbers(colleges, (college) => college.longitude),
    selectivities,
    cellCount,
    firstCell,
    choices,
  };
}

/** The histogram bar of a value. Values outside the scale count in the first or last bar. */
export function barOf(param: RangeParam, value: number): number {
  const [low, high] = scaleOf(param);
  return Math.min(HISTOGRAM_BARS - 1, Math.max(0, Math.floor(((value - low) / (high - low)) * HISTOGRAM_BARS)));
}

/** The net price column of a student. */
export function netPriceColumn(columns: Columns, facts: PriceFacts): { values: Float64Array; counted: Counted } {
  const values = numbers(columns.colleges, (college) => valueOf(college, 'netPrice', facts));
  return { values, counted: barColumn('netPrice', values, columns.firstCell.netPrice) };
}

/** The chance column of a student with these scores. */
export function chanceColumn({ selectivities, firstCell }: Columns, own: Totals): Counted {
  const cells = new Uint16Array(selectivities.length);
  selectivities.forEach((selectivity, row) => {
    cells[row] = firstCell.chance + CHANCES.indexOf(chanceOf(selectivity, own));
  });
  return counted(cells, firstCell.chance, CHANCES.length);
}

function choicesOf(colleges: readonly CollegeRecord[]): Record<ChoiceColumn, readonly string[]> {
  return {
    ...recordOf(CHOICE_FACETS, (facet) => FACET_PARAMS[facet].values ?? occurring(colleges, VALUE_OF[facet])),
    ...recordOf(SEARCH_FLAGS, () => [FLAG_SET]),
  };
}

function occurring(colleges: readonly CollegeRecord[], read: (college: CollegeRecord) => string | null): string[] {
  const values = new Set(colleges.map((college) => read(college) ?? ''));
  return [...values].filter((value) => value !== '').sort();
}

function assignCells(choices: Columns['choices']): { firstCell: Columns['firstCell']; cellCount: number } {
  let cellCount = NO_CELL + 1;
  const take = (cells: number): number => (cellCount += cells) - cells;
  const firstChoices = recordOf(CHOICE_COLUMNS, (column) => take(choices[column].length));
  const firstBars = recordOf(RANGE_PARAM_KEYS, () => take(HISTOGRAM_BARS));
  return { firstCell: { ...firstChoices, ...firstBars }, cellCount };
}

function barColumn(param: RangeParam, values: Float64Array, firstCell: number): Counted {
  const cells = Uint16Array.from(values, (value) => (Number.isNaN(value) ? NO_CELL : firstCell + barOf(param, value)));
  return counted(cells, firstCell, HISTOGRAM_BARS);
}

function counted(cells: Uint16Array, firstCell: number, length: number): Counted {
  const none = emptySet(cells.length);
  const sets = Array.from({ length }, () => emptySet(cells.length));
  for (let row = 0; row < cells.length; row += 1) {
    const cell = cells[row] as number;
    add(cell === NO_CELL ? none : (sets[cell - firstCell] ?? none), row);
  }
  return { cells, sets, none };
}

const numbers = (colleges: readonly CollegeRecord[], read: (college: CollegeRecord) => number | null): Float64Array =>
  Float64Array.from(colleges, (college) => read(college) ?? Number.NaN);
