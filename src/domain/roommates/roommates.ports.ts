import type { StartFacts } from '../messages/contact.ts';
import type { Clock } from '../shared/time.ts';
import type { Transact } from '../transactions/transact.ts';
import type { Member, Relation, RequestBetween, StoredProfile } from './member.ts';
import type { ProfileValues, VisibilityStatus } from './profile.ts';
import type { QuizAnswers } from './quiz.ts';
import type { PooledProfile } from './browse/college-pool.ts';
import type { ProofRows, ProofSecrets } from './proof/proofs.ports.ts';

export interface NewProfile extends ProfileValues {
  bioHeld: string[];
  /** Undefined: those of the other profiles. */
  answers: QuizAnswers | undefined;
}

/** Own profiles, outside a transaction. */
export interface OwnProfileStore {
  /** The person with the profiles that are not deleted. Undefined: the account is gone. */
  member(userId: number): Promise<Member | undefined>;
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

/** Requests and hidden profiles, outside a transaction. */
export interface ContactStore {
  /** Latest first. */
  requests(userId: number, most: number): Promise<ListedRequest[]>;
  /** Undefined for requests of other people. */
  find(userId: number, requestId: number): Promise<ListedRequest | undefined>;
  hide(userId: number, profileId: number): Promise<void>;
  show(userId: number, profileId: number): Promise<void>;
}

type ChangedValues = Partial<ProfileValues> & { bioHeld?: string[] };

/** Profiles that are not deleted. */
export interface ProfileRows {
  /** Locks the account, open cases about its profiles if asked for, and the pools of its profiles: all transactions lock in this order. */
  lockOwner(userId: number, options?: { withCases: boolean }): Promise<void>;
  /** Lets one transaction at a time write for a person. Throws `unauthenticated` for a deleted account. */
  lockWriter(userId: number): Promise<void>;
  member(userId: number): Promise<Member | undefined>;
  find(publicId: string): Promise<StoredProfile | undefined>;
  one(id: number): Promise<StoredProfile | undefined>;
  /** Returns its id. */
  add(userId: number, profile: Omit<NewProfile, 'answers'>): Promise<number>;
  /** With a new version. */
  change(id: number, values: ChangedValues): Promise<void>;
  /** With a new version. Its owner is active today. */
  setStatus(id: number, status: VisibilityStatus): Promise<void>;
  /** Deletes it. */
  remove(id: number): Promise<void>;
  /** In each profile of the person. Returns the number of profiles. */
  setAnswers(userId: number, answers: QuizAnswers): Promise<number>;
  /** The person was active today. */
  touch(userId: number): Promise<void>;
  /** Other colleges at which the person has a profile, or deleted one within these seconds. */
  countOtherColleges(userId: number, collegeId: number, seconds: number): Promise<number>;
  /** The person deleted a profile at the college that staff had suspended. */
  hasRemovedSuspended(userId: number, collegeId: number): Promise<boolean>;
  /** YYYY-MM-DD. */
  birthDate(userId: number): Promise<string | null>;
  setBirthDate(userId: number, date: string): Promise<void>;
  /** Hides an active profile whose owner was away for so many days. False: it is not one any more. */
  expire(id: number, days: number): Promise<boolean>;
  /** Active profiles whose owners were away for so many days. */
  inactive(days: number): Promise<number[]>;
  /** Those whose owners were not reminded yet, with confirmed addresses, locked. */
  remindable(days: number, most: number): Promise<{ id: number; userId: number; email: string }[]>;
  markReminded(ids: readonly number[]): Promise<void>;
}

export interface RequestRow {
  id: number;
  senderId: number;
  receiverId: number;
  receiverProfileId: number;
  createdAt: Date;
}

/** A request that has ended. Both people learn it. */
export type EndedRequest = Pick<RequestRow, 'id' | 'senderId' | 'receiverId'>;

export interface RequestRows {
  /** Locked until the end. */
  lock(id: number): Promise<RequestRow | undefined>;
  /** Returns its id. After a second open one between the two, the transaction runs again. */
  add(request: { senderId: number; receiverId: number; senderProfileId: number; receiverProfileId: number }): Promise<number>;
  setState(id: number, state: RequestAnswer): Promise<void>;
  /** Closes the requests of a profile without a reason. */
  closeOf(profileId: number, states: readonly ('pending' | 'accepted')[]): Promise<EndedRequest[]>;
  /** Ends those that have waited for these seconds. */
  expire(seconds: number): Promise<EndedRequest[]>;
  /** What there is between a viewer and another person. */
  relation(viewerId: number, otherId: number): Promise<Relation>;
}

/** What roommates need of messages. */
export interface TalkRows {
  /** What the rules of a first message ask. */
  startFacts(senderId: number, receiverId: number): Promise<Omit<StartFacts, 'links'>>;
  /** Opens the conversation of two people, or accepts the one that waits. Returns its id. */
  open(conversation: { startedBy: number; with: number; startedAt: Date; profileId: number }): Promise<number>;
  /** Also closes the requests between the two. */
  block(userId: number, blockedId: number): Promise<{ ended: EndedRequest[]; conversationIds: number[] }>;
  /** As others see it; undefined without an account. */
  nameOf(userId: number): Promise<string | undefined>;
  /** Where an email about messages goes. Undefined: the person wants none. */
  addressOf(userId: number): Promise<string | undefined>;
}

/** What roommates need of moderation. */
export interface HeldTexts {
  /** Asks staff to look at the bio of a profile before others see it. Moderators learn it. */
  hold(profileId: number): Promise<{ caseId: number; moderatorIds: number[] }>;
}

/** Bound to one transaction. */
export interface RoommateStores {
  profiles: ProfileRows;
  requests: RequestRows;
  talk: TalkRows;
  heldTexts: HeldTexts;
  proofs: ProofRows;
}

/** Supplied by adapters. */
export interface RoommatesAdapters {
  own: OwnProfileStore;
  reader: RoommateReader;
  pools: PoolStore;
  contacts: ContactStore;
  transact: Transact<RoommateStores>;
}

export interface RoommatesPorts extends RoommatesAdapters {
  secrets: ProofSecrets;
  clock: Clock;
  publicUrl: string;
}
