import { createPrivateValue } from '../../../lib/private-value.ts';

/** A message that the server does not have yet. */
export interface UnsentMessage {
  /** The same for each attempt, so that the server stores it once. */
  clientId: string;
  conversationId: number;
  content: string;
  /** ISO time of the first attempt. */
  at: string;
}

/** What a person wrote in this tab and did not send. */
interface Unsent {
  userId: number;
  /** By conversation. */
  drafts: Readonly<Record<string, string>>;
  messages: readonly UnsentMessage[];
}

const EMPTY: Unsent = { userId: 0, drafts: {}, messages: [] };
/** Drafts that are kept; the oldest goes first. */
const MOST_DRAFTS = 50;

/** Removed with the session. A message that waits when the page is left can be sent again. */
const store = createPrivateValue<Unsent>('unsent_messages', {
  parse: (text) => unsentOf(JSON.parse(text)),
  format: ({ userId, drafts, messages }) => [
    Object.keys(drafts).length + messages.length === 0 ? '' : JSON.stringify({ userId, drafts, messages }),
  ],
  fallback: EMPTY,
});

function unsentOf(value: unknown): Unsent {
  const { userId, drafts, messages } = value as Partial<Record<keyof Unsent, unknown>>;
  if (!Number.isInteger(userId) || typeof drafts !== 'object' || drafts === null || !Array.isArray(messages))
    throw new TypeError('Not drafts');
  const texts = Object.entries(drafts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { userId: Number(userId), drafts: Object.fromEntries(texts), messages: messages.filter(isUnsent) };
}

function isUnsent(value: unknown): value is UnsentMessage {
  const { clientId, conversationId, content, at } = Object(value) as Partial<Record<keyof UnsentMessage, unknown>>;
  return typeof clientId === 'string' && typeof content === 'string' && typeof at === 'string' && Number.isInteger(conversationId);
}

/** What this person wrote. Nothing of another person. */
const ofUser = (userId: number): Unsent => (store.get().userId === userId ? store.get() : { ...EMPTY, userId });

export const draftOf = (userId: number, conversationId: number): string => ofUser(userId).drafts[conversationId] ?? '';

export function keepDraft(userId: number, conversationId: number, text: string): void {
  const { drafts, messages } = ofUser(userId);
  const others = Object.entries(drafts).filter(([id]) => id !== String(conversationId));
  const all = text.trim() === '' ? others : [...others, [String(conversationId), text] as const];
  store.set({ userId, drafts: Object.fromEntries(all.slice(-MOST_DRAFTS)), messages });
}

export function addUnsent(userId: number, message: UnsentMessage): void {
  const before = ofUser(userId);
  store.set({ ...before, messages: [...before.messages.filter(({ clientId }) => clientId !== message.clientId), message] });
}

export function removeUnsent(clientId: string): void {
  const before = store.get();
  if (!before.messages.some((one) => one.clientId === clientId)) return;
  store.set({ ...before, messages: before.messages.filter((one) => one.clientId !== clientId) });
}

const NONE: readonly UnsentMessage[] = [];

/** The messages of all conversations that wait or failed. The same array until they change. */
export const useUnsent = (userId: number): readonly UnsentMessage[] =>
  store.useValue((unsent) => (unsent.userId === userId ? unsent.messages : NONE));
