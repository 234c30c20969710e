import { LONGEST_RANKING_NAME, type RankingQuery, serializeRanking } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { SaveAsDialog } from '../../../entities/ranking/SaveAsDialog.tsx';

export function SaveDialog({ query, onClose }: { query: RankingQuery; onClose: () => void }) {
  const { api } = useSite();
  return (
    <SaveAsDialog
      title="Save this ranking"
      submit="Save ranking"
      hint="Saves your weights and filters. Only you can see them."
      maxLength={LONGEST_RANKING_NAME}
      save={(name) => api.savedRankings.save({ body: { name, query: serializeRanking(query) } })}
      queryKey={['/api/rankings/saved']}
      onClose={onClose}
    />
  );
}
