import { SERVICE_CATEGORIES } from '../../api/domain.ts';
import { upcomingOf, type UpcomingKey } from './upcoming.ts';

const page = upcomingOf;

const OTHERS = ['services', 'roommates', 'roommates-create', 'roommates-quiz', 'roommates-browse', 'roommate-profile'] as const;
const ALL: readonly UpcomingKey[] = [...OTHERS, ...SERVICE_CATEGORIES.map(({ slug }) => slug)];

describe('parts that are not open yet', () => {
  it('have each a title of their own', () => {
    expect(new Set(ALL.map((key) => page(key).title)).size).toBe(ALL.length);
  });

  it.each(ALL)('%s says that it is not there, what it will do without a date, and what can be done today', (key) => {
    const { text, plans, today } = page(key);
    expect(text).toMatch(/not open yet|There are no/);
    expect(plans.length).toBeGreaterThan(1);
    expect([text, ...plans].join(' ')).not.toMatch(/\b20\d\d\b|soon|!/);
    expect(today[0]).toEqual({ to: '/discover', label: 'Search colleges' });
    for (const { to } of today) expect(to).toMatch(/^\/(?!\/)/);
  });

  it('of the services name the canonical of their two addresses', () => {
    expect(page('financial-aid-guide').canonicalPath).toBe('/services/financial-aid-guide');
    expect(page('best-test-prep-services').canonicalPath).toBe('/services/best-test-prep-services');
  });
});
