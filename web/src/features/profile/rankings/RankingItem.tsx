import { parseRanking, type SavedRanking } from '../../../api/domain/rankings.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { filterWords, weightsText } from '../../../entities/ranking/ranking-words.ts';
import { SavedItem } from '../shared/SavedItem.tsx';
import { dayText } from '../shared/account-words.ts';
import { useRankingChanges } from './use-ranking-changes.ts';

/** One saved ranking with its weights and filters. */
export function RankingItem({ ranking }: { ranking: SavedRanking }) {
  const { id, name, shareToken, createdAt } = ranking;
  const { query } = parseRanking(new URLSearchParams(ranking.query));
  const filters = filterWords(query);
  const { sharing, ...changes } = useRankingChanges(id);
  return (
    <SavedItem
      name={name}
      title={
        <h4 className="text-lg leading-snug">
          <TextLink to={rankingHref(query)}>{name}</TextLink>
        </h4>
      }
      sharing={{ path: shareToken && `/rankings/shared/${shareToken}`, call: sharing }}
      changes={changes}
      question={shareToken === null ? 'Delete this ranking?' : 'Delete this ranking? Its link stops working.'}
    >
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Weights</dt>
        <dd className="figure mb-1 sm:mb-0">{weightsText(query)}</dd>
        <dt className="text-muted">Colleges</dt>
        <dd className="mb-1 sm:mb-0">{filters.length > 0 ? filters.join(' · ') : 'All colleges'}</dd>
        <dt className="text-muted">Saved</dt>
        <dd>{dayText(createdAt)}</dd>
      </dl>
    </SavedItem>
  );
}
