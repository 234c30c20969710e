import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PRODUCT } from '../../api/domain/shared.ts';
import { useSite } from '../../api/site.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';
import { readShared } from './ranking-url.ts';
import { sharedRankingQuery } from './rankings.queries.ts';
import { RankingView } from './RankingView.tsx';

/** The page /rankings/shared/{token}: a ranking shared by link. A change to its weights continues at /rankings. */
export function SharedRankingPage() {
  const { token = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: shared } = useSuspenseQuery(sharedRankingQuery(useSite().api, token));
  const query = useMemo(() => readShared(shared.query, search), [shared.query, search]);
  const pageHref = useCallback((page: number) => (page === 1 ? pathname : `${pathname}?page=${page}`), [pathname]);
  return (
    <div className="page py-3 md:py-5">
      <PageHead title={shared.name} description={`A college ranking shared on ${PRODUCT.name}.`} isUnlisted />
      <h1 className="text-xl md:text-3xl [overflow-wrap:anywhere]">{shared.name}</h1>
      <p className="mt-1 text-sm text-muted md:text-base">
        This ranking was shared with you by link. Move a slider to start your own ranking.
      </p>
      <RankingView query={query} pageHref={pageHref} onChange={(next) => void navigate(rankingHref(next), { preventScrollReset: true })} />
    </div>
  );
}
