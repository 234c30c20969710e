import type { Transact } from '../transactions/transact.ts';
import type { SendFacts, StartFacts } from './contact.ts';
import type { Box, CONTEXT_KINDS, Conversation, Message, MessageSettings } from './message.ts';

export interface MessageText {
  content: string;
  /** A UUID of the sender. A second message with it is the first one. */
  clientId: string;
}

/**
 * A person with whom there is a conversation, or where a first message starts: a service, a roommate profile by the id in its address, or a
 * case, about which staff write. `reportId`: they write to the sender of a report and do not learn the name.
 */
export type StartPointId = { userId: number } | { serviceId: number } | { roommateId: string } | CasePoint;

export interface CasePoint {
  caseId: number;
  personId: number;
  reportId?: number | undefined;
}

/** A conversation as a change needs it. */
export interface TalkRow {
  id: number;
  user1Id: number | null;
  user2Id: number | null;
  startedBy: number | null;
  /** Null while the person who was asked has not accepted. */
  acceptedAt: Date | null;
  contextKind: string | null;
  /** Who of the two speaks as staff. */
  staffId: number | null;
  /** The case about which staff write. */
  caseId: number | null;
}

/** Where a conversation starts. */
export interface TalkContext {
  kind?: (typeof CONTEXT_KINDS)[number];
  id?: number;
  staffId?: number;
  caseId?: number;
}

/** Conversations as the person `userId` sees them. */
export interface TalkRows {
  /** Locked until the end, so that the ids of its messages follow their order. */
  lock(id: number): Promise<TalkRow | undefined>;
  lockBetween(one: number, other: number, staffId: number | null): Promise<TalkRow | undefined>;
  /** When the other person starts one at the same time, this one is found. Undefined: it is gone again. */
  open(starterId: number, receiverId: number, context: TalkContext): Promise<TalkRow | undefined>;
  hasPrivate(one: number, other: number): Promise<boolean>;
  /** Staff write about another case than before. */
  setCase(id: number, caseId: number): Promise<void>;
  /** Null after a deletion. Undefined: there is no such conversation, or the person blocked the other one. */
  otherOf(userId: number, id: number): Promise<number | null | undefined>;
  isAccepted(id: number): Promise<boolean>;
  accept(id: number): Promise<void>;
  find(userId: number, id: number): Promise<Conversation | undefined>;
  /** Ids, the private one first, of those in which the viewer knows who the other person is. */
  between(viewerId: number, otherId: number): Promise<number[]>;
  setMember(userId: number, id: number, set: { isArchived?: boolean | undefined; isMuted?: boolean | undefined }): Promise<void>;
  /** False when it was read up to there already. */
  markRead(userId: number, id: number, upTo: number): Promise<boolean>;
  markUnread(userId: number, id: number, from: number): Promise<void>;
  /** Those with a message that waits, and whose person was not emailed lately. Locked; concurrent processes take different ones. */
  waiting(order: { waitSeconds: number; everySeconds: number; most: number }): Promise<WaitingTalk[]>;
  markNotified(waiting: readonly WaitingTalk[]): Promise<void>;
}

export interface WaitingTalk {
  conversationId: number;
  userId: number;
  email: string;
  /** As the person sees the sender. */
  fromName: string;
  isRequest: boolean;
}

export interface NewMessage extends MessageText {
  conversationId: number;
  senderId: number;
  receiverId: number;
  /** Accepts the conversation. */
  isAnswer: boolean;
}

export interface MessageRows {
  /** The message that a sender has sent with this id of the client. */
  sentBefore(senderId: number, clientId: string): Promise<(Message & { conversationId: number }) | undefined>;
  hasSent(conversationId: number, senderId: number): Promise<boolean>;
  /** Brings the conversation back from the archive, unless it is muted there. After a second one with the same id, the transaction runs again. */
  add(message: NewMessage): Promise<Message>;
  /** Returns the last message that was not read before; 0 without one. */
  read(userId: number, conversationId: number, upTo: number): Promise<number>;
  isReceived(userId: number, conversationId: number, id: number): Promise<boolean>;
  /** A message of the person, locked. @param youngSeconds - until when it is young */
  lock(userId: number, id: number, youngSeconds: number): Promise<OwnMessage | undefined>;
  /** For both people. */
  erase(id: number): Promise<void>;
  hideFrom(id: number, side: 'sender' | 'receiver'): Promise<void>;
}

