import { SERVICE_CATEGORIES } from '../../api/domain/services.ts';
import { CATEGORY_TITLES, checkedWords, formatWords, priceWords, ratingWords, servicesText, visitWords } from './service-words.ts';

it('has a heading for each of the 13 categories, each once', () => {
  expect(new Set(SERVICE_CATEGORIES.map(({ slug }) => CATEGORY_TITLES[slug])).size).toBe(SERVICE_CATEGORIES.length);
});

it('never calls an unknown price free', () => {
  expect(priceWords({ priceRange: null })).toBe('Price not stated');
  expect(priceWords({ priceRange: 'Free' })).toBe('Free');
});

it('says that a rating is missing', () => {
  expect(ratingWords({ rating: null })).toBe('No verified ratings yet');
  expect(ratingWords({ rating: '4.6 (12 verified)' })).toBe('4.6 (12 verified)');
});

it.each([
  [{ checkedAt: '2026-11-01', checkedBy: 'Alma staff' }, 'Last checked on November 1, 2026 by Alma staff'],
  [{ checkedAt: '2026-11-01', checkedBy: null }, 'Last checked on November 1, 2026'],
  [{ checkedAt: null, checkedBy: null }, 'Not checked by our staff yet'],
])('says when an entry was checked: %j', (service, words) => {
  expect(checkedWords(service)).toBe(words);
});

it.each([
  [{ checkedAt: null, websiteVisitedAt: null }, 'Not visited yet'],
  [{ checkedAt: null, websiteVisitedAt: '2026-11-02' }, 'Visited on November 2, 2026'],
  [{ checkedAt: '2026-11-01', websiteVisitedAt: null }, null],
])('says whether the website was visited: %j', (service, words) => {
  expect(visitWords(service)).toBe(words);
});

it('says where a service works', () => {
  expect([formatWords({ formats: ['online'] }), formatWords({ formats: ['online', 'in person'] })]).toEqual([
    'Online',
    'Online and in person',
  ]);
  expect([servicesText(1), servicesText(1_200)]).toEqual(['1 service', '1,200 services']);
});
