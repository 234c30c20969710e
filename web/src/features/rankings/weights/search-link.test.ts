import { parseRanking } from '../../../api/domain/rankings.ts';
import { searchHref } from './search-link.ts';

it.each([
  ['', '/discover'],
  ['w=5402300001&st=AL&all=1', '/discover?state=AL'],
  ['focus=arts,health&group=specialist', '/discover?focus=arts,health'],
  ['w=2000300500&type=public&housing=1', '/discover?control=public&housing=1'],
  [
    'type=community&size=small&focus=liberal-arts&housing=1&max=20000',
    '/discover?size=small&community=1&housing=1&netPrice=..20000&focus=liberal-arts&unknown=exclude',
  ],
])('the search with the filters of ranking %s', (ranking, expected) => {
  expect(searchHref(parseRanking(new URLSearchParams(ranking)).query)).toBe(expected);
});
