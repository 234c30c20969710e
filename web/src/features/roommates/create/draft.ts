import { isMinorAge, type OwnRoommateProfile, PROFILE_LIMITS, type SOCIAL_LINKS } from '../../../api/domain/roommates.ts';
import { createPrivateValue } from '../../../lib/private-value.ts';

type Social = (typeof SOCIAL_LINKS)[number];

/** The form as it is typed. Empty texts are not stated. */
export interface Draft {
  collegeId: number;
  collegeName: string;
  age: string;
  schoolYear: string;
  major: string;
  looking: string;
  moveInTerm: string;
  budget: string;
  interests: readonly string[];
  traits: readonly string[];
  bio: string;
  instagramHandle: string;
  facebookHandle: string;
  socialMediaLinks: Readonly<Partial<Record<Social, string>>>;
}

export const EMPTY_DRAFT: Draft = {
  collegeId: 0,
  collegeName: '',
  age: '',
  schoolYear: '',
  major: '',
  looking: '',
  moveInTerm: '',
  budget: '',
  interests: [],
  traits: [],
  bio: '',
  instagramHandle: '',
  facebookHandle: '',
  socialMediaLinks: {},
};

/** The draft of a new profile, in this browser until the profile is created or the person signs out. */
const store = createPrivateValue<Draft>('roommate_draft', {
  parse: (text) => draftIn(JSON.parse(text)),
  format: (draft) => [draft === EMPTY_DRAFT ? '' : JSON.stringify(draft)],
  fallback: EMPTY_DRAFT,
});
export const storedDraft = store.get;
export const keepDraft = store.set;
export const clearDraft = store.clear;

/** Values of the right kinds; anything else is empty. */
function draftIn(value: unknown): Draft {
  const given = Object(value) as Partial<Record<keyof Draft, unknown>>;
  const entries = Object.entries(EMPTY_DRAFT).map(([key, empty]): [string, unknown] => {
    const one = given[key as keyof Draft];
    return [key, fits(one, empty) ? one : empty];
  });
  return Object.fromEntries(entries) as unknown as Draft;
}

function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return isWords(value);
  return typeof value === typeof empty && value !== null && !Array.isArray(value);
}

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((word) => typeof word === 'string');

/** The form of an existing profile. */
export const draftOf = (profile: OwnRoommateProfile): Draft => ({
  collegeId: profile.college.id,
  collegeName: profile.college.name,
  age: String(profile.age),
  schoolYear: profile.schoolYear,
  major: profile.major ?? '',
  looking: profile.looking ?? '',
  moveInTerm: profile.moveInTerm ?? '',
  budget: profile.budget ?? '',
  interests: profile.interests,
  traits: profile.traits,
  bio: profile.bio,
  instagramHandle: profile.instagramHandle ?? '',
  facebookHandle: profile.facebookHandle ?? '',
  socialMediaLinks: profile.socialMediaLinks,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
/** People type names of accounts with the sign before them. */
const nameOrNull = (text: string): string | null => orNull(text.trim().replace(/^@/, ''));

/** The body of the calls, without the college. Call it for a draft without faults. */
export function valuesOf(draft: Draft) {
  const named = isMinor(draft) ? EMPTY_DRAFT : draft;
  const socials = Object.entries(named.socialMediaLinks).flatMap(([site, name]) => {
    const given = nameOrNull(name);
    return given === null ? [] : [[site, given] as const];
  });
  return {
    age: Number(draft.age),
    schoolYear: draft.schoolYear as OwnRoommateProfile['schoolYear'],
    major: orNull(draft.major),
    looking: orNull(draft.looking) as OwnRoommateProfile['looking'],
    moveInTerm: orNull(draft.moveInTerm),
    budget: orNull(draft.budget) as OwnRoommateProfile['budget'],
    interests: [...draft.interests],
    traits: [...draft.traits],
    bio: draft.bio.trim(),
    instagramHandle: nameOrNull(named.instagramHandle),
    facebookHandle: nameOrNull(named.facebookHandle),
    socialMediaLinks: Object.fromEntries(socials) as Partial<Record<Social, string>>,
  };
}

/** What is missing on a page of the form, by field. The server checks everything again. */
export function missingIn(draft: Draft): Partial<Record<'collegeId' | 'age' | 'schoolYear', string>> {
  return {
    ...(draft.collegeId === 0 && { collegeId: 'Choose your college from the list' }),
    ...(ageOf(draft) === null && { age: 'Enter your age in years' }),
    ...(draft.schoolYear === '' && { schoolYear: 'Choose your year' }),
  };
}

/** The typed age. Null: it is no age. */
const ageOf = ({ age }: Draft): number | null => (/^\d{1,2}$/.test(age.trim()) ? Number(age) : null);

/** Such people have an account and no roommate part. That is no mistake of theirs. */
export const isTooYoung = (draft: Draft): boolean => (ageOf(draft) ?? PROFILE_LIMITS.minAge) < PROFILE_LIMITS.minAge;

/** Their names on other sites are not stored. */
export const isMinor = (draft: Draft): boolean => {
  const age = ageOf(draft);
  return age !== null && isMinorAge(age);
};

/** What a step gets. */
export interface StepProps {
  draft: Draft;
  set: (values: Partial<Draft>) => void;
  /** The error of a field. */
  errorAt: (path: string) => string | undefined;
}

/** The steps of the form with the fields on each, for errors of the server. */
export const STEPS = [
  { title: 'You and your college', fields: ['collegeId', 'age', 'schoolYear', 'major'] },
  { title: 'What you look for', fields: ['looking', 'moveInTerm', 'budget'] },
  { title: 'About you', fields: ['interests', 'traits', 'bio', 'instagramHandle', 'facebookHandle', 'socialMediaLinks'] },
  { title: 'As others see it', fields: [] },
] as const;

/** The first step with one of these fields; otherwise the last. */
export function stepOf(paths: readonly string[]): number {
  const found = STEPS.findIndex(({ fields }) => paths.some((path) => (fields as readonly string[]).includes(path.split('.')[0] ?? '')));
  return found === -1 ? STEPS.length - 1 : found;
}
