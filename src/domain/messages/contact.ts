import { DAY } from '../shared/time.ts';

/** One of the two people, as the rules see them. */
export interface ContactPerson {
  isVerified: boolean;
  isMinor: boolean;
  /** The account is locked. */
  isDisabled: boolean;
  /** Staff paused that the person writes. */
  isPaused: boolean;
}

/** `closed` has no further reason: a reason would say that the person blocked the sender, is a minor, or has an account. */
export type ContactRefusal = 'unverified' | 'paused' | 'closed' | 'waiting' | 'too-many-people' | 'link';

export interface SendFacts {
  sender: ContactPerson;
  /** Undefined: there is no such person any more. */
  receiver: ContactPerson | undefined;
  /** Who of the two speaks as staff; "former": who did may not any more. Undefined: the conversation is private. */
  staff?: 'sender' | 'receiver' | 'former' | undefined;
  /** One of the two blocks the other. */
  isBlocked: boolean;
  /** The sender has written first and waits for an answer. */
  isWaiting: boolean;
}

export interface StartFacts extends Omit<SendFacts, 'isWaiting'> {
  /** Since the sender signed up, in seconds. */
  accountAge: number;
  /** People whom the sender has written to first in the last 24 hours. */
  startedToday: number;
  /** Links in the text. */
  links: number;
}

const NEW_ACCOUNT_SECONDS = 7 * DAY;
const NEW_PEOPLE_A_DAY = { newAccount: 5, account: 10 };
export const ADULT_AGE = 18;

/** How many people an account may write to first in 24 hours. */
export const newPeopleADay = (accountAge: number): number =>
  accountAge < NEW_ACCOUNT_SECONDS ? NEW_PEOPLE_A_DAY.newAccount : NEW_PEOPLE_A_DAY.account;

/** Why a message in a conversation is refused. */
export function sendRefusal({ sender, receiver, staff, isBlocked, isWaiting }: SendFacts): ContactRefusal | undefined {
  if (staff === 'former') return 'closed';
  if (staff === 'sender') return receiver ? undefined : 'closed';
  if (!sender.isVerified) return 'unverified';
  if (sender.isPaused) return 'paused';
  if (!receiver || receiver.isDisabled || isBlocked) return 'closed';
  return isWaiting ? 'waiting' : undefined;
}

/** Why a first message is refused. Only a minor may begin a contact between a minor and an adult. */
export function startRefusal({ accountAge, startedToday, links, ...facts }: StartFacts): ContactRefusal | undefined {
  const refusal = sendRefusal({ ...facts, isWaiting: false });
  const { sender, receiver, staff } = facts;
  if (refusal !== undefined || staff === 'sender') return refusal;
  if (!receiver?.isVerified || (receiver.isMinor && !sender.isMinor)) return 'closed';
  if (startedToday >= newPeopleADay(accountAge)) return 'too-many-people';
  return links > 0 ? 'link' : undefined;
}
