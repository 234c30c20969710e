import { QUIZ, type QuizAnswer, type QuizAnswers, type QuizKey } from '../../api/domain/roommates.ts';
import { createPrivateValue } from '../../lib/private-value.ts';

const NONE: QuizAnswers = {};

/** The quiz of a person without a profile, in this browser. It moves to the profile when that is created. */
const store = createPrivateValue<QuizAnswers>('roommate_quiz', {
  parse: (text) => answersOf(JSON.parse(text)),
  format: (answers) => [Object.keys(answers).length === 0 ? '' : JSON.stringify(answers)],
  fallback: NONE,
});

/** Only what fits the questions of today. */
function answersOf(value: unknown): QuizAnswers {
  const given = Object(value) as Partial<Record<QuizKey, unknown>>;
  return Object.fromEntries(
    QUIZ.flatMap(({ key, options }) => {
      const answer = given[key] as Partial<QuizAnswer> | undefined;
      const values = options.map((option) => option.value);
      const isValid = answer !== undefined && values.includes(Number(answer.answer)) && Array.isArray(answer.accepts);
      return isValid ? [[key, answer]] : [];
    }),
  );
}

export const storedAnswers = store.get;
export const keepAnswers = store.set;
export const clearAnswers = store.clear;
export const useStoredAnswers = (): QuizAnswers => store.useValue();

/** How many of the questions are answered. */
export const answered = (answers: QuizAnswers | null | undefined): number => Object.keys(answers ?? {}).length;
