/** Characters of a message. */
export const LONGEST_MESSAGE = 2_000;
/** The sender may delete a message for both within this time; later only from the own view. */
export const DELETE_FOR_BOTH_SECONDS = 15 * 60;
export const MESSAGES_PER_PAGE = 50;
export const CONVERSATIONS_PER_PAGE = 30;

export const BOXES = ['inbox', 'requests', 'archived'] as const;
export type Box = (typeof BOXES)[number];

/**
 * What the viewer can do. `waiting`: the viewer wrote first and waits for an answer. `asked`: the other person wrote first, and an answer
 * accepts. `closed`: neither can write, and no reason is given.
 */
export const CONVERSATION_STATES = ['open', 'waiting', 'asked', 'closed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** From what a first message can start. Staff write to the sender of a `report`. */
export const CONTEXT_KINDS = ['service', 'roommate', 'report'] as const;

/** What a conversation started from. */
export type ConversationContext =
  | {
      kind: 'service';
      id: number;
      name: string;
      /** Its page. */
      path: string;
    }
  | {
      kind: 'roommate';
      /** Of the other person's profile. */
      id: string;
      /** The other person's first name. */
      name: string;
      /** The profile; null while the viewer cannot see it. */
      path: string | null;
      /** The other person found a roommate. */
      isMatched: boolean;
    };

/** A conversation as one of its two people sees it. */
export interface Conversation {
  id: number;
  /** Null after the other person deleted the account, and for staff who wrote to the sender of a report. */
  otherId: number | null;
  /** First name and initial; "Alma staff" for staff, "Deleted user" after a deletion, and "Sender of a report" for staff who wrote to one. */
  otherName: string;
  /** The other person speaks as staff. No name that a person chooses has this mark. */
  isWithStaff: boolean;
  otherPicture: string | null;
  box: Box;
  state: ConversationState;
  isMuted: boolean;
  context: ConversationContext | null;
  lastMessageAt: Date;
  /** The beginning of the last message; null when it was deleted, empty before the first one. */
  snippet: string | null;
  isSnippetOwn: boolean;
  /** Messages that the viewer has not read. */
  unread: number;
  /** The viewer marked it as unread from this message on. */
  unreadFrom: number | null;
  /** The last own message that the other person has read. */
  readUpTo: number | null;
}

/** A message as one of the two people sees it. */
export interface Message {
  id: number;
  isOwn: boolean;
  /** Null: its sender deleted it, or the account. */
  content: string | null;
  sentAt: Date;
  read: boolean;
  /** The sender's own name for it. Null in the view of the other person. */
  clientId: string | null;
}

/** What a person chose about messages. */
export interface MessageSettings {
  /** An email when a message waits, at most one a day for each conversation. */
  hasEmails: boolean;
  /** Others see that this person writes, and this person sees it of others. */
  showsTyping: boolean;
}
