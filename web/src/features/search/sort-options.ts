import { SEARCH_PARAMS, type SearchQuery, type Sort, type SortKey } from '../../api/domain/search.ts';
import { hasNeedsOf } from './search-url.ts';

/** The orders of the menu. `relevance` is the order without a choice. */
const OFFERED = (
  'suggested:asc match:desc graduates:desc majorEarnings:desc distance:asc name:asc name:desc netPrice:asc netPrice:desc acceptance:asc ' +
  'acceptance:desc prestige:desc gradRate:desc gradRate:asc retention:desc earnings10:desc earnings10:asc debt:asc sat:desc size:desc ' +
  'size:asc safety:desc athletics:desc research:desc'
).split(' ');

/** A noun for both directions of a figure, or words for ascending and descending. */
const SORT_WORDS: Record<SortKey, string | readonly [asc: string, desc: string]> = {
  suggested: ['Suggested', 'Suggested'],
  relevance: ['Best match', 'Best match'],
  match: ['Best match for you', 'Best match for you'],
  graduates: ['Fewest graduates first', 'Most graduates first'],
  majorEarnings: ['Lowest pay in this major', 'Highest pay in this major'],
  distance: ['Nearest first', 'Farthest first'],
  name: ['Name, A to Z', 'Name, Z to A'],
  netPrice: 'Net price',
  acceptance: 'Acceptance rate',
  prestige: 'Selectivity and completion',
  gradRate: 'Graduation rate',
  retention: 'Retention rate',
  earnings10: 'Earnings',
  debt: 'Debt',
  sat: 'SAT',
  size: ['Fewest students first', 'Most students first'],
  safety: 'Campus safety',
  athletics: 'Athletics',
  research: 'Research',
};

/** The order without a `sort` parameter. */
export function defaultOrderOf({ q, zip, near }: SearchQuery): 'suggested' | 'distance' | 'relevance' {
  if (q !== undefined) return 'relevance';
  return zip === undefined && near === undefined ? 'suggested' : 'distance';
}

const DEFAULT_LABELS = { suggested: 'Sort: suggested', distance: 'Sort: nearest first', relevance: 'Sort: best match' };

/** The default order is the first option, without a value, and the orders follow that have what they need. An order of an address comes last. */
export function sortOptions(query: SearchQuery, hasAnswers: boolean): { value: string; label: string }[] {
  const byDefault = defaultOrderOf(query);
  const isUsable = ({ key }: Sort): boolean => key !== byDefault && (key === 'match' ? hasAnswers : hasNeedsOf(key, query));
  const current = query.sort && SEARCH_PARAMS.sort.format(query.sort);
  const offered = OFFERED.filter((value) => value === current || isUsable(sortOf(value)));
  if (current !== undefined && !offered.includes(current)) offered.push(current);
  return [{ value: '', label: DEFAULT_LABELS[byDefault] }, ...offered.map((value) => ({ value, label: labelOf(value) }))];
}

const sortOf = (value: string): Sort => SEARCH_PARAMS.sort.parse(value) as Sort;

function labelOf(value: string): string {
  const { key, direction } = sortOf(value);
  const words = SORT_WORDS[key];
  const place = direction === 'asc' ? 0 : 1;
  return typeof words === 'string' ? `${words}, ${['lowest', 'highest'][place]} first` : words[place];
}
