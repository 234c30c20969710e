import type { EmailDraft } from '../mail/email.ts';
import type { Clock } from '../shared/time.ts';
import type { Member, Relation, RequestBetween, StoredProfile } from './member.ts';
import type { ProfileValues, VisibilityStatus } from './profile.ts';
import type { QuizAnswers } from './quiz.ts';
import type { PooledProfile } from './browse/college-pool.ts';
import type { MailDomainOf } from '../mail/mail-domain.ts';
import type { ProofSecrets, ProofStore } from './proof/proofs.ports.ts';

/** A refusal with words for the person. */
export interface Refused {
  refusal: string;
  code: string;
  /** The field that it is about. */
  path?: string;
}

export interface NewProfile extends ProfileValues {
  bioHeld: string[];
  /** Undefined: those of the other profiles. */
  answers: QuizAnswers | undefined;
}

export interface ProfileEdit {
  userId: number;
  publicId: string;
  version: number;
  today: Date;
}

/** Changes of own profiles. Each transaction locks the owner first. Profiles of others are `unknown`. */
export interface OwnProfileStore {
  /** The person with the profiles that are not deleted. Undefined: the account is gone. */
  member(userId: number): Promise<Member | undefined>;
  /** `exists`: there is a profile at the college. `suspended`: the person deleted one there that staff had suspended. */
  create(userId: number, profile: NewProfile, today: Date): Promise<StoredProfile | 'exists' | 'suspended' | Refused>;
  change(
    edit: ProfileEdit,
    values: Partial<ProfileValues> & { bioHeld?: string[] },
  ): Promise<StoredProfile | 'unknown' | 'outdated' | 'suspended' | Refused>;
  setStatus(userId: number, publicId: string, status: VisibilityStatus): Promise<StoredProfile | 'unknown' | Refused>;
  /** Also closes the requests. False: there is none. */
  remove(userId: number, publicId: string): Promise<boolean>;
  /** Replaces the answers in each profile. False: there is no profile. */
  saveAnswers(userId: number, answers: QuizAnswers): Promise<boolean>;
  /** The person used the roommate part today. */
  touch(userId: number): Promise<void>;
  /** Requests that wait for the person, without those of people who are not available. */
  waiting(userId: number): Promise<number>;
}

/** What a viewer reads of other people. */
export interface RoommateReader {
  /** Undefined for deleted profiles. */
  find(publicId: string): Promise<StoredProfile | undefined>;
  /** In no order, without deleted ones. */
  byIds(ids: readonly number[]): Promise<StoredProfile[]>;
  /** By person. */
  relations(viewerId: number, people: readonly number[]): Promise<Map<number, Relation>>;
  /** The people up to 19 with an active profile at the college and a proof of it. @param domain - of the college */
  proved(collegeId: number, domain: string | null): Promise<Set<number>>;
  /** `blocked`, `contacted`: people. `hidden`: profiles. */
  leftOut(viewerId: number): Promise<{ blocked: Set<number>; contacted: Set<number>; hidden: Set<number> }>;
}

/** Profiles of a college that changed after a revision. Null: the college has to be read again from the start. */
export interface PoolChanges {
  revision: number;
  isWhole: boolean;
  listed: PooledProfile[];
  /** Profiles that are not listed any more. */
  gone: number[];
}

export interface PoolStore {
  /** @param revision - the last one that is known; 0 for none */
  changes(collegeId: number, revision: number): Promise<PoolChanges>;
  /** Adults whom every adult member of their college sees, by college, in no order. */
  counts(): Promise<{ collegeId: number; profiles: number }[]>;
}

export type RequestAnswer = 'accepted' | 'declined' | 'withdrawn';

export interface ListedRequest extends RequestBetween {
  otherId: number;
}

export interface RequestEmail {
  fromName: string;
}

export interface ContactStore {
  /** `unknown`: the sender does not see the profile. */
  send(order: {
    senderId: number;
    publicId: string;
    today: Date;
    mailDomainOf: MailDomainOf;
    message: (to: string, about: RequestEmail) => EmailDraft;
  }): Promise<number | 'unknown' | 'too-many-people' | Refused>;
  /** Latest first. */
  requests(userId: number, most: number): Promise<ListedRequest[]>;
  /** Undefined for requests of other people. */
  find(userId: number, requestId: number): Promise<ListedRequest | undefined>;
  answer(order: {
    userId: number;
    requestId: number;
    to: RequestAnswer;
    today: Date;
    mailDomainOf: MailDomainOf;
  }): Promise<'done' | 'unknown' | Refused>;
  hide(userId: number, profileId: number): Promise<void>;
  show(userId: number, profileId: number): Promise<void>;
  /** Also closes the requests between the two. */
  block(userId: number, blockedId: number): Promise<void>;
}

export interface RoommateUpkeep {
  /** Returns how many. */
  expireRequests(seconds: number): Promise<number>;
  expireProfiles(days: number): Promise<number>;
  /** Emails the owners once. Returns how many. */
  remind(order: { days: number; most: number; message: (to: string) => EmailDraft }): Promise<number>;
}

/** Supplied by adapters. */
export interface RoommatesAdapters {
  own: OwnProfileStore;
  reader: RoommateReader;
  pools: PoolStore;
  contacts: ContactStore;
  upkeep: RoommateUpkeep;
  proofs: ProofStore;
}

export interface RoommatesPorts extends RoommatesAdapters {
  secrets: ProofSecrets;
  clock: Clock;
  publicUrl: string;
}
