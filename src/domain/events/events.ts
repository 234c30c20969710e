/** What an open page learns without asking. A payload has ids, never a text: the page reads the text with a call that checks access. */
export const EVENT_KINDS = [
  'message.new',
  'message.read',
  'message.deleted',
  'conversation.updated',
  'notice.new',
  'case.updated',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface FeedEvent {
  userId: number;
  /** 1, 2, 3 … for each person. */
  seq: number;
  kind: EventKind;
  payload: Readonly<Record<string, number | boolean>>;
}

/** A person writes in a conversation right now. It is not stored. */
export interface Typing {
  /** The person who sees it. */
  userId: number;
  conversationId: number;
}

/** Events that are kept, in seconds and for each person. A page that was away for longer reads everything again. */
export const KEPT_EVENTS = { seconds: 7 * 86_400, perPerson: 500 } as const;

/** Open streams of one person. A browser shares one between its tabs. */
export const MOST_STREAMS = 5;
