/** What an open page learns without asking. A payload has ids, never a text: the page reads the text with a call that checks access. */
export interface EventPayloads {
  'message.new': { conversationId: number; messageId: number };
  'message.read': { conversationId: number; upTo: number };
  /** Deleted for this person or for both, hidden by staff, or shown again: the page reads the message again. */
  'message.deleted': { conversationId: number; messageId: number };
  'conversation.updated': { conversationId: number };
  'notice.new': { noticeId: number };
  /** A person asks another one to be roommates. Both learn it. */
  'roommate.request': { requestId: number };
  /** A request was answered, withdrawn or closed, or has expired. Both learn it. */
  'roommate.answer': { requestId: number };
  /** For moderators: a case is new, or has changed. */
  'case.updated': { caseId: number };
}
export type EventKind = keyof EventPayloads;

export interface FeedEvent {
  userId: number;
  /** 1, 2, 3 … for each person. */
  seq: number;
  kind: EventKind;
  payload: EventPayloads[EventKind];
}

/** A person writes in a conversation right now. It is not stored. */
export interface Typing {
  /** The person who sees it. */
  userId: number;
  conversationId: number;
}

/** An import job has moved: to another step or status, or (`isProgress`) within its step. It is not stored. Those who may read runs see it. */
export interface JobNews {
  jobId: number;
  isProgress: boolean;
}

/** Events that are kept, in seconds and for each person. A page that was away for longer reads everything again. */
export const KEPT_EVENTS = { seconds: 7 * 86_400, perPerson: 500 } as const;

/** Open streams of one person. A browser shares one between its tabs. */
export const MOST_STREAMS = 5;
