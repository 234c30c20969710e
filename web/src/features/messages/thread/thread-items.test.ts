import { aMessage } from '../../../entities/messages/messages.fixture.ts';
import { firstUnread, isUnread, threadItems } from './thread-items.ts';

const at = (id: number, day: number, minute: number, isOwn = false) =>
  aMessage(id, { isOwn, sentAt: new Date(2026, 10, day, 12, minute).toISOString() });
const shape = (items: ReturnType<typeof threadItems>) =>
  items.map((item) => (item.kind === 'group' ? `${item.isOwn ? 'own' : 'other'} ${item.messages.map(({ id }) => id).join()}` : item.kind));

it('groups messages of one person that follow each other', () => {
  const messages = [at(1, 20, 0), at(2, 20, 4), at(3, 20, 5, true), at(4, 20, 6), at(5, 20, 11), at(6, 21, 11)];
  expect(shape(threadItems(messages, null))).toEqual(['day', 'other 1,2', 'own 3', 'other 4', 'other 5', 'day', 'other 6']);
});

it('has a line before the first unread message, which starts a group', () => {
  const messages = [at(1, 20, 0), at(2, 20, 1), at(3, 20, 2)];
  expect(shape(threadItems(messages, 2))).toEqual(['day', 'other 1', 'new', 'other 2,3']);
  expect(shape(threadItems(messages, 1))).toEqual(['day', 'new', 'other 1,2,3']);
  expect(shape(threadItems(messages, 9))).toEqual(['day', 'other 1,2,3']);
});

it('knows what is unread: received ones, and those that were marked', () => {
  const [read, own] = [aMessage(3, { read: true }), aMessage(4, { isOwn: true })];
  expect([isUnread(aMessage(1), null), isUnread(read, null), isUnread(read, 3), isUnread(read, 4), isUnread(own, 1)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([firstUnread([read, own], null), firstUnread([read, own], 2), firstUnread([own, aMessage(5)], null)]).toEqual([null, 3, 5]);
});
