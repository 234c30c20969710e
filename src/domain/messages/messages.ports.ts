import type { EmailDraft } from '../mail/email.ts';
import type { MailDomainOf } from '../mail/mail-domain.ts';
import type { Clock } from '../shared/time.ts';
import type { ContactRefusal, SendFacts, StartFacts } from './contact.ts';
import type { Box, Conversation, Message, MessageSettings } from './message.ts';

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

export interface StartOrder extends MessageText {
  senderId: number;
  to: StartPointId;
  today: Date;
  mailDomainOf: MailDomainOf;
  refuse: (facts: StartFacts) => ContactRefusal | undefined;
  /** For an existing conversation. */
  refuseNext: (facts: SendFacts) => ContactRefusal | undefined;
  links: number;
}

export interface SendOrder extends MessageText {
  senderId: number;
  conversationId: number;
  refuse: (facts: SendFacts) => ContactRefusal | undefined;
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

/** Every method sees only the conversations of `userId`, without those whose other person the user blocked. */
export interface ConversationStore {
  /** Latest first. `next` continues after the last one. */
  list(userId: number, box: Box, cursor: string | undefined, limit: number): Promise<{ items: Conversation[]; next: string | null }>;
  find(userId: number, conversationId: number): Promise<Conversation | undefined>;
  change(
    userId: number,
    conversationId: number,
    changes: { isArchived?: boolean | undefined; isMuted?: boolean | undefined; isAccepted?: true | undefined },
  ): Promise<Conversation | undefined>;
  /** What waits for the user: unread conversations, message requests, and requests to be roommates. */
  counts(userId: number): Promise<{ unread: number; requests: number; roommates: number }>;
  settings(userId: number): Promise<MessageSettings>;
  changeSettings(userId: number, settings: MessageSettings): Promise<void>;
}

/** Every method sees only the messages of `userId`. */
export interface MessageStore {
  start(order: StartOrder): Promise<{ conversationId: number; message: Message } | ContactRefusal>;
  send(order: SendOrder): Promise<Message | ContactRefusal | 'unknown'>;
  /** The conversation with a person: the private one, if there is one. */
  conversationWith(userId: number, otherId: number): Promise<number | undefined>;
  /** Undefined: there is no such conversation. */
  page(
    userId: number,
    conversationId: number,
    slice: { before?: number | undefined; after?: number | undefined; limit: number },
  ): Promise<PageOfMessages | undefined>;
  /** False: there is no such conversation. */
  read(userId: number, conversationId: number, upTo: number): Promise<boolean>;
  /** False: the user received no such message. */
  markUnread(userId: number, conversationId: number, from: number): Promise<boolean>;
  /** Undefined: there is no such message. */
  remove(userId: number, messageId: number, forBothSeconds: number): Promise<{ isForBoth: boolean } | undefined>;
  search(userId: number, text: string, limit: number): Promise<FoundMessage[]>;
  /** False: there is no such conversation. Nothing is stored. */
  typing(userId: number, conversationId: number): Promise<boolean>;
  /** Writes one email for each conversation with a message that waits. Returns the number of emails. */
  notifyAway(order: {
    waitSeconds: number;
    everySeconds: number;
    most: number;
    message: (to: string, about: { fromName: string; conversationId: number; isRequest: boolean }) => EmailDraft;
  }): Promise<number>;
}

export interface BlockStore {
  /** Latest first. */
  list(userId: number): Promise<{ userId: number; name: string; since: Date }[]>;
  /** `unknown`: the user has no conversation with this person. */
  add(userId: number, blockedId: number): Promise<'blocked' | 'unknown'>;
  remove(userId: number, blockedId: number): Promise<void>;
}

/** Supplied by adapters. */
export interface MessagesAdapters {
  conversations: ConversationStore;
  messages: MessageStore;
  blocks: BlockStore;
}

export interface MessagesPorts extends MessagesAdapters {
  newId: () => string;
  clock: Clock;
  publicUrl: string;
}

export interface MessagesUses extends MessagesPorts {
  mailDomainOf: MailDomainOf;
}
