import { upcomingOf, type UpcomingKey } from './upcoming.ts';

const page = upcomingOf;

const ALL: readonly UpcomingKey[] = ['roommates', 'roommates-create', 'roommates-quiz', 'roommates-browse', 'roommate-profile'];

describe('features that are not open yet', () => {
  it('have unique titles', () => {
    expect(new Set(ALL.map((key) => page(key).title)).size).toBe(ALL.length);
  });

  it.each(ALL)('%s states that it is not open, its plans without dates, and other things to do', (key) => {
    const { text, plans, today } = page(key);
    expect(text).toMatch(/not open yet|There are no/);
    expect(plans.length).toBeGreaterThan(1);
    expect([text, ...plans].join(' ')).not.toMatch(/\b20\d\d\b|soon|!/);
    expect(today[0]).toEqual({ to: '/discover', label: 'Search colleges' });
    for (const { to } of today) expect(to).toMatch(/^\/(?!\/)/);
  });
});
