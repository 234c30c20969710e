import { type RankingQuery, serializeRanking } from '../../api/domain/rankings.ts';

export const RANKINGS_PATH = '/rankings';

/** The address of a ranking. Equal rankings have equal addresses. */
export function rankingHref(query: RankingQuery): string {
  const text = serializeRanking(query);
  return text === '' ? RANKINGS_PATH : `${RANKINGS_PATH}?${text}`;
}
