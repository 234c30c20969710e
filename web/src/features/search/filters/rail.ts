import type { SearchQuery } from '../../../api/domain.ts';
import type { SearchOutcome } from '../search.queries.ts';

/** What each part of the filters works on. */
export interface RailProps {
  query: SearchQuery;
  /** Absent until the first answer: counts and bars then follow. */
  outcome: SearchOutcome | undefined;
  onChange: (query: SearchQuery) => void;
}
