import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { RANKINGS_PATH, rankingHref } from '../../entities/ranking/ranking-address.ts';
import { orderOf, readRanking } from './ranking-url.ts';
import { RankingView } from './RankingView.tsx';
import type { RailProps } from './weights/rail.ts';

/** Colleges in the order of one's own weights; the address says all of it. */
export function RankingsPage() {
  const { search } = useLocation();
  const query = useMemo(() => readRanking(search), [search]);
  const canonical = rankingHref(orderOf(query));
  const navigate = useNavigate();
  const change: RailProps['onChange'] = useCallback(
    // A slider on its way leaves no steps behind for the back button.
    (next, { isMoving = false } = { isMoving: false }) => void navigate(rankingHref(next), { preventScrollReset: true, replace: isMoving }),
    [navigate],
  );
  const pageHref = useCallback((page: number) => rankingHref({ ...query, page }), [query]);
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Personal rankings"
        description="Say how much ten things matter to you, and see every US college in the order that follows, each score taken apart."
        canonicalPath={canonical}
        isUnlisted={canonical !== RANKINGS_PATH}
      />
      <h1 className="text-3xl">Personal rankings</h1>
      <p className="mt-3 max-w-xl text-muted">
        Say how much each of ten things matters to you. Every college gets a score from 0 to 100, and the order follows.{' '}
        <TextLink to="/personal-rankings-explained">How personal rankings work</TextLink>
      </p>
      <RankingView query={query} pageHref={pageHref} onChange={change} />
    </div>
  );
}
