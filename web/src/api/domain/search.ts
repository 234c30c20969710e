/** The search: its address, its answers and its limits. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type SearchResult = WireOf<Contracts['colleges']['search']>;
export type SearchHit = SearchResult['items'][number];
export type CountedSearch = WireOf<Contracts['savedSearches']['list']>[number];

export { MAX_MAJORS } from '../../../../src/domain/majors/major-param.ts';
export { cityText } from '../../../../src/domain/search/places/city-text.ts';
export { SEARCH_WORDS } from '../../../../src/domain/search/param-words.ts';
export {
  DEFAULT_RADIUS_MILES,
  parseSearch,
  PRIVATE_PARAMS,
  RANGE_PARAM_KEYS,
  SEARCH_PARAMS,
  serializeSearch,
  type Param,
  type Range,
  type RangeParam,
  type SearchFault,
  type SearchParamKey,
  type SearchQuery,
  type Sort,
  type SortKey,
} from '../../../../src/domain/search/params.ts';
export { rangeSpecOf, scaleOf } from '../../../../src/domain/search/range-spec.ts';
export { LONGEST_SEARCH_NAME, savedSearchText } from '../../../../src/domain/search/saved/saved-search.ts';
export { LAST_PAGE } from '../../../../src/domain/shared/query-params.ts';
