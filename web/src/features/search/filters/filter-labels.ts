import {
  CONTROLS,
  countText,
  FIGURES,
  RANGE_PARAMS,
  scaleOf,
  SIZE_BAND_LABELS,
  SIZE_BANDS,
  STATE_CODES,
  STATES,
  type FigureUnit,
  type Range,
  type RangeParam,
  type SearchFlag,
  type SearchQuery,
} from '../../../api/domain.ts';
import { CONTROL_WORDS, LEVEL_WORDS, SIZE_SHORT } from '../../../entities/college/college-words.ts';
import type { ListParam, ListValue } from '../search-url.ts';

/** The labels of the filters, for panel, chips and empty results. */

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[];

const ADMISSIONS_LABELS: Record<ListValue<'admissions'>, string> = {
  reported: 'Reports an acceptance rate',
  open: 'Open admission',
  unknown: 'Not known',
};
const SETTING_LABELS: Record<ListValue<'setting'>, string> = { city: 'City', suburb: 'Suburb', town: 'Town', rural: 'Rural area' };
const TEST_LABELS: Record<ListValue<'tests'>, string> = {
  required: 'Required',
  optional: 'Optional',
  'not-considered': 'Not considered',
};
const DIVISION_LABELS: Record<ListValue<'division'>, string> = {
  'ncaa-1': 'NCAA Division I',
  'ncaa-2': 'NCAA Division II',
  'ncaa-3': 'NCAA Division III',
  naia: 'NAIA',
  njcaa: 'NJCAA (two-year colleges)',
  other: 'Another association',
};
const CHANCE_LABELS: Record<ListValue<'chance'>, string> = { reach: 'Reach', target: 'Target', likely: 'Likely', unknown: 'Not known' };

interface ListFilterLabels<K extends ListParam> {
  legend: string;
  /** The values in display order. Without them, the values of the result are listed. */
  values?: readonly ListValue<K>[];
  labelOf: (value: ListValue<K>) => string;
  /** The text of a chip, if it differs from the label. */
  chipOf?: (value: ListValue<K>) => string;
}

/** The compiler requires an entry for each list parameter of the search. */
export const LIST_FILTERS: { [K in ListParam]: ListFilterLabels<K> } = {
  state: { legend: 'States', values: STATE_CODES, labelOf: (value) => STATES[value] },
  control: { legend: 'Control', values: CONTROLS, labelOf: (value) => CONTROL_WORDS[value] },
  level: { legend: 'Length', values: ['4', '2'], labelOf: (value) => LEVEL_WORDS[value] },
  size: {
    legend: 'Undergraduates',
    values: SIZE_BANDS,
    labelOf: (value) => SIZE_BAND_LABELS[value],
    chipOf: (value) => `${SIZE_SHORT[value]} colleges`,
  },
  setting: { legend: 'Setting', values: keysOf(SETTING_LABELS), labelOf: (value) => SETTING_LABELS[value] },
  tests: {
    legend: 'SAT or ACT scores',
    values: keysOf(TEST_LABELS),
    labelOf: (value) => TEST_LABELS[value],
    chipOf: (value) => `Test scores: ${TEST_LABELS[value].toLowerCase()}`,
  },
  division: {
    legend: 'Sports teams play in',
    values: keysOf(DIVISION_LABELS),
    labelOf: (value) => DIVISION_LABELS[value],
    chipOf: (value) => `Sports: ${DIVISION_LABELS[value]}`,
  },
  admissions: {
    legend: 'Acceptance rate',
    values: keysOf(ADMISSIONS_LABELS),
    labelOf: (value) => ADMISSIONS_LABELS[value],
  },
  chance: {
    legend: 'My chance',
    values: keysOf(CHANCE_LABELS),
    labelOf: (value) => CHANCE_LABELS[value],
    chipOf: (value) => `Chance: ${CHANCE_LABELS[value].toLowerCase()}`,
  },
  carnegie: { legend: 'Carnegie classification', labelOf: (value) => value },
};

export function listLabel<K extends ListParam>(param: K, value: ListValue<K>): string {
  return LIST_FILTERS[param].labelOf(value);
}

export function listChipLabel<K extends ListParam>(param: K, value: ListValue<K>): string {
  const { labelOf, chipOf = labelOf } = LIST_FILTERS[param];
  return chipOf(value);
}

export const FLAG_LABELS: Record<SearchFlag, string> = {
  hbcu: 'Historically Black (HBCU)',
  tribal: 'Tribal college',
  women: "Women's college",
  online: 'Fully online',
  religious: 'Religious affiliation',
  community: 'Community college',
  noFee: 'Free to apply',
  rotc: 'Officer training (ROTC)',
  abroad: 'Study abroad',
};
export const RADII = [10, 25, 50, 100, 250] as const;

interface RangeControl {
  label: string;
  unit: FigureUnit;
  /** The ends that a visitor can set. */
  ends: 'min' | 'max' | 'both';
  step: number;
}

/** The compiler requires an entry for each range parameter of the search. */
const ENDS_AND_STEPS: Record<RangeParam, [ends: RangeControl['ends'], step: number, label?: string]> = {
  sizeRange: ['both', 500],
  netPrice: ['max', 1000, 'Net price a year'],
  acceptance: ['both', 0.05],
  sat: ['both', 20],
  act: ['both', 1],
  gradRate: ['min', 0.05],
  retention: ['min', 0.05],
  earnings: ['min', 2500],
  debt: ['max', 1000],
  defaultRate: ['max', 0.01],
  pell: ['min', 0.05, 'Students with a Pell grant'],
  firstGen: ['min', 0.05],
  ratio: ['max', 1],
  onlineShare: ['min', 0.05],
  safety: ['min', 5],
  athletics: ['min', 5],
  research: ['min', 5],
};

export function rangeControlOf(param: RangeParam): RangeControl {
  const figure = RANGE_PARAMS[param];
  const spec = figure === 'netPrice' ? FIGURES.netPricePublic : FIGURES[figure];
  const [ends, step, label = spec.label] = ENDS_AND_STEPS[param];
  return { label, unit: spec.unit, ends, step };
}

/** A bound with its unit. A bound of 0 reads $0; a price of 0 reads N/A. */
export function boundText(param: RangeParam, value: number): string {
  const { unit } = rangeControlOf(param);
  if (unit === 'usd') return `$${countText(value)}`;
  return unit === 'fraction' ? `${Number((value * 100).toFixed(2))}%` : countText(value);
}

/** "Net price a year: up to $20,000" */
export function rangeText(param: RangeParam, { min, max }: Range): string {
  const { label } = rangeControlOf(param);
  if (min === undefined) return `${label}: up to ${boundText(param, max ?? scaleOf(param)[1])}`;
  return max === undefined
    ? `${label}: at least ${boundText(param, min)}`
    : `${label}: ${boundText(param, min)} to ${boundText(param, max)}`;
}

export function placeText({ zip, near, radius = 25 }: SearchQuery): string {
  return `Within ${radius} miles of ${zip === undefined ? (near ? 'your location' : '?') : `ZIP ${zip}`}`;
}
