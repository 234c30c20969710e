import { isMinorAge } from '../age.ts';
import { habitOf } from '../answers.ts';
import { ageOfOwner, type StoredProfile } from '../member.ts';
import type { LastActive, ProfileValues, SchoolYear } from '../profile.ts';
import { QUIZ, type QuizAnswers, type QuizKey } from '../quiz.ts';
import type { MatchPerson } from '../score.ts';

export interface ShownCollege {
  id: number;
  name: string;
  slug: string;
  state: string;
}

/** What visitors see of a profile. */
export interface PublicPart {
  id: string;
  firstName: string;
  college: ShownCollege;
  schoolYear: SchoolYear;
  major: string | null;
  interests: string[];
}

/** What members of the college see in lists. */
export interface CardPart extends PublicPart, Pick<ProfileValues, 'looking' | 'moveInTerm' | 'budget' | 'traits'> {
  picture: string | null;
  age: number | null;
  isUnder18: boolean;
  lastActive: LastActive;
}

export const publicPart = ({ publicId, account, schoolYear, major, interests }: StoredProfile, college: ShownCollege): PublicPart => ({
  id: publicId,
  firstName: account.firstName,
  college,
  schoolYear,
  major,
  interests,
});

/** People under 18 appear without picture and age. */
export function cardPart(profile: StoredProfile, college: ShownCollege, today: Date): CardPart {
  const age = ageOfOwner(profile, today);
  const isUnder18 = isMinorAge(age);
  const { looking, moveInTerm, budget, traits, lastActiveOn } = profile;
  return {
    ...publicPart(profile, college),
    picture: isUnder18 ? null : profile.account.picture,
    age: isUnder18 ? null : age,
    isUnder18,
    looking,
    moveInTerm,
    budget,
    traits,
    lastActive: lastActiveOf(lastActiveOn, today),
  };
}

/** With the bio, unless staff still look at it. */
export const fullPart = (profile: StoredProfile, college: ShownCollege, today: Date): CardPart & { bio: string } => ({
  ...cardPart(profile, college, today),
  bio: profile.bioHeld.length > 0 ? '' : profile.bio,
});

export interface ShownHandles {
  instagram: string | null;
  facebook: string | null;
  others: ProfileValues['socialMediaLinks'];
}

export const handlesOf = ({ instagramHandle, facebookHandle, socialMediaLinks }: StoredProfile): ShownHandles => ({
  instagram: instagramHandle,
  facebook: facebookHandle,
  others: socialMediaLinks,
});

const DAYS_A_WEEK = 7;
const MS_A_DAY = 86_400_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / DAYS_A_WEEK);

/** Weeks of the calendar: with weeks back from today, a person who looks every day would learn the day. */
export function lastActiveOf(lastActiveOn: string, today: Date): LastActive {
  const weeks = weekOf(Math.floor(today.getTime() / MS_A_DAY)) - weekOf(Date.parse(lastActiveOn) / MS_A_DAY);
  if (weeks <= 0) return 'this-week';
  if (weeks === 1) return 'last-week';
  return weeks <= 4 ? 'this-month' : 'earlier';
}

export const matchPerson = (profile: StoredProfile, today: Date): MatchPerson => ({
  answers: profile.answers ?? {},
  interests: profile.interests,
  schoolYear: profile.schoolYear,
  age: ageOfOwner(profile, today),
  major: profile.major,
});

export interface SharedHabit {
  key: QuizKey;
  name: string;
  mine: string | null;
  theirs: string | null;
}

/** The answers of two people side by side, in the order of the quiz. */
export const habitsOf = (mine: QuizAnswers, theirs: QuizAnswers): SharedHabit[] =>
  QUIZ.map((question) => {
    const shown = (answers: QuizAnswers): string | null => {
      const given = answers[question.key];
      return given ? habitOf(question, given.answer) : null;
    };
    return { key: question.key, name: question.name, mine: shown(mine), theirs: shown(theirs) };
  });
