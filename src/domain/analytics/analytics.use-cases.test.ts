import type { CountedEvent } from './analytics.ports.ts';
import { createAnalytics } from './analytics.use-cases.ts';

function analyticsAt(first: string) {
  const state = { now: new Date(first) };
  const added: CountedEvent[] = [];
  const forgotten: string[] = [];
  const analytics = createAnalytics({
    clock: { now: () => state.now },
    isCollege: (slug) => slug === 'auburn-university',
    counts: {
      add: (counted) => Promise.resolve(void added.push(counted)),
      forgetBefore: (time) => Promise.resolve(void forgotten.push(time.toISOString())),
    },
  });
  return { analytics, added, forgotten, at: (time: string) => void (state.now = new Date(time)) };
}

describe('recording an event', () => {
  it('keeps the hour, not the moment', async () => {
    const { analytics, added, at } = analyticsAt('2026-03-08T23:59:59.999Z');
    await analytics.record({ event: 'college_view', path: '/colleges/auburn-university' });
    at('2026-03-09T00:00:00Z');
    await analytics.record({ event: 'college_search', path: '/discover' });
    expect(added).toEqual([
      { event: 'college_view', path: '/colleges/auburn-university', hour: new Date('2026-03-08T23:00:00Z') },
      { event: 'college_search', path: '/discover', hour: new Date('2026-03-09T00:00:00Z') },
    ]);
  });

  it('forgets what is older than 400 days, once a day', async () => {
    const { analytics, forgotten, at } = analyticsAt('2026-03-08T12:00:00Z');
    for (const time of ['2026-03-08T12:00:00Z', '2026-03-08T23:00:00Z', '2026-03-09T00:30:00Z']) {
      at(time);
      await analytics.record({ event: 'login', path: '/auth' });
    }
    expect(forgotten).toEqual(['2025-02-01T00:00:00.000Z', '2025-02-02T00:00:00.000Z']);
  });
});
