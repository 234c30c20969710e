import { aCollege } from '../college.fixture.ts';
import type { CollegeRecord } from '../college.ts';
import { isListed, listingOf, type Listing } from './listed.ts';

it.each<[string, Partial<CollegeRecord>, Listing]>([
  ['a college with one undergraduate', { size: 1 }, 'listed'],
  ['a college without undergraduates', { size: 0, medianDebt: 9_000 }, 'no-undergraduates'],
  ['a college that reports no undergraduates', { size: null }, 'no-undergraduates'],
  ['a closed college', { size: 500, operatingStatus: 'closed' }, 'closed'],
  ['a merged college', { size: 500, operatingStatus: 'merged' }, 'merged'],
  ['a former college', { size: null, operatingStatus: 'unlisted', defaultRate: 0.1 }, 'left'],
  ['an office with research', { size: null, operatingStatus: 'unlisted', researchFundingTotal: 7, researchScore: 0 }, 'office'],
])('%s: %j is %s', (_name, overrides, listing) => {
  expect(listingOf(aCollege(overrides))).toBe(listing);
  expect(isListed(aCollege(overrides))).toBe(listing === 'listed');
});
