import type { ChatMessage } from '../../../api/domain/messages.ts';
import { isSameDay } from '../times.ts';

/** A part of a thread, in order. */
export type ThreadItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  /** Messages of one person, shortly after each other. */
  | { kind: 'group'; key: string; isOwn: boolean; messages: ChatMessage[] };

/** In milliseconds between two messages of a group. */
const GROUP = 5 * 60_000;

/** The messages in groups, with a heading for each day, and a line before the first message that was unread. */
export function threadItems(messages: readonly ChatMessage[], newFrom: number | null | undefined): ThreadItem[] {
  const items: ThreadItem[] = [];
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const isNewDay = !before || !isSameDay(before.sentAt, message.sentAt);
    if (isNewDay) items.push({ kind: 'day', key: `day ${message.id}`, at: message.sentAt });
    if (message.id === newFrom) items.push({ kind: 'new', key: 'new' });
    const last = items.at(-1);
    if (last?.kind === 'group' && before && continues(before, message)) last.messages.push(message);
    else items.push({ kind: 'group', key: `group ${message.id}`, isOwn: message.isOwn, messages: [message] });
    before = message;
  }
  return items;
}

const continues = (before: ChatMessage, message: ChatMessage): boolean =>
  before.isOwn === message.isOwn && Date.parse(message.sentAt) - Date.parse(before.sentAt) < GROUP;

/** Whether reading the message changes anything: it is unread, or the person marked it as unread. */
export const isUnread = ({ isOwn, read, id }: ChatMessage, unreadFrom: number | null): boolean =>
  !isOwn && (!read || (unreadFrom !== null && id >= unreadFrom));

/** The first message to read; null if all are read. */
export const firstUnread = (messages: readonly ChatMessage[], unreadFrom: number | null): number | null =>
  messages.find((message) => isUnread(message, unreadFrom))?.id ?? null;
