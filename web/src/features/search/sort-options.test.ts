import { SEARCH_PARAMS, type SearchQuery } from '../../api/domain/search.ts';
import { sortOptions } from './sort-options.ts';

const chosen = (text: string, query: SearchQuery = {}) => {
  const sort = SEARCH_PARAMS.sort.parse(text);
  const value = sort && SEARCH_PARAMS.sort.format(sort);
  return sortOptions({ ...query, sort }, false)
    .filter((option) => option.value === value)
    .map(({ label }) => label);
};

it.each([
  ['match', 'Best match for you'],
  ['match:asc', 'Best match for you'],
  ['match:desc', 'Best match for you'],
  ['sat:asc', 'SAT, lowest first'],
  ['debt:desc', 'Debt, highest first'],
  ['gradRate:desc', 'Graduation rate, highest first'],
  ['size:asc', 'Fewest students first'],
  ['relevance', 'Best match'],
])('says the order %s of an address in words', (text, label) => {
  expect(chosen(text)).toEqual([label]);
});

it('offers no order twice, and an order by match only with answers', () => {
  const labels = (hasAnswers: boolean, query: SearchQuery = {}) => sortOptions(query, hasAnswers).map(({ label }) => label);
  expect(labels(false)).not.toContain('Best match for you');
  expect(labels(true)).toContain('Best match for you');
  const byMatch = labels(false, { sort: { key: 'match', direction: 'desc' } });
  expect(new Set(byMatch).size).toBe(byMatch.length);
});

it('offers the order by distance from a place', () => {
  const nearest = (query: SearchQuery) => sortOptions(query, false).some(({ label }) => label === 'Nearest first');
  expect([nearest({}), nearest({ zip: '36849' }), nearest({ zip: '36849', q: 'elm' })]).toEqual([false, false, true]);
});

it('offers the order by earnings in a major only with a major', () => {
  const isOffered = (query: SearchQuery) => sortOptions(query, false).some(({ label }) => label === 'Highest pay in this major');
  expect([isOffered({}), isOffered({ award: ['bachelor'] }), isOffered({ major: ['51.38'] })]).toEqual([false, false, true]);
});
