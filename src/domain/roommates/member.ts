import { ageOn } from './age.ts';
import type { ProfileValues, VisibilityStatus } from './profile.ts';
import type { QuizAnswers } from './quiz.ts';
import type { PastRequest } from './requests.ts';
import type { ProjectionFacts, ViewerFacts } from './visibility.ts';

/** What profiles take from the account of their owner. */
export interface ProfileAccount {
  firstName: string;
  picture: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  isVerified: boolean;
  isDisabled: boolean;
}

/** A profile as the database has it. */
export interface StoredProfile extends ProfileValues {
  /** Stays on the server: addresses have the other one. */
  id: number;
  publicId: string;
  userId: number;
  account: ProfileAccount;
  /** Why others do not see the bio; empty when they see it. */
  bioHeld: string[];
  answers: QuizAnswers | null;
  status: VisibilityStatus;
  statusReason: string | null;
  /** YYYY-MM-DD. */
  lastActiveOn: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A signed-in person with the own profiles, latest first. */
export interface Member {
  userId: number;
  account: ProfileAccount;
  profiles: StoredProfile[];
}

/** A request between the viewer and another person, with the profiles that it is about. */
export interface RequestBetween extends PastRequest {
  id: number;
  otherProfileId: number;
}

/** What there is between the viewer and another person. */
export interface Relation {
  isBlocked: boolean;
  isLikelyBlocked: boolean;
  /** Latest first. */
  requests: RequestBetween[];
  conversationId: number | null;
}

export const NO_RELATION: Relation = { isBlocked: false, isLikelyBlocked: false, requests: [], conversationId: null };

/** Of the account, which may be corrected, and never of what a profile states. */
export const ageOfAccount = ({ birthDate }: ProfileAccount, today: Date): number | null =>
  birthDate === null ? null : ageOn(birthDate, today);

export const ageOfOwner = ({ account, age }: StoredProfile, today: Date): number => ageOfAccount(account, today) ?? age;

export const profileAt = ({ profiles }: Member, collegeId: number): StoredProfile | undefined =>
  profiles.find((profile) => profile.collegeId === collegeId);

/** The viewer as the rules see them at a college. */
export const viewerAt = (member: Member, collegeId: number, today: Date): ViewerFacts => ({
  isVerified: member.account.isVerified,
  isDisabled: member.account.isDisabled,
  status: profileAt(member, collegeId)?.status ?? null,
  age: ageOfAccount(member.account, today),
});

/** What the projection of a profile depends on. `viewer`: undefined for a visitor. */
export function factsAbout(profile: StoredProfile, viewer: Member | undefined, relation: Relation, today: Date): ProjectionFacts {
  const { isVerified, isDisabled } = profile.account;
  return {
    viewer: viewer ? viewerAt(viewer, profile.collegeId, today) : null,
    owner: { isVerified, isDisabled, status: profile.status, age: ageOfOwner(profile, today) },
    isOwn: viewer?.userId === profile.userId,
    isBlocked: relation.isBlocked,
    isLikelyBlocked: relation.isLikelyBlocked,
    hasAccepted: requestAbout(profile, relation)?.state === 'accepted',
  };
}

/** The latest request that is about this profile. */
export const requestAbout = ({ id }: StoredProfile, { requests }: Relation): RequestBetween | undefined =>
  requests.find(({ otherProfileId }) => otherProfileId === id);
