import type { CountedEvent } from './analytics.ports.ts';
import { createAnalytics } from './analytics.use-cases.ts';

function analyticsAt(first: string) {
  const state = { now: new Date(first) };
  const added: CountedEvent[] = [];
  const deleted: string[] = [];
  const analytics = createAnalytics({
    clock: { now: () => state.now },
    isCollege: (slug) => slug === 'auburn-university',
    isService: (slug) => slug === 'khan-academy',
    isMajor: () => false,
    counts: {
      add: (counted) => Promise.resolve(void added.push(counted)),
      deleteBefore: (time) => Promise.resolve(void deleted.push(time.toISOString())),
    },
  });
  return { analytics, added, deleted, at: (time: string) => void (state.now = new Date(time)) };
}

describe('recording an event', () => {
  it('stores the hour, not the time', async () => {
    const { analytics, added, at } = analyticsAt('2026-03-08T23:59:59.999Z');
    await analytics.record({ event: 'college_view', path: '/colleges/auburn-university' });
    at('2026-03-09T00:00:00Z');
    await analytics.record({ event: 'college_search', path: '/discover' });
    expect(added).toEqual([
      { event: 'college_view', path: '/colleges/auburn-university', hour: new Date('2026-03-08T23:00:00Z') },
      { event: 'college_search', path: '/discover', hour: new Date('2026-03-09T00:00:00Z') },
    ]);
  });

  it('deletes counts older than 400 days, once a day', async () => {
    const { analytics, deleted, at } = analyticsAt('2026-03-08T12:00:00Z');
    for (const time of ['2026-03-08T12:00:00Z', '2026-03-08T23:00:00Z', '2026-03-09T00:30:00Z']) {
      at(time);
      await analytics.record({ event: 'login', path: '/auth' });
    }
    expect(deleted).toEqual(['2025-02-01T00:00:00.000Z', '2025-02-02T00:00:00.000Z']);
  });
});
