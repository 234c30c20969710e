import { type CollegeKind, type RankingQuery, SEARCH_OF_LIST } from '../../../api/domain/rankings.ts';
import { type SearchQuery, serializeSearch } from '../../../api/domain/search.ts';

/** The search with the same filters. It can combine at most two kinds, and only by control. */
export function searchHref({ type = [], st, size, focus, housing, max }: RankingQuery): string {
  const search: SearchQuery = {
    ...searchOf(type),
    ...(st && { state: st }),
    ...(size && { size }),
    ...(focus && { focus }),
    ...(housing && { housing }),
    // A ranking leaves out colleges with an unknown price.
    ...(max !== undefined && { netPrice: { max }, unknown: 'exclude' as const }),
  };
  const text = serializeSearch(search);
  return text === '' ? '/discover' : `/discover?${text}`;
}

function searchOf(kinds: readonly CollegeKind[]): SearchQuery {
  // Community colleges are public.
  const wanted = kinds.filter((kind) => kind !== 'community' || !kinds.includes('public'));
  const [first, second] = wanted;
  if (first === undefined || wanted.length > 2) return {};
  if (second === undefined) return SEARCH_OF_LIST[first];
  const controls = [SEARCH_OF_LIST[first], SEARCH_OF_LIST[second]].flatMap(({ control, ...more }) =>
    control !== undefined && Object.keys(more).length === 0 ? [control] : [],
  );
  return controls.length === 2 ? { control: controls.flat() } : {};
}
