import type { SearchQuery } from '../../../api/domain/search.ts';
import type { SearchOutcome } from '../search.queries.ts';

/** The props that all filters share. */
export interface FilterProps {
  query: SearchQuery;
  /** Undefined until the first result, which brings counts and bars. */
  outcome: SearchOutcome | undefined;
  onChange: (query: SearchQuery) => void;
}
