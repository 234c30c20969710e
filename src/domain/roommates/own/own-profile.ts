import { isMinorAge } from '../age.ts';
import { bioFaults } from '../../bio/bio-lint.ts';
import { ageOfOwner, proofOf, type Moment, type StoredProfile } from '../member.ts';
import type { ProfileValues } from '../profile.ts';
import type { ShownCollege } from '../seen/seen-profile.ts';

type Optional<T> = { [K in keyof T]?: T[K] | undefined };
/** What a form sends: texts that were left out are empty, lists are short. */
export type ProfileForm = Pick<ProfileValues, 'collegeId' | 'age' | 'schoolYear'> & Optional<ProfileValues>;

const NOTHING: Omit<ProfileValues, 'collegeId' | 'age' | 'schoolYear'> = {
  major: null,
  looking: null,
  moveInTerm: null,
  budget: null,
  interests: [],
  traits: [],
  bio: '',
  instagramHandle: null,
  facebookHandle: null,
  socialMediaLinks: {},
};

/** The values of a form without those that were left out, with words once each, and the reasons to hold the bio. */
export function changedValues(form: Optional<ProfileValues>): Partial<ProfileValues> & { bioHeld?: string[] } {
  const given = Object.fromEntries(
    Object.entries(form as Record<string, unknown>).filter(([, value]) => value !== undefined),
  ) as Partial<ProfileValues>;
  return {
    ...given,
    ...(given.interests && { interests: onceEach(given.interests) }),
    ...(given.traits && { traits: onceEach(given.traits) }),
    ...(given.bio !== undefined && { bioHeld: bioFaults(given.bio).map(({ text }) => text) }),
  };
}

export const newValues = ({ collegeId, age, schoolYear, ...form }: ProfileForm): ProfileValues & { bioHeld: string[] } => ({
  ...NOTHING,
  bioHeld: [],
  ...changedValues(form),
  collegeId,
  age,
  schoolYear,
});

/** Words are in lists and also visitors see some of them, so contact data in them is refused instead of held. */
export function wordsFault({ major, interests = [], traits = [] }: Optional<ProfileValues>): { path: string; message: string } | undefined {
  const parts = { major: major === null || major === undefined ? [] : [major], interests, traits };
  for (const [path, words] of Object.entries(parts)) {
    // Numbers in several words may be one phone number.
    const numbers = bioFaults(words.join(' ')).filter(({ kind }) => kind === 'phone');
    const fault = [...words.flatMap(bioFaults), ...numbers].find(({ kind }) => kind !== 'preference');
    if (fault) return { path, message: fault.text };
  }
  return undefined;
}

const onceEach = (words: readonly string[]): string[] => [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];

/** A profile as its owner sees it. */
export function ownProfile(profile: StoredProfile, college: ShownCollege, { today, mailDomainOf }: Moment) {
  const { schoolYear, major, looking, moveInTerm, budget, interests, traits, bio, instagramHandle, facebookHandle } = profile;
  const { status, statusReason, version, createdAt, updatedAt } = profile;
  const age = ageOfOwner(profile, today);
  return {
    id: profile.publicId,
    college,
    ...{ age, schoolYear, major, looking, moveInTerm, budget, interests, traits, bio, instagramHandle, facebookHandle },
    socialMediaLinks: profile.socialMediaLinks,
    isUnder18: isMinorAge(age),
    isListed: status === 'active' && profile.account.isVerified,
    bioHolds: profile.bioHeld,
    proof: { domain: mailDomainOf(profile.collegeId), confirmed: proofOf(profile, mailDomainOf) },
    ...{ status, statusReason, version, createdAt, updatedAt },
  };
}

export type OwnProfile = ReturnType<typeof ownProfile>;
