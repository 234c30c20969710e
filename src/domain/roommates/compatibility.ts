import type { QuizKey } from './quiz.ts';

/** A question that two people answered, in behavior words. */
export interface HabitLine {
  key: QuizKey | 'age' | 'schoolYear';
  /** "Overnight guests". */
  name: string;
  /** "You never have overnight guests; they have overnight guests every week." */
  text: string;
}

/** Points of the number. They add up to it. */
export interface MatchParts {
  /** How well the habits fit, 0 to 85: the geometric mean of the two directions. */
  habits: number;
  /** What the profiles have in common, 0 to 15. */
  profile: number;
  /** The reduction for few shared answers, 0 or less. */
  caution: number;
}

/** How well two people's habits fit, from the viewer's side. */
export interface Compatibility {
  /** 0 to 100, of habits and profile, after the reduction for few shared answers. Null below six shared answers. */
  displayed: number | null;
  /** Whole numbers that add up to the rounded `displayed`. Null without it. */
  parts: MatchParts | null;
  /** Before the reduction. Null without a shared answer. */
  score: number | null;
  /** Questions that both answered. */
  n: number;
  /** How well their answers fit what the viewer accepts, 0 to 100, and the other way round. Null without a shared answer. */
  youToThem: number | null;
  themToYou: number | null;
  /** At most three each, those that matter most to the two first. */
  agree: HabitLine[];
  differ: HabitLine[];
  /** Questions in which one answer is a deal-breaker of the viewer, or of the other person. */
  dealBreakers: (HabitLine & { of: 'you' | 'them' })[];
  /** Questions without an answer of one or both. `isYours`: the viewer's own answer would change the score. */
  unknown: { key: QuizKey; name: string; isYours: boolean }[];
}

/** Shared answers below which no number is shown. */
export const FEWEST_SHARED = 6;
