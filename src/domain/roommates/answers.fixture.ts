import fc from 'fast-check';
import { SCHOOL_YEARS } from './profile.ts';
import { IMPORTANCES, QUIZ, type Importance, type QuizAnswer, type QuizAnswers, type QuizKey, type QuizQuestion } from './quiz.ts';
import type { MatchPerson } from './score.ts';

/** An answer: by default it accepts itself, and matters somewhat. */
export const given = (answer: number, accepts = [answer], importance: Importance = 'somewhat', isDealBreaker = false): QuizAnswer => ({
  answer,
  accepts,
  importance,
  isDealBreaker,
});

export const person = (answers: QuizAnswers, changes: Partial<MatchPerson> = {}): MatchPerson => ({
  answers,
  interests: [],
  schoolYear: 'freshman',
  age: 18,
  major: null,
  ...changes,
});

/** The answers of the worked examples. */
export const X: QuizAnswers = {
  bedtime: given(1, [1, 2], 'very'),
  tidiness: given(2, [2], 'very'),
  noise: given(1, [1, 2]),
  guests: given(2, [2], 'little'),
  study: given(2, [1, 2, 3], 'little'),
  smoking: given(0, [0], 'very', true),
};
export const Y: QuizAnswers = {
  bedtime: given(2, [1, 2, 3]),
  tidiness: given(3, [2, 3], 'little'),
  noise: given(2, [2], 'little'),
  guests: given(3, [2, 3, 4]),
  study: given(3, [2, 3, 4], 'little'),
  smoking: given(0, [0, 1], 'none'),
};
export const X_PROFILE = { interests: ['Hiking', 'Music', 'Chess'], schoolYear: 'freshman', age: 18, major: 'Biology' } as const;
export const Y_PROFILE = { interests: ['music', 'chess', 'Film'], schoolYear: 'sophomore', age: 19, major: 'biology' } as const;

const values = ({ options }: QuizQuestion) => options.map(({ value }) => value);

/** Each question that both of a pair of answers have. */
export const sharedKeys = (mine: QuizAnswers, theirs: QuizAnswers): QuizKey[] =>
  QUIZ.map(({ key }) => key).filter((key) => mine[key] && theirs[key]);

const answerTo = (question: QuizQuestion): fc.Arbitrary<QuizAnswer> =>
  fc.record({
    answer: fc.constantFrom(...values(question)),
    accepts: fc.subarray(values(question), { minLength: 1 }),
    importance: fc.constantFrom(...IMPORTANCES),
    isDealBreaker: fc.boolean(),
  });

const withoutSkipped = (answers: Record<string, QuizAnswer | undefined>): QuizAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, each]) => each !== undefined));

/** Any answers to any of the questions. */
export const anyAnswers: fc.Arbitrary<QuizAnswers> = fc
  .record(Object.fromEntries(QUIZ.map((question) => [question.key, fc.option(answerTo(question), { nil: undefined, freq: 4 })])))
  .map(withoutSkipped);

/** Answers to all questions. */
export const fullAnswers: fc.Arbitrary<QuizAnswers> = fc.record(
  Object.fromEntries(QUIZ.map((question) => [question.key, answerTo(question)])),
);

const WORDS = ['Hiking', 'hiking ', 'Music', 'Chess', 'FILM', 'film', 'Tea', ' '];

export const anyPerson: fc.Arbitrary<MatchPerson> = fc.record({
  answers: anyAnswers,
  interests: fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }),
  schoolYear: fc.constantFrom(...SCHOOL_YEARS),
  age: fc.option(fc.integer({ min: 16, max: 40 })),
  major: fc.option(fc.constantFrom('Biology', 'biology', 'Art')),
});
