import { FIGURES } from '../../../api/domain.ts';

export type Score = 'sat' | 'act';

/** Lowest and highest, both possible. */
export const SCORE_RANGES: Record<Score, readonly [min: number, max: number]> = {
  sat: FIGURES.avgSAT.scale,
  act: FIGURES.avgACT.scale,
};

/** The score somebody typed; undefined for nothing, and for what is none. */
export function scoreIn(score: Score, text: string): number | undefined {
  const [min, max] = SCORE_RANGES[score];
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** What is wrong with it and what would be right. */
export function faultOfScore(score: Score, text: string): string | undefined {
  if (text.trim() === '' || scoreIn(score, text) !== undefined) return undefined;
  const [min, max] = SCORE_RANGES[score];
  return `Enter a whole number from ${min} to ${max}, or leave it empty`;
}
