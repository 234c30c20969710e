import { SERVICE_CATEGORIES } from '../../api/contracts.ts';
import { upcomingOf, type UpcomingKey } from './upcoming.ts';

const page = (key: UpcomingKey, query = '') => upcomingOf(key, new URLSearchParams(query));
const ways = (key: UpcomingKey, query = '') => page(key, query).today.map(({ to }) => to);

const OTHERS = [
  'match',
  'match-results',
  'services',
  'roommates',
  'roommates-create',
  'roommates-quiz',
  'roommates-browse',
  'roommate-profile',
] as const;
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

describe('the questionnaire', () => {
  it.each([
    ['small', 'Until then: see small colleges'],
    ['medium', 'Until then: see medium-sized colleges'],
    ['large', 'Until then: see large colleges'],
  ])('keeps the answer %s', (size, label) => {
    expect(page('match', `step=2&size=${size}`).today[0]).toEqual({ to: `/discover?size=${size}`, label });
    expect(page('match-results', `size=${size}`).today[0]).toEqual({ to: `/discover?size=${size}`, label });
  });

  it('ignores an answer that nobody knows', () => {
    expect(ways('match', 'size=huge&step=99')).toEqual(ways('match'));
  });
});
