import { LONGEST_RANKING_NAME, serializeRanking, type RankingQuery } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { SaveUnderName } from '../../../entities/ranking/SaveUnderName.tsx';

/** Keeps a ranking in the account. */
export function SaveDialog({ query, onClose }: { query: RankingQuery; onClose: () => void }) {
  const { api } = useSite();
  return (
    <SaveUnderName
      title="Save this ranking"
      submit="Save ranking"
      hint="Weights and filters are kept; only you see them."
      longest={LONGEST_RANKING_NAME}
      save={(name) => api.savedRankings.save({ body: { name, query: serializeRanking(query) } })}
      queryKey={['/api/rankings/saved']}
      onClose={onClose}
    />
  );
}
