import { CONTROLS, SETTING_LABELS, SIZE_BAND_LABELS, SIZE_BANDS, STATE_CODES, STATES } from '../../../api/domain/colleges.ts';
import { CONTROL_WORDS, LEVEL_WORDS, SIZE_SHORT } from '../../../entities/college/college-words.ts';
import { FOCUS_WORDS } from '../../../entities/college/focus-words.ts';
import type { ListParam, ListValue } from '../search-changes.ts';

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[];

const ADMISSIONS_LABELS: Record<ListValue<'admissions'>, string> = {
  reported: 'Reports an acceptance rate',
  open: 'Open admission',
  unknown: 'Not known',
};
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
const CARNEGIE_GROUP_LABELS: Record<ListValue<'carnegieGroup'>, string> = {
  doctoral: 'Doctoral universities',
  masters: 'Master’s colleges',
  bachelors: 'Bachelor’s colleges',
  associates: 'Associate’s and mixed colleges',
  special: 'Special-focus schools',
  tribal: 'Tribal colleges',
};
const CHANCE_LABELS: Record<ListValue<'chance'>, string> = { reach: 'Reach', target: 'Target', likely: 'Likely', unknown: 'Not known' };

interface ListFilterLabels<K extends ListParam> {
  legend: string;
  hint?: string;
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
  focus: { legend: 'Focus', values: keysOf(FOCUS_WORDS), labelOf: (value) => FOCUS_WORDS[value] },
  carnegieGroup: {
    legend: 'Kind of college',
    hint: 'By its most common degrees, or its focus. From the Carnegie classification.',
    values: keysOf(CARNEGIE_GROUP_LABELS),
    labelOf: (value) => CARNEGIE_GROUP_LABELS[value],
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
