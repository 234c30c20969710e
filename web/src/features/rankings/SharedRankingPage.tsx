import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { PRODUCT } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';
import { readShared } from './ranking-url.ts';
import { sharedRankingQuery } from './rankings.queries.ts';
import { RankingView } from './RankingView.tsx';

/** The page /rankings/shared/{token}: an order that somebody shares. Whoever changes it goes on with an order of their own. */
export function SharedRankingPage() {
  const { token = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: shared } = useSuspenseQuery(sharedRankingQuery(useSite().api, token));
  const query = useMemo(() => readShared(shared.query, search), [shared.query, search]);
  const pageHref = useCallback((page: number) => (page === 1 ? pathname : `${pathname}?page=${page}`), [pathname]);
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={shared.name} description={`An order of colleges that somebody shares on ${PRODUCT.name}.`} isUnlisted />
      <h1 className="text-3xl [overflow-wrap:anywhere]">{shared.name}</h1>
      <p className="mt-3 max-w-xl text-muted">
        Somebody shares this order with everybody who has its link. Move a slider, and you go on with a ranking of your own.
      </p>
      <RankingView query={query} pageHref={pageHref} onChange={(next) => void navigate(rankingHref(next), { preventScrollReset: true })} />
    </div>
  );
}
