import { FEWEST_SHARED, type Compatibility, type MatchParts } from './compatibility.ts';
import { explanationOf } from './match/explanation.ts';
import { habitFit, type HabitFit } from './match/habit-fit.ts';
import { comparedProfile, profileFit, type ComparedProfile, type ProfilePerson } from './match/profile-fit.ts';
import { wholeParts } from './match/parts.ts';
import type { QuizAnswers } from './quiz.ts';

/** What the match reads of a person. */
export interface MatchPerson extends ProfilePerson {
  answers: QuizAnswers;
}

/** The share of the profile in the number. */
export const PROFILE_SHARE = 0.15;

/** How well two people fit, from the viewer's side, with its reasons. */
export function matchOf(viewer: MatchPerson, owner: MatchPerson): Compatibility {
  const habits = habitFit(viewer.answers, owner.answers);
  const { score, n, youToThem, themToYou } = habits;
  const profiles = [comparedProfile(viewer), comparedProfile(owner)] as const;
  const displayed = displayedOf(habits, ...profiles);
  const parts = displayed === null ? null : wholeParts(partsOf(habits, ...profiles), displayed);
  return { displayed, parts, score, n, youToThem, themToYou, ...explanationOf(viewer, owner) };
}

/** Habits and profile. There is no number for few shared answers, or while a deal-breaker of one waits for the other's answer. */
export function displayedOf(
  { displayed, n, hasOpenDealBreaker }: HabitFit,
  viewer: ComparedProfile,
  owner: ComparedProfile,
): number | null {
  if (displayed === null || n < FEWEST_SHARED || hasOpenDealBreaker) return null;
  return (1 - PROFILE_SHARE) * displayed + PROFILE_SHARE * profileFit(viewer, owner);
}

/** The summands of `displayedOf`, before rounding. */
function partsOf({ score, displayed }: HabitFit, viewer: ComparedProfile, owner: ComparedProfile): MatchParts {
  const habits = score ?? 0;
  return {
    habits: (1 - PROFILE_SHARE) * habits,
    profile: PROFILE_SHARE * profileFit(viewer, owner),
    caution: (1 - PROFILE_SHARE) * ((displayed ?? 0) - habits),
  };
}
