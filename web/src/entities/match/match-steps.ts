import { type MatchedCollege, QUESTION_COUNT, type Requirement } from '../../api/domain/matching.ts';

export type MatchKey = MatchedCollege['reasons'][number]['key'];

/** Short labels of the six steps. */
export const STEP_LABELS = ['Major and size', 'Kind', 'Place', 'Budget', 'Test scores', 'What matters'] as const;

const STEP_OF: Partial<Record<MatchKey | Requirement, number>> = {
  field: 1,
  size: 1,
  type: 2,
  hbcu: 2,
  womenOnly: 2,
  location: 3,
  setting: 3,
  distance: 3,
  budget: 4,
  academic: 5,
};

/** The step that asks for a key. The last step asks for all criteria. */
export const stepOf = (key: MatchKey | Requirement): number => STEP_OF[key] ?? QUESTION_COUNT;

/** The topic of an answer, within a sentence. */
export const topicOf = (key: MatchKey | Requirement): string => (STEP_LABELS[stepOf(key) - 1] ?? '').toLowerCase();

/** A must within a sentence. */
export const REQUIREMENT_WORDS: Record<Requirement, string> = {
  field: 'majors',
  size: 'size',
  type: 'kind of college',
  location: 'states',
  setting: 'setting',
  distance: 'distance from home',
  budget: 'budget',
  hbcu: 'historically Black colleges only',
  womenOnly: "women's colleges only",
};
