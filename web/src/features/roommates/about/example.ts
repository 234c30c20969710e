import {
  fitOf,
  QUIZ,
  type QuizAnswer,
  type QuizAnswers,
  type QuizKey,
  type QuizQuestion,
  weightOf,
} from '../../../api/domain/roommates.ts';

/** The answers of two people. */
export interface Pair {
  you: QuizAnswers;
  them: QuizAnswers;
}
export type Side = keyof Pair;

const answer = (own: number, accepts: number[], importance: QuizAnswer['importance'], isDealBreaker = false): QuizAnswer => ({
  answer: own,
  accepts,
  importance,
  isDealBreaker,
});

/** Six answers of each. Their numbers are also in the tests of the domain. */
export const EXAMPLE: Pair = {
  you: {
    bedtime: answer(1, [1, 2], 'very'),
    tidiness: answer(2, [2], 'very'),
    noise: answer(1, [1, 2], 'somewhat'),
    study: answer(2, [1, 2, 3], 'little'),
    guests: answer(2, [2], 'little'),
    smoking: answer(0, [0], 'very', true),
  },
  them: {
    bedtime: answer(2, [1, 2, 3], 'somewhat'),
    tidiness: answer(3, [2, 3], 'little'),
    noise: answer(2, [2], 'little'),
    study: answer(3, [2, 3, 4], 'little'),
    guests: answer(3, [2, 3, 4], 'somewhat'),
    smoking: answer(0, [0, 1], 'none'),
  },
};

export const EXAMPLE_QUESTIONS: readonly QuizQuestion[] = QUIZ.filter(({ key }) => EXAMPLE.you[key]);

/** The pair with another answer to a question. Undefined: skipped. */
export function withAnswer(pair: Pair, side: Side, key: QuizKey, given: QuizAnswer | undefined): Pair {
  const others = Object.fromEntries(Object.entries(pair[side]).filter(([each]) => each !== key)) as QuizAnswers;
  return { ...pair, [side]: given ? { ...others, [key]: given } : others };
}

/** What one person wants in a question, and how much of it the other person's answer meets. Null: the first one skipped it. */
export interface Points {
  wanted: number;
  met: number;
}

/** Of a person with an answer of the other person. An answer that is missing meets nothing. */
export function pointsOf({ scale }: QuizQuestion, mine: QuizAnswer | undefined, theirs: QuizAnswer | undefined): Points | null {
  if (!mine) return null;
  const wanted = weightOf(mine);
  return { wanted, met: theirs ? wanted * fitOf(scale, mine.accepts, theirs.answer) : 0 };
}
