/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { clearPrivateValues } from '../../../lib/private-value.ts';
import { addUnsent, draftOf, keepDraft, removeUnsent, useUnsent } from './unsent.ts';
import { renderHook } from '@testing-library/react';

afterEach(() => clearPrivateValues());
const message = (clientId: string) => ({ clientId, conversationId: 7, content: 'Hello', at: '2026-11-20T12:00:00.000Z' });
function waiting(userId: number): string[] {
  const { result, unmount } = renderHook(() => useUnsent(userId));
  unmount();
  return result.current.map(({ clientId }) => clientId);
}
const stored = () => sessionStorage.getItem('unsent_messages');

describe('a draft', () => {
  it('is kept for each conversation of a person', () => {
    keepDraft(1, 7, 'Hello');
    keepDraft(1, 8, 'Hi');
    expect([draftOf(1, 7), draftOf(1, 8), draftOf(1, 9), draftOf(2, 7)]).toEqual(['Hello', 'Hi', '', '']);
    expect(stored()).toContain('Hello');
    keepDraft(1, 7, ' ');
    expect([draftOf(1, 7), draftOf(1, 8)]).toEqual(['', 'Hi']);
  });

  it('goes with the session, and when another person writes', () => {
    keepDraft(1, 7, 'Hello');
    keepDraft(2, 8, 'Hi');
    expect([draftOf(1, 7), draftOf(2, 8)]).toEqual(['', 'Hi']);
    clearPrivateValues();
    expect([draftOf(2, 8), stored()]).toEqual(['', null]);
  });

  it('is dropped when there are more than 50', () => {
    for (let id = 1; id <= 51; id += 1) keepDraft(1, id + 1000, 'x');
    expect([draftOf(1, 1001), draftOf(1, 1002), draftOf(1, 1051)]).toEqual(['', 'x', 'x']);
  });

  it.each(['1', '{}', '{"userId":1,"drafts":null,"messages":[]}', '[', '{"userId":1,"drafts":{"7":3},"messages":[{"clientId":1}]}'])(
    'is ignored if what is stored is broken: %s',
    (text) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      sessionStorage.setItem('unsent_messages', text);
      expect([draftOf(1, 7), waiting(1)]).toEqual(['', []]);
      warn.mockRestore();
    },
  );
});

describe('a message that waits', () => {
  it('is stored once, beside the drafts, until it is sent', () => {
    keepDraft(1, 8, 'Hi');
    addUnsent(1, message('a'));
    addUnsent(1, message('b'));
    addUnsent(1, message('b'));
    expect([waiting(1), waiting(2)]).toEqual([['a', 'b'], []]);
    removeUnsent('a');
    expect([waiting(1), draftOf(1, 8)]).toEqual([['b'], 'Hi']);
    removeUnsent('x');
    removeUnsent('b');
    keepDraft(1, 8, '');
    expect(stored()).toBeNull();
  });
});
