import {
  CRITERIA,
  enumeration,
  MAX_PRIORITY,
  priceText,
  PRIORITY_LABELS,
  QUESTIONS,
  type MatchQuery,
  type Must,
  type Priorities,
  type PrivateAnswers,
} from '../../api/domain.ts';
import { MUST_WORDS, STEP_LABELS } from './match-steps.ts';

export interface AskedStep {
  step: number;
  label: string;
  /** What was answered; empty where the step was skipped. */
  texts: string[];
  /** Known to this tab only. */
  isPrivate: boolean;
}

/** The answers of every step, in words. */
export function askedSteps(query: MatchQuery, hidden: PrivateAnswers): AskedStep[] {
  const texts = [
    sizeText(query),
    kindTexts(query),
    placeText(query),
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

/** Whether any step has an answer. */
export const isAnythingAsked = (steps: readonly AskedStep[]): boolean => steps.some(({ texts }) => texts.length > 0);

const asMust = (text: string, query: MatchQuery, must: Must): string => (query.must?.includes(must) ? `${text}, a must` : text);

const sizeText = (query: MatchQuery): string[] => (query.size === undefined ? [] : [asMust(choiceLabel(1, query.size), query, 'size')]);

function kindTexts(query: MatchQuery): string[] {
  const kinds = enumeration(
    (query.type ?? []).map((kind) => choiceLabel(2, kind)),
    'or',
  );
  const only = (['hbcu', 'womenOnly'] as const).filter((must) => query.must?.includes(must)).map((must) => capitalized(MUST_WORDS[must]));
  return kinds === '' ? only : [asMust(kinds, query, 'type'), ...only];
}

/** More names than this say less than their number. */
const MOST_STATES = 6;

function placeText(query: MatchQuery): string[] {
  const names = (query.st ?? []).map((state) => choiceLabel(3, state)).sort();
  if (names.length === 0) return [];
  const shown = names.length <= MOST_STATES ? names : [...names.slice(0, MOST_STATES - 1), `${names.length - MOST_STATES + 1} more`];
  return [asMust(enumeration(shown, 'or'), query, 'location')];
}

function moneyTexts(query: MatchQuery, { budget, income }: PrivateAnswers): string[] {
  return [
    ...(budget === undefined ? [] : [asMust(`Up to ${priceText(budget)} a year`, query, 'budget')]),
    ...(income === undefined ? [] : [`Family income ${choiceLabel(4, income)}`]),
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

const choiceLabel = (step: number, value: string): string =>
  QUESTIONS[step - 1]?.choices.find((choice) => choice.value === value)?.label ?? value;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
