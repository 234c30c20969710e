import { placeName, priceText, SETTING_LABELS } from '../../api/domain/colleges.ts';
import {
  type MatchQuery,
  MAX_PRIORITY,
  type Priorities,
  PRIORITY_LABELS,
  type PrivateAnswers,
  QUESTIONS,
  type Requirement,
} from '../../api/domain/matching.ts';
import { CRITERIA } from '../../api/domain/rankings.ts';
import { enumeration } from '../../api/domain/shared.ts';
import { REQUIREMENT_WORDS, STEP_LABELS } from './match-steps.ts';

export interface StepAnswers {
  step: number;
  label: string;
  /** Empty if the step was skipped. */
  texts: string[];
  /** The answer stays in this tab. */
  isPrivate: boolean;
}

/** The names of majors by code. A code without a name stands for itself. */
export type MajorNames = ReadonlyMap<string, string>;
const NO_NAMES: MajorNames = new Map();

/** The answers of each step in words. */
export function answersByStep(query: MatchQuery, hidden: PrivateAnswers, names = NO_NAMES): StepAnswers[] {
  const texts = [
    [...majorsText(query, names), ...sizeText(query)],
    kindTexts(query),
    placeTexts(query, hidden),
    moneyTexts(query, hidden),
    testTexts(hidden),
    prioritiesText(query.p),
  ];
  return QUESTIONS.map(({ step, answers }, index) => ({
    step,
    label: STEP_LABELS[index] ?? '',
    texts: texts[index] ?? [],
    isPrivate: answers.some((answer) => hidden[answer as keyof PrivateAnswers] !== undefined),
  }));
}

export const hasAnswers = (steps: readonly StepAnswers[]): boolean => steps.some(({ texts }) => texts.length > 0);

const withRequired = (text: string, query: MatchQuery, requirement: Requirement): string =>
  query.must?.includes(requirement) ? `${text}, required` : text;

function majorsText({ major = [], ...query }: MatchQuery, names: MajorNames): string[] {
  const texts = major.map((code) => names.get(code) ?? code);
  return texts.length === 0 ? [] : [withRequired(enumeration(texts, 'or'), query, 'field')];
}

const sizeText = (query: MatchQuery): string[] =>
  query.size === undefined ? [] : [withRequired(choiceLabel(1, query.size), query, 'size')];

function kindTexts(query: MatchQuery): string[] {
  const kinds = enumeration(
    (query.type ?? []).map((kind) => choiceLabel(2, kind)),
    'or',
  );
  const only = (['hbcu', 'womenOnly'] as const)
    .filter((must) => query.must?.includes(must))
    .map((must) => capitalized(REQUIREMENT_WORDS[must]));
  return kinds === '' ? only : [withRequired(kinds, query, 'type'), ...only];
}

/** Further names are only counted. */
const MAX_STATES = 6;

const placeTexts = (query: MatchQuery, { homeZip }: PrivateAnswers): string[] => [
  ...statesText(query),
  ...settingsText(query),
  ...(query.miles === undefined ? [] : [distanceText(query.miles, homeZip, query)]),
];

function statesText(query: MatchQuery): string[] {
  const names = (query.st ?? []).map((state) => choiceLabel(3, state)).sort();
  if (names.length === 0) return [];
  const shown = names.length <= MAX_STATES ? names : [...names.slice(0, MAX_STATES - 1), `${names.length - MAX_STATES + 1} more`];
  return [withRequired(enumeration(shown, 'or'), query, 'location')];
}

function settingsText(query: MatchQuery): string[] {
  const names = (query.setting ?? []).map((setting) => SETTING_LABELS[setting]);
  return names.length === 0 ? [] : [withRequired(enumeration(names, 'or'), query, 'setting')];
}

function distanceText(miles: number, zip: string | undefined, query: MatchQuery): string {
  if (zip === undefined) return `Within ${miles} miles of home: needs your ZIP code`;
  return withRequired(`Within ${miles} miles of ZIP code ${zip}`, query, 'distance');
}

function moneyTexts(query: MatchQuery, { budget, income, homeState }: PrivateAnswers): string[] {
  return [
    ...(budget === undefined ? [] : [withRequired(`Up to ${priceText(budget)} a year`, query, 'budget')]),
    ...(income === undefined ? [] : [`Family income ${uncapitalized(choiceLabel(4, income))}`]),
    ...(homeState === undefined ? [] : [`Home in ${placeName(homeState)}`]),
  ];
}

const testTexts = ({ sat, act }: PrivateAnswers): string[] => [
  ...(sat === undefined ? [] : [`SAT ${sat}`]),
  ...(act === undefined ? [] : [`ACT ${act}`]),
];

/** "Essential: completion. Nice: cost and campus safety." */
function prioritiesText(priorities: Priorities | undefined): string[] {
  if (priorities === undefined) return [];
  const levels = Array.from({ length: MAX_PRIORITY }, (_, index) => MAX_PRIORITY - index);
  return levels.flatMap((level) => {
    const chosen = CRITERIA.filter((criterion) => priorities[criterion] === level).map((criterion) =>
      choiceLabel(6, criterion).toLowerCase(),
    );
    return chosen.length === 0 ? [] : [`${PRIORITY_LABELS[level] ?? ''}: ${enumeration(chosen)}`];
  });
}

function choiceLabel(step: number, value: string): string {
  const { choices = [], more = [] } = QUESTIONS[step - 1] ?? {};
  return [choices, ...more.map((part) => part.choices)].flat().find((choice) => choice.value === value)?.label ?? value;
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
