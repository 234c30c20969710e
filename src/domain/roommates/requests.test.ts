import type { RequestState } from './profile.ts';
import { answerRefusal, requestExpiry, requestRefusal, shownState, stateAt, type PastRequest } from './requests.ts';

const NOW = new Date('2026-10-05T12:00:00Z');
const HOUR = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR);
const EXPIRY = 14 * 24;
const past = (state: RequestState, isMine = true, ended = 48, created = 72): PastRequest => ({
  state,
  isMine,
  createdAt: hoursAgo(created),
  changedAt: hoursAgo(ended),
});

describe('a new request', () => {
  it.each<[string, PastRequest[], string | undefined]>([
    ['to a new person', [], undefined],
    ['while one is open', [past('pending')], 'pending'],
    ['while the other asks', [past('pending', false)], 'waits-for-you'],
    ['after both accepted', [past('accepted')], 'accepted'],
    ['after both accepted, from the other', [past('accepted', false)], 'accepted'],
    ['after it was declined', [past('declined')], 'closed'],
    ['long after it was declined', [past('declined', true, 9_000, 9_001)], 'closed'],
    ['long after it was declined, also withdrawn since', [past('withdrawn', true, 99), past('declined', true, 9_000, 9_001)], 'closed'],
    ['to a person whom one declined', [past('declined', false)], undefined],
    ['an hour after one withdrew', [past('withdrawn', true, 1)], 'wait'],
    ['a day after one withdrew', [past('withdrawn', true, 24)], undefined],
    ['an hour after the other withdrew', [past('withdrawn', false, 1)], undefined],
    ['an hour after it expired', [past('pending', true, EXPIRY + 1, EXPIRY + 1)], 'wait'],
    ['a day after it expired', [past('pending', true, EXPIRY + 24, EXPIRY + 24)], undefined],
    ['a day after it expired and was marked late', [past('expired', true, 1, EXPIRY + 24)], undefined],
    ['an hour after the other found a roommate', [past('closed', true, 1)], 'wait'],
    ['a day after the other found a roommate', [past('closed', true, 24)], undefined],
  ])('%s', (_, requests, refusal) => {
    expect(requestRefusal(requests, true, NOW)).toBe(refusal);
  });

  it('needs that the person may start a contact', () => {
    expect(requestRefusal([], false, NOW)).toBe('closed');
    expect(requestRefusal([past('withdrawn', true, 1)], false, NOW)).toBe('closed');
  });
});

describe('an answer', () => {
  const open = past('pending', false);
  const sent = past('pending', true);
  const old = past('pending', false, EXPIRY, EXPIRY);

  it.each<[string, PastRequest, 'accepted' | 'declined' | 'withdrawn', RegExp | undefined]>([
    ['accepts a received request', open, 'accepted', undefined],
    ['declines a received request', open, 'declined', undefined],
    ['withdraws a sent request', sent, 'withdrawn', undefined],
    ['does not accept a sent request', sent, 'accepted', /other person/],
    ['does not decline a sent request', sent, 'declined', /other person/],
    ['does not withdraw a received request', open, 'withdrawn', /Only its sender/],
    ['comes too late after 14 days', old, 'accepted', /expired/],
    ['is possible in the last minute', past('pending', false, EXPIRY - 0.01, EXPIRY - 0.01), 'accepted', undefined],
    ...(['accepted', 'declined', 'withdrawn', 'closed'] as const).map((state): [string, PastRequest, 'declined', RegExp] => [
      `comes after “${state}”`,
      past(state, false),
      'declined',
      /no longer open/,
    ]),
  ])('%s', (_, request, to, refusal) => {
    if (refusal) expect(answerRefusal(request, to, NOW)).toMatch(refusal);
    else expect(answerRefusal(request, to, NOW)).toBeUndefined();
  });
});

describe('a state', () => {
  it('is “closed” for the sender of a declined request, as when the other found a roommate', () => {
    expect([shownState(past('declined'), NOW), shownState(past('closed'), NOW)]).toEqual(['closed', 'closed']);
    expect(shownState(past('declined', false), NOW)).toBe('declined');
  });

  it('is “expired” from the fourteenth day on, before a job has marked it', () => {
    expect(stateAt({ state: 'pending', createdAt: hoursAgo(EXPIRY) }, NOW)).toBe('expired');
    expect(stateAt({ state: 'pending', createdAt: hoursAgo(EXPIRY - 1) }, NOW)).toBe('pending');
    expect(stateAt({ state: 'accepted', createdAt: hoursAgo(EXPIRY) }, NOW)).toBe('accepted');
    expect(requestExpiry(hoursAgo(EXPIRY))).toEqual(NOW);
  });
});
