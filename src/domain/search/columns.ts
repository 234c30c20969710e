import { chanceOf, selectivityOf, type Selectivity } from '../colleges/chance.ts';
import type { College, CollegeRecord } from '../colleges/college.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { knownNetPriceOf, netPriceForIncome } from '../colleges/net-price.ts';
import { add, emptySet, type RowSet } from './row-set.ts';
import { HISTOGRAM_BARS } from './search-answer.ts';
import { RANGE_PARAMS, RANGE_PARAM_KEYS, scaleOf, type RangeParam } from './params.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import { STATE_CODES } from '../colleges/states.ts';
// prettier-ignore
import { type IncomeBand } from '../colleges/income-band.ts';
import {
  ADMISSIONS_KNOWN,
  CHANCES,
  CONTROLS,
  FLAG_FIELD,
  SEARCH_FLAGS,
  SIZE_BANDS,
  controlOf,
  type AdmissionsKnown,
  type SearchFlag,
} from '../colleges/vocabulary.ts';

/**
 * The open colleges as columns of numbers. Rows are in order of name, then id, so a row's number is its place in name order.
 * Each counted column holds one cell number a row: one number for each facet value and histogram bar of the whole catalog, so
 * that counting is `counts[cell]++` whatever is counted. Cell 0 stands for "nothing to count". The rows of each cell are kept as a
 * set too, so that filtering joins and meets whole sets.
 */
export interface Columns {
  colleges: readonly CollegeRecord[];
  rows: Int32Array;
  counted: Record<CountedColumn, Counted>;
  /** NaN where missing. */
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

/** Columns whose values a filter lists; a flag is a column of one value, because each flag narrows on its own. */
export const CHOICE_COLUMNS = ['state', 'control', 'level', 'size', 'carnegie', 'admissions', 'chance', ...SEARCH_FLAGS] as const;
export type ChoiceColumn = (typeof CHOICE_COLUMNS)[number];
export const COUNTED_COLUMNS = [...CHOICE_COLUMNS, ...RANGE_PARAM_KEYS] as const;
export type CountedColumn = (typeof COUNTED_COLUMNS)[number];

export const NO_CELL = 0;
/** The one value of a flag's column. */
export const FLAG_SET = '1';

export function createColumns(open: readonly CollegeRecord[]): Columns {
  const colleges = [...open].sort(byNameThenId);
  const choices = choicesOf(colleges);
  const { firstCell, cellCount } = layOut(choices);
  const selectivities = colleges.map(selectivityOf);
  const values = fromKeys(RANGE_PARAM_KEYS, (param) => numbers(colleges, (college) => valueOf(college, RANGE_PARAMS[param])));
  const choiceColumns = fromKeys(CHOICE_COLUMNS, (column) => {
    const cellOf = new Map(choices[column].map((value, index) => [value, firstCell[column] + index]));
    const cells = Uint16Array.from(colleges, (college) => cellOf.get(CHOICE_OF[column](college) ?? '') ?? NO_CELL);
    return counted(cells, firstCell[column], choices[column].length);
  });
  const barColumns = fromKeys(RANGE_PARAM_KEYS, (param) => barColumn(param, values[param], firstCell[param]));
  return {
    colleges,
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

/** A figure to filter, rank and count by: null where missing, not finite, or a fraction outside 0–1. */
export function valueOf(college: College, figure: FigureKey | 'netPrice', income?: IncomeBand): number | null {
  if (figure === 'netPrice') return income === undefined ? knownNetPriceOf(college) : netPriceForIncome(college, income);
  const value = college[figure];
  if (value === null || !Number.isFinite(value)) return null;
  return FIGURES[figure].unit === 'fraction' && (value < 0 || value > 1) ? null : value;
}

/** Which of a histogram's bars a value falls into; outliers fall into the edge bars. */
export function barOf(param: RangeParam, value: number): number {
  const [low, high] = scaleOf(param);
  return Math.min(HISTOGRAM_BARS - 1, Math.max(0, Math.floor(((value - low) / (high - low)) * HISTOGRAM_BARS)));
}

/** The net price column of a family income band. */
export function netPriceColumn(columns: Columns, income: IncomeBand): { values: Float64Array; counted: Counted } {
  const values = numbers(columns.colleges, (college) => valueOf(college, 'netPrice', income));
  return { values, counted: barColumn('netPrice', values, columns.firstCell.netPrice) };
}

/** The chance column of a student with this SAT. */
export function chanceColumn({ selectivities, firstCell }: Columns, studentSat: number): Counted {
  const cells = new Uint16Array(selectivities.length);
  selectivities.forEach((selectivity, row) => {
    cells[row] = firstCell.chance + CHANCES.indexOf(chanceOf(selectivity, studentSat));
  });
  return counted(cells, firstCell.chance, CHANCES.length);
}

/** What is known of how many a college admits. */
export function admissionsOf(college: College): AdmissionsKnown {
  if (valueOf(college, 'acceptanceRateNum') !== null) return 'reported';
  return college.openAdmission === true ? 'open' : 'unknown';
}

export function hasFlag(college: College, flag: SearchFlag): boolean {
  return flag === 'religious' ? college.religiousAffiliation !== null : college[FLAG_FIELD[flag]];
}

const CHOICE_OF: Record<ChoiceColumn, (college: CollegeRecord) => string | null> = {
  state: ({ state }) => state,
  control: ({ type }) => controlOf(type),
  level: ({ level }) => String(level),
  size: (college) => sizeBandOf(college.size),
  carnegie: ({ carnegieClassification }) => carnegieClassification,
  admissions: admissionsOf,
  chance: (college) => chanceOf(selectivityOf(college), Number.NaN),
  ...fromKeys(SEARCH_FLAGS, (flag) => (college: CollegeRecord) => (hasFlag(college, flag) ? FLAG_SET : null)),
};

function choicesOf(colleges: readonly CollegeRecord[]): Record<ChoiceColumn, readonly string[]> {
  const classifications = new Set(colleges.map(({ carnegieClassification }) => carnegieClassification ?? ''));
  return {
    state: STATE_CODES,
    control: CONTROLS,
    level: ['2', '4'],
    size: SIZE_BANDS,
    carnegie: [...classifications].filter((text) => text !== '').sort(),
    admissions: ADMISSIONS_KNOWN,
    chance: CHANCES,
    ...fromKeys(SEARCH_FLAGS, () => [FLAG_SET]),
  };
}

function layOut(choices: Columns['choices']): { firstCell: Columns['firstCell']; cellCount: number } {
  let cellCount = NO_CELL + 1;
  const take = (cells: number): number => (cellCount += cells) - cells;
  const firstChoices = fromKeys(CHOICE_COLUMNS, (column) => take(choices[column].length));
  const firstBars = fromKeys(RANGE_PARAM_KEYS, () => take(HISTOGRAM_BARS));
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

const byNameThenId = (a: College, b: College): number => (a.name === b.name ? a.id - b.id : a.name < b.name ? -1 : 1);

function fromKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}
