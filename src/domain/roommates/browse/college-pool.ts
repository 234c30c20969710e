import { ageOn } from '../age.ts';
import type { ProfileValues } from '../profile.ts';
import { createPool, type RoommatePool } from '../pool.ts';
import type { QuizAnswers } from '../quiz.ts';

/** What lists read of a listed profile: one that is active, with a verified account that is not locked. */
export interface PooledProfile extends Pick<ProfileValues, 'schoolYear' | 'major' | 'interests' | 'looking' | 'moveInTerm' | 'budget'> {
  id: number;
  userId: number;
  /** YYYY-MM-DD. */
  birthDate: string;
  answers: QuizAnswers | null;
  createdAt: Date;
  lastActiveOn: string;
}

/** The listed profiles of a college on one day: ages change at midnight. */
export interface CollegePool {
  revision: number;
  day: string;
  pool: RoommatePool;
  facts: Map<number, PooledProfile & { age: number }>;
}

export const dayOf = (today: Date): string => today.toISOString().slice(0, 10);

export const emptyPool = (today: Date): CollegePool => ({ revision: 0, day: dayOf(today), pool: createPool(), facts: new Map() });

/** Adds, replaces and removes profiles. */
export function applyChanges(
  college: CollegePool,
  { listed, gone, revision }: { listed: readonly PooledProfile[]; gone: readonly number[]; revision: number },
  today: Date,
): void {
  for (const id of gone) {
    college.pool.remove(id);
    college.facts.delete(id);
  }
  for (const profile of listed) {
    const age = ageOn(profile.birthDate, today);
    const { answers, interests, schoolYear, major } = profile;
    college.pool.put(profile.id, { answers: answers ?? {}, interests, schoolYear, age, major });
    college.facts.set(profile.id, { ...profile, answers: null, age });
  }
  college.revision = revision;
}
