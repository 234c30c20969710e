import { FEWEST_SHARED, type Compatibility } from './compatibility.ts';
import { explanationOf } from './match/explanation.ts';
import { habitFit, type HabitFit } from './match/habit-fit.ts';
import { comparedProfile, profileFit, type ComparedProfile, type ProfilePerson } from './match/profile-fit.ts';
import type { QuizAnswers } from './quiz.ts';

/** What the match reads of a person. */
export interface MatchPerson extends ProfilePerson {
  answers: QuizAnswers;
}

/** The share of the profile in the number. METHODS 13.2. */
export const PROFILE_SHARE = 0.15;

/** How well two people fit, from the viewer's side, with its reasons. METHODS 13.2. */
export function matchOf(viewer: MatchPerson, owner: MatchPerson): Compatibility {
  const habits = habitFit(viewer.answers, owner.answers);
  const { score, n, youToThem, themToYou } = habits;
  const displayed = displayedOf(habits, comparedProfile(viewer), comparedProfile(owner));
  return { displayed, score, n, youToThem, themToYou, ...explanationOf(viewer, owner) };
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
