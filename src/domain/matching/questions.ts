import { SIZE_BAND_LABELS, SIZE_BANDS } from '../colleges/size-band.ts';
import { INCOME_BANDS, SETTINGS } from '../colleges/categories.ts';
import { INCOME_LABELS } from '../colleges/price/income-labels.ts';
import { SETTING_LABELS } from '../colleges/setting-words.ts';
import { CRITERION_WORDS } from '../scores/criterion-words.ts';
import { COLLEGE_KINDS, type CollegeKind } from '../rankings/list-kinds.ts';
import { CRITERIA } from '../shared/method.ts';
import { STATE_CODES, STATES } from '../colleges/states.ts';
import { BUDGET_STEP, MAX_BUDGET, MAX_PRIORITY, MILES, MOST_MAJORS, type Requirement } from './answers.ts';

export interface Choice {
  value: string;
  label: string;
}

/** A further answer of a step that can be required on its own. */
export interface FurtherAnswer {
  /** The name of the answer. */
  answer: string;
  title: string;
  choices: readonly Choice[];
  must: Requirement;
}

/** One step of the questionnaire. Every step may be skipped. */
export interface Question {
  step: number;
  /** The names of the answers that it asks for. */
  answers: readonly string[];
  title: string;
  hint: string;
  /** `search`: its choices are found by a text. */
  kind: 'search' | 'multi' | 'slider' | 'number' | 'grid';
  choices: readonly Choice[];
  /** The requirement that a user can set for this question. */
  must?: Requirement;
  /** Further answers with choices and a requirement of their own. */
  more?: readonly FurtherAnswer[];
  /** The range of the number or the slider. */
  range?: { min: number; max: number; step: number };
}

const KIND_LABELS: Record<CollegeKind, string> = {
  public: 'Public',
  private: 'Private',
  community: 'Community college',
  hbcu: 'HBCU (historically Black college or university)',
};

export const PRIORITY_LABELS = ['Not important', 'Nice', 'Important', 'Essential'] as const;

/** The six steps, in order. */
export const QUESTIONS: readonly [Question, Question, Question, Question, Question, Question] = [
  {
    step: 1,
    answers: ['majors', 'size'],
    title: 'What do you want to study?',
    hint: `Pick up to ${MOST_MAJORS} majors or families of majors. A college that is strong in any of them fits.`,
    kind: 'search',
    choices: [],
    must: 'field',
    more: [
      {
        answer: 'size',
        title: 'How big should it be?',
        choices: SIZE_BANDS.map((value) => ({ value, label: SIZE_BAND_LABELS[value] })),
        must: 'size',
      },
    ],
  },
  {
    step: 2,
    answers: ['types'],
    title: 'What kind of college are you looking for?',
    hint: 'Pick one or more. A college of any of these kinds fits.',
    kind: 'multi',
    choices: COLLEGE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    must: 'type',
  },
  {
    step: 3,
    answers: ['states', 'settings', 'miles', 'homeZip'],
    title: 'Where would you like to study?',
    hint: 'Pick states or territories. Other states in the same region count half, unless you make this a requirement.',
    kind: 'multi',
    choices: STATE_CODES.map((value) => ({ value, label: STATES[value] })).sort((a, b) => (a.label < b.label ? -1 : 1)),
    must: 'location',
    more: [
      {
        answer: 'settings',
        title: 'In which setting?',
        choices: SETTINGS.map((value) => ({ value, label: SETTING_LABELS[value] })),
        must: 'setting',
      },
      {
        answer: 'miles',
        title: 'How far from home?',
        choices: MILES.map((miles) => ({ value: String(miles), label: `${miles} miles` })),
        must: 'distance',
      },
    ],
  },
  {
    step: 4,
    answers: ['budget', 'income', 'homeState'],
    title: 'What could your family pay a year?',
    hint: 'Compared with the net price: what families pay after grants. It stays in this browser and is never part of a link.',
    kind: 'slider',
    choices: INCOME_BANDS.map((value) => ({ value, label: INCOME_LABELS[value] })),
    must: 'budget',
    range: { min: 0, max: MAX_BUDGET, step: BUDGET_STEP },
  },
  {
    step: 5,
    answers: ['sat', 'act'],
    title: 'Your test scores, if you have them',
    hint: 'One of the two is enough. They stay in this browser and are never part of a link.',
    kind: 'number',
    choices: [],
  },
  {
    step: 6,
    answers: ['priorities'],
    title: 'What matters most?',
    hint: 'Set a priority for each of ten criteria. If you set none, only your other answers count.',
    kind: 'grid',
    choices: CRITERIA.map((value) => ({ value, label: CRITERION_WORDS[value].label })),
    range: { min: 0, max: MAX_PRIORITY, step: 1 },
  },
];
