import type { ChatMessage, Conversation } from '../../api/domain/messages.ts';

/** A received message that is not read. Higher ids are newer. */
export const aMessage = (id: number, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  isOwn: false,
  content: `Message ${id}`,
  sentAt: new Date(Date.UTC(2026, 10, 20, 12, id)).toISOString(),
  read: false,
  clientId: null,
  ...overrides,
});

export const aConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  id: 7,
  otherId: 2,
  otherName: 'Maya R.',
  isWithStaff: false,
  otherPicture: null,
  box: 'inbox',
  state: 'open',
  isMuted: false,
  context: null,
  lastMessageAt: '2026-11-20T12:01:00.000Z',
  snippet: 'Message 1',
  isSnippetOwn: false,
  unread: 1,
  unreadFrom: null,
  readUpTo: null,
  ...overrides,
});
