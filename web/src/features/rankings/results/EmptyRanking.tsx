import type { RankingQuery } from '../../../api/domain/rankings.ts';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { withoutFilters } from '../ranking-url.ts';

interface Props {
  query: RankingQuery;
  page: number;
  pageHref: (page: number) => string;
}

/** A ranking without colleges: a page after the last, or filters that no college meets. */
export function EmptyRanking({ query, page, pageHref }: Props) {
  return (
    <div className="mt-4">
      {page > 1 ? (
        <EmptyState title={`There is no page ${page}`}>
          <TextLink to={pageHref(1)}>Go to the first page</TextLink>
        </EmptyState>
      ) : (
        <EmptyState title="No college matches these filters">
          <p>Remove a filter or rank all colleges.</p>
          <TextLink to={rankingHref(withoutFilters(query))}>Clear all filters</TextLink>
        </EmptyState>
      )}
    </div>
  );
}
