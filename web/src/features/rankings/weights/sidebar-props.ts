import type { Ranking, RankingQuery } from '../../../api/domain/rankings.ts';

export interface SidebarProps {
  query: RankingQuery;
  /** Undefined until the first response. */
  ranking: Ranking | undefined;
  /** `isMoving`: an intermediate slider position. */
  onChange: (query: RankingQuery, options?: { isMoving: boolean }) => void;
}
