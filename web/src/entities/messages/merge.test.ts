import fc from 'fast-check';
import type { ChatMessage, Conversation } from '../../api/domain/messages.ts';
import { mergeLatest, withConversation, withFollowing, withNewer, withOlder, withoutMessage, withRead, withReread } from './merge.ts';
import { aConversation, aMessage } from './messages.fixture.ts';

const page = (ids: number[], hasMore = false) => ({ items: ids.map((id) => aMessage(id)), hasMore });
/** The loaded part of a thread: all messages up to `upTo`, or those of the ids. */
const thread = (ids: number[], hasMore = false, upTo = ids.at(-1) ?? 0) => ({ ...page(ids, hasMore), upTo });
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

describe('messages of a thread', () => {
  it('have their order and no doubles, however they arrive', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(ids, ids, ids, (first, older, newer) => {
        const merged = withNewer(withOlder(withNewer(thread([], true), page(first).items), page(older)), page(newer).items);
        expect(idsOf(merged)).toEqual([...new Set([...first, ...older, ...newer])].sort((a, b) => a - b));
      }),
    );
  });

  it('are the newer version of each', () => {
    const deleted: ChatMessage = { ...aMessage(2), content: null };
    expect(withNewer(thread([1, 2]), [deleted]).items[1]?.content).toBeNull();
    expect(withOlder({ items: [deleted], hasMore: true, upTo: 2 }, page([1, 2])).items[1]?.content).toBeNull();
    expect(idsOf(withoutMessage(thread([1, 2]), 2))).toEqual([1]);
    expect(idsOf(withReread(thread([5, 6], true), aMessage(2)))).toEqual([5, 6]);
    expect(idsOf(withReread(thread([5, 7], true), aMessage(6)))).toEqual([5, 6, 7]);
    expect(idsOf(withReread(thread([5, 6]), aMessage(2)))).toEqual([2, 5, 6]);
  });

  it.each([
    ['nothing is known', undefined, page([4, 5], true), [4, 5], true, 5],
    ['older ones are loaded', thread([1, 2, 3, 4]), page([4, 5], true), [1, 2, 3, 4, 5], false, 5],
    ['the page is apart from them', thread([1, 2]), page([4, 5], true), [4, 5], true, 5],
    ['the page is apart from them, but not from a sent one', thread([1, 2, 9], false, 2), page([8, 9], true), [8, 9], true, 9],
    ['the page is the whole thread', thread([1, 2, 3]), page([2, 3]), [2, 3], false, 3],
    ['one was deleted', thread([1, 2, 3, 4], true), page([2, 4], true), [1, 2, 4], true, 4],
    ['the last one was deleted', thread([1, 2, 3]), page([1, 2]), [1, 2], false, 3],
    ['one was sent during the request', thread([1, 2, 3], false, 2), page([1, 2]), [1, 2, 3], false, 2],
    ['the page is empty', thread([1]), page([]), [], false, 1],
  ])('take the latest page if %s', (_, known, latest, ids, hasMore, upTo) => {
    const merged = mergeLatest(known, latest, known?.upTo ?? 0);
    expect([idsOf(merged), merged.hasMore, merged.upTo]).toEqual([ids, hasMore, upTo]);
  });

  it('keep what arrived while the latest page was on its way', () => {
    expect(mergeLatest(thread([1, 2, 3]), page([1]), 1)).toEqual(thread([1, 2, 3]));
    expect(mergeLatest(thread([1]), page([]), 0)).toEqual(thread([1]));
  });

  it('follow without a gap, and without one before the loaded part', () => {
    expect(withFollowing(thread([1, 4], false, 1), page([2, 3]))).toEqual(thread([1, 2, 3, 4], false, 3));
    expect(withFollowing(thread([1, 4], false, 1), page([]))).toEqual(thread([1, 4], false, 1));
    expect(withFollowing(thread([8, 9], true), page([2, 3]))).toEqual(thread([8, 9], true));
  });

  it('are read up to one, own and received ones apart', () => {
    const own = { items: [aMessage(1), aMessage(2, { isOwn: true }), aMessage(3, { isOwn: true })], hasMore: false, upTo: 3 };
    expect(withRead(own, 2, 'own').items.map(({ read }) => read)).toEqual([false, true, false]);
    expect(withRead(own, 2, 'received').items.map(({ read }) => read)).toEqual([true, false, false]);
  });
});

describe('a list', () => {
  const at = (id: number, minute: number, overrides: Partial<Conversation> = {}) =>
    aConversation({ id, lastMessageAt: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`, ...overrides });
  const list = { items: [at(1, 30), at(2, 20), at(3, 10)], next: null as string | null };

  it('has a changed conversation once, at its place', () => {
    expect(idsOf(withConversation(list, at(3, 40), true))).toEqual([3, 1, 2]);
    expect(idsOf(withConversation(list, at(4, 25), true))).toEqual([1, 4, 2, 3]);
    expect(idsOf(withConversation(list, at(2, 20, { isMuted: true }), true))).toEqual([1, 2, 3]);
    expect(withConversation(list, at(2, 20, { isMuted: true }), true).items[1]?.isMuted).toBe(true);
    expect(idsOf(withConversation(list, at(4, 5), true))).toEqual([1, 2, 3, 4]);
  });

  it('leaves out one of another box, and one that a later page has', () => {
    expect(idsOf(withConversation(list, at(2, 20), false))).toEqual([1, 3]);
    expect(withConversation(list, at(9, 20), false)).toBe(list);
    expect(idsOf(withConversation({ ...list, next: 'more' }, at(4, 5), true))).toEqual([1, 2, 3]);
  });
});
