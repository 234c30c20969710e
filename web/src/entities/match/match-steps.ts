import { STEPS, type MatchedCollege, type Must } from '../../api/domain.ts';

export type MatchKey = MatchedCollege['reasons'][number]['key'];

/** The six steps in a word or two. */
export const STEP_LABELS = ['Size', 'Kind', 'Place', 'Budget', 'Test scores', 'What matters'] as const;

const STEP_OF: Partial<Record<MatchKey | Must, number>> = { size: 1, type: 2, hbcu: 2, womenOnly: 2, location: 3, budget: 4, academic: 5 };

/** The step that asks for what counts under a key; the criteria are all asked for in the last one. */
export const stepOf = (key: MatchKey | Must): number => STEP_OF[key] ?? STEPS;

/** What an answer is about, within a sentence. */
export const topicOf = (key: MatchKey | Must): string => (STEP_LABELS[stepOf(key) - 1] ?? '').toLowerCase();

/** A must within a sentence. */
export const MUST_WORDS: Record<Must, string> = {
  size: 'size',
  type: 'kind of college',
  location: 'place',
  budget: 'budget',
  hbcu: 'historically Black colleges only',
  womenOnly: "women's colleges only",
};
