import { ADULT_AGE } from '../../messages/contact.ts';
import { createAggregate } from '../../scores/composite.ts';
import type { SchoolYear } from '../profile.ts';

/** What the match reads of a profile, apart from the quiz. */
export interface ProfilePerson {
  interests: readonly string[];
  schoolYear: SchoolYear;
  age: number | null;
  major: string | null;
}

/** The same, ready to be compared. */
export interface ComparedProfile {
  interests: ReadonlySet<string>;
  /** Years since the start of college. */
  year: number;
  age: number | null;
  major: string | null;
}

/** Years since the start of college. A transfer student joins in the second or the third. */
export const SCHOOL_YEAR_NUMBERS: Record<SchoolYear, number> = {
  incoming: 0,
  freshman: 1,
  sophomore: 2,
  transfer: 2.5,
  junior: 3,
  senior: 4,
  grad: 5,
};

const FARTHEST = { years: 3, ages: 5 };
/** Interests, school year, age, major. What is unknown counts as 0, so leaving it out never helps (decision 32). */
const aggregate = createAggregate([4, 2, 2, 2], 0);

export function comparedProfile({ interests, schoolYear, age, major }: ProfilePerson): ComparedProfile {
  return {
    interests: new Set(interests.map(wordKey).filter((word) => word !== '')),
    year: SCHOOL_YEAR_NUMBERS[schoolYear],
    // The number does not tell whether a person under 18 is 16 or 17.
    age: age === null ? null : Math.max(age, ADULT_AGE - 1),
    major: major === null ? null : wordKey(major),
  };
}

/** How much two profiles have in common, 0 to 100. */
export function profileFit(mine: ComparedProfile, theirs: ComparedProfile): number {
  const parts = [
    sharedInterests(mine.interests, theirs.interests),
    closeness(mine.year, theirs.year, FARTHEST.years),
    mine.age === null || theirs.age === null ? NaN : closeness(mine.age, theirs.age, FARTHEST.ages),
    mine.major === null || theirs.major === null ? NaN : mine.major === theirs.major ? 100 : 0,
  ];
  return aggregate?.(parts).score ?? 0;
}

/** Words are the same without regard to case and spaces. */
const wordKey = (word: string): string => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The interests of both as a share of those of one or both. NaN if one has none. */
function sharedInterests(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  if (mine.size === 0 || theirs.size === 0) return NaN;
  let shared = 0;
  for (const word of theirs) if (mine.has(word)) shared += 1;
  return (100 * shared) / (mine.size + theirs.size - shared);
}

const closeness = (a: number, b: number, farthest: number): number => 100 * (1 - Math.min(farthest, Math.abs(a - b)) / farthest);
