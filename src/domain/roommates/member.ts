import { ageOn } from './age.ts';
import type { ProfileValues, VisibilityStatus } from './profile.ts';
import type { QuizAnswers } from './quiz.ts';
import { isAt, type MailDomainOf } from '../mail/mail-domain.ts';
import type { CollegeProof } from './proof/proof.ts';
import type { PastRequest } from './requests.ts';
import type { ProjectionFacts, ViewerFacts } from './visibility.ts';

/** What profiles take from the account of their owner. */
export interface ProfileAccount {
  firstName: string;
  picture: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  /** Of the confirmed address, in lower case. Null while the address is not confirmed. */
  mailHost: string | null;
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
  /** By a code that Alma mailed to an address at the college; null when there is none, or its time is over. */
  proved: CollegeProof | null;
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

/** The proof of the college of a profile, first by the address of the account. Null: there is none. */
export function proofOf(
  { account, collegeId, proved }: Pick<StoredProfile, 'account' | 'collegeId' | 'proved'>,
  mailDomainOf: MailDomainOf,
) {
  const domain = mailDomainOf(collegeId);
  const isOwn = domain !== null && account.mailHost !== null && isAt(account.mailHost, domain);
  return isOwn ? { domain, until: null } : proved;
}

/** When the rules are asked, and what the catalog says then. */
export interface Moment {
  today: Date;
  mailDomainOf: MailDomainOf;
}

/** The viewer as the rules see them at a college. */
export function viewerAt(member: Member, collegeId: number, { today, mailDomainOf }: Moment): ViewerFacts {
  const profile = profileAt(member, collegeId);
  return {
    isVerified: member.account.isVerified,
    isDisabled: member.account.isDisabled,
    status: profile?.status ?? null,
    age: ageOfAccount(member.account, today),
    hasProof: profile !== undefined && proofOf(profile, mailDomainOf) !== null,
  };
}

/** What the projection of a profile depends on. `viewer`: undefined for a visitor. */
export function factsAbout(profile: StoredProfile, viewer: Member | undefined, relation: Relation, moment: Moment): ProjectionFacts {
  const { isVerified, isDisabled } = profile.account;
  const hasProof = proofOf(profile, moment.mailDomainOf) !== null;
  return {
    viewer: viewer ? viewerAt(viewer, profile.collegeId, moment) : null,
    owner: { isVerified, isDisabled, status: profile.status, age: ageOfOwner(profile, moment.today), hasProof },
    isOwn: viewer?.userId === profile.userId,
    isBlocked: relation.isBlocked,
    isLikelyBlocked: relation.isLikelyBlocked,
    hasAccepted: requestAbout(profile, relation)?.state === 'accepted',
  };
}

/** The latest request that is about this profile. */
export const requestAbout = ({ id }: StoredProfile, { requests }: Relation): RequestBetween | undefined =>
  requests.find(({ otherProfileId }) => otherProfileId === id);
