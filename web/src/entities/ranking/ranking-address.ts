import { serializeRanking, type RankingQuery } from '../../api/domain.ts';

export const RANKINGS_PATH = '/rankings';

/** The address of a ranking. Equal rankings have equal addresses. */
export function rankingHref(query: RankingQuery): string {
  const text = serializeRanking(query);
  return text === '' ? RANKINGS_PATH : `${RANKINGS_PATH}?${text}`;
}
