import type { Ranking, RankingQuery } from '../../../api/domain.ts';

/** What the controls of a ranking work on. */
export interface RailProps {
  query: RankingQuery;
  /** Absent until the first answer. */
  ranking: Ranking | undefined;
  /** `isMoving`: a step on the way to where somebody is going. */
  onChange: (query: RankingQuery, options?: { isMoving: boolean }) => void;
}
