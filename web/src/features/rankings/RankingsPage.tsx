import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { RANKINGS_PATH, rankingHref } from '../../entities/ranking/ranking-address.ts';
import { orderOf, readRanking } from './ranking-url.ts';
import { RankingView } from './RankingView.tsx';
import type { SidebarProps } from './weights/sidebar-props.ts';

/** Colleges ranked by personal weights. The address holds all weights and filters. */
export function RankingsPage() {
  const { search } = useLocation();
  const query = useMemo(() => readRanking(search), [search]);
  const canonical = rankingHref(orderOf(query));
  const navigate = useNavigate();
  const change: SidebarProps['onChange'] = useCallback(
    // Intermediate slider positions add no history entries.
    (next, { isMoving = false } = { isMoving: false }) => void navigate(rankingHref(next), { preventScrollReset: true, replace: isMoving }),
    [navigate],
  );
  const pageHref = useCallback((page: number) => rankingHref({ ...query, page }), [query]);
  return (
    <div className="page py-3 md:py-5">
      <PageHead
        title="Personal rankings"
        description="US colleges ranked by your weights of ten criteria, with every score explained."
        canonicalPath={canonical}
        isUnlisted={canonical !== RANKINGS_PATH}
      />
      <h1 className="text-xl md:text-3xl">Personal rankings</h1>
      <p className="mt-1 text-sm text-muted md:text-base">
        <span className="max-md:hidden">Set how much each of ten criteria matters to you. </span>Ranked by a score from 0 to 100.{' '}
        <TextLink to="/personal-rankings-explained">How it works</TextLink>
      </p>
      <RankingView query={query} pageHref={pageHref} onChange={change} />
    </div>
  );
}
