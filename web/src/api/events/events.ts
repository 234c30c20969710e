/**
 * What happens while the page is open: the server tells it over one connection (`connection.ts`), and tabs share it (`share.ts`). Events
 * have ids, never texts.
 */
export type SiteEvent =
  | { name: 'message.new' | 'message.deleted'; conversationId: number; messageId: number }
  | { name: 'message.read'; conversationId: number; upTo: number }
  | { name: 'conversation.updated' | 'typing'; conversationId: number }
  | { name: 'notice.new'; noticeId: number }
  | { name: 'roommate.request' | 'roommate.answer'; requestId: number }
  | { name: 'case.updated'; caseId: number }
  /** An import of the panel is at another step, or goes on within its step. */
  | { name: 'import-job.updated' | 'import-job.progress'; jobId: number }
  /** Events may be missing: fetch again what is shown. */
  | { name: 'reset' };

type Listener = (event: SiteEvent) => void;
const listeners = new Set<Listener>();

/** Calls back with each event. After `reset`, fetch again what is shown. Returns a function that unsubscribes. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the parts of this page. */
export function emitEvent(event: SiteEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/** The numbers that an event needs. */
const NUMBERS: Record<SiteEvent['name'], readonly string[]> = {
  'message.new': ['conversationId', 'messageId'],
  'message.deleted': ['conversationId', 'messageId'],
  'message.read': ['conversationId', 'upTo'],
  'conversation.updated': ['conversationId'],
  typing: ['conversationId'],
  'notice.new': ['noticeId'],
  'roommate.request': ['requestId'],
  'roommate.answer': ['requestId'],
  'case.updated': ['caseId'],
  'import-job.updated': ['jobId'],
  'import-job.progress': ['jobId'],
  reset: [],
};

/** The event in a message of the stream. Undefined for one that this version of the site does not know. */
export function eventOf(name: string, data: string): SiteEvent | undefined {
  if (!Object.hasOwn(NUMBERS, name)) return undefined;
  const values = valuesOf(data);
  const keys = NUMBERS[name as SiteEvent['name']];
  if (!keys.every((key) => Number.isInteger(values[key]))) return undefined;
  const ids = Object.fromEntries(keys.map((key): [string, unknown] => [key, values[key]]));
  return { name, ...ids } as SiteEvent;
}

/** The values of a JSON object; none if it is no JSON. */
export function valuesOf(data: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(data)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