export interface OwnMessage {
  conversationId: number;
  senderId: number | null;
  receiverId: number | null;
  isYoung: boolean;
}

export interface StartPoint {
  receiverId: number;
  context: TalkContext;
}

/** What messages ask about people. */
export interface PeopleRows {
  /** Lets one transaction at a time write for a person. Throws `unauthenticated` for a deleted account. */
  lockWriter(id: number): Promise<void>;
  sendFacts(between: Between): Promise<Omit<SendFacts, 'isWaiting'>>;
  startFacts(between: Between): Promise<Omit<StartFacts, 'links'>>;
  /** The provider of a published service. Undefined: there is none. */
  providerOf(serviceId: number): Promise<number | undefined>;
  /** Also closes the requests of the two to be roommates, which it returns. */
  block(userId: number, blockedId: number): Promise<{ id: number; senderId: number; receiverId: number }[]>;
  /** False: there was no block. */
  unblock(userId: number, blockedId: number): Promise<boolean>;
}

export interface Between {
  senderId: number;
  receiverId: number | null;
  /** Who of them speaks as staff; null in a private conversation. */
  staffId: number | null;
}

/** Bound to one transaction. */
export interface MessagesStores {
  talks: TalkRows;
  messages: MessageRows;
  people: PeopleRows;
}

export interface PageOfMessages {
  /** Oldest first. */
  items: Message[];
  hasMore: boolean;
}

export interface FoundMessage extends Message {
  conversationId: number;
  otherName: string;
}

/** Reads outside a transaction, and settings. Every method sees only the conversations of `userId`, without those whose other person the user blocked. */
export interface ConversationStore {
  /** Latest first. `next` continues after the last one. */
  list(userId: number, box: Box, cursor: string | undefined, limit: number): Promise<{ items: Conversation[]; next: string | null }>;
  find(userId: number, conversationId: number): Promise<Conversation | undefined>;
  /** What waits for the user: unread conversations, message requests, and requests to be roommates. */
  counts(userId: number): Promise<{ unread: number; requests: number; roommates: number }>;
  settings(userId: number): Promise<MessageSettings>;
  changeSettings(userId: number, settings: MessageSettings): Promise<void>;
}

/** Reads outside a transaction. Every method sees only the messages of `userId`. */
export interface MessageStore {
  /** The conversation with a person: the private one, if there is one. */
  conversationWith(userId: number, otherId: number): Promise<number | undefined>;
  /** Undefined: there is no such conversation. */
  page(
    userId: number,
    conversationId: number,
    slice: { before?: number | undefined; after?: number | undefined; limit: number },
  ): Promise<PageOfMessages | undefined>;
  search(userId: number, text: string, limit: number): Promise<FoundMessage[]>;
  /** False: there is no such conversation. Nothing is stored. */
  typing(userId: number, conversationId: number): Promise<boolean>;
}

export interface BlockStore {
  /** Latest first. */
  list(userId: number): Promise<{ userId: number; name: string; since: Date }[]>;
}

/** Supplied by adapters. */
export interface MessagesAdapters {
  transact: Transact<MessagesStores>;
  conversations: ConversationStore;
  messages: MessageStore;
  blocks: BlockStore;
}

export interface MessagesPorts extends MessagesAdapters {
  newId: () => string;
  publicUrl: string;
}

export interface MessagesUses extends MessagesPorts {
  roommates: {
    /** The owner of a roommate profile. Undefined: there is none, or the sender may not write from there. */
    startPoint(senderId: number, publicId: string): Promise<{ profileId: number; ownerId: number } | undefined>;
  };
}
