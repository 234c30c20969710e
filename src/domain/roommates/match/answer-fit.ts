import { IMPORTANCE_WEIGHTS, type QuizAnswer, type QuizQuestion } from '../quiz.ts';

export const weightOf = (answer: Pick<QuizAnswer, 'importance'>): number => IMPORTANCE_WEIGHTS[answer.importance];

/** 1 for an accepted answer, ½ for the neighbor of one on a scale, otherwise 0. */
export function fitOf(scale: QuizQuestion['scale'], accepts: readonly number[], answer: number): number {
  const distance = Math.min(...accepts.map((accepted) => Math.abs(accepted - answer)));
  return scale === 'ordinal' ? Math.max(0, 1 - distance / 2) : Number(distance === 0);
}
