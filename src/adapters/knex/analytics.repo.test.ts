import { createEventCounts } from './analytics.repo.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';

const HOUR = new Date('2026-03-08T23:00:00Z');
const rowsOf = ({ db }: TestDatabase) => db('analytics_events').select().orderBy(['hour', 'path', 'event']);

describe('event counts', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.destroy());

  it('are one row per hour, path and event, also with concurrent writes', async () => {
    const counts = createEventCounts(database.db);
    const view = { event: 'college_view', path: '/colleges/berea-college', hour: HOUR } as const;
    await Promise.all(Array.from({ length: 50 }, () => counts.add(view)));
    await counts.add({ ...view, event: 'external_link_click' });
    await counts.add({ ...view, hour: new Date('2026-03-09T00:00:00Z') });
    expect(await rowsOf(database)).toEqual([
      { hour: HOUR, path: view.path, event: 'college_view', category: 'analytics', count: 50 },
      { hour: HOUR, path: view.path, event: 'external_link_click', category: 'analytics', count: 1 },
      { hour: new Date('2026-03-09T00:00:00Z'), path: view.path, event: 'college_view', category: 'analytics', count: 1 },
    ]);
  });

  it('reject times finer than an hour and unknown events', async () => {
    const counts = createEventCounts(database.db);
    const event = { event: 'login', path: '/auth', hour: new Date('2026-03-08T23:00:01Z') } as const;
    await expect(counts.add(event)).rejects.toThrow('analytics_events_whole_hour');
    await expect(counts.add({ ...event, hour: HOUR, event: 'heartbeat' as 'login' })).rejects.toThrow('event');
    await expect(counts.add({ ...event, hour: HOUR, path: `/${'x'.repeat(300)}` })).rejects.toThrow('check');
  });

  it('are deleted before a time, and only those', async () => {
    const counts = createEventCounts(database.db);
    for (const hour of ['2025-02-01T23:00:00Z', '2025-02-02T00:00:00Z']) {
      await counts.add({ event: 'login', path: '/auth', hour: new Date(hour) });
    }
    await counts.deleteBefore(new Date('2025-02-02T00:00:00Z'));
    expect((await rowsOf(database)).map(({ hour }: { hour: Date }) => hour.toISOString())).toEqual(['2025-02-02T00:00:00.000Z']);
  });
});
