import { useQuery } from '@tanstack/react-query';
import { parseRanking, type SavedRanking } from '../../../api/domain/rankings.ts';
import { useSite } from '../../../api/site.ts';
import { EmptyPanel } from '../../../ui/page/EmptyPanel.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { weightsText } from '../../../entities/ranking/ranking-words.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { savedRankingsQuery } from '../shared/profile.queries.ts';

const SHOWN = 3;

/** The most recently saved or changed rankings. */
export function LatestRankings() {
  const rankings = useQuery(savedRankingsQuery(useSite().api));
  if (rankings.isError && !rankings.data)
    return <LoadFailure what="Your rankings" error={rankings.error} onRetry={() => void rankings.refetch()} />;
  if (rankings.data?.length === 0) {
    return (
      <EmptyPanel title="No saved rankings yet" actions={[{ to: '/rankings', label: 'Create a ranking' }]}>
        <p>Rank colleges by what matters to you and save the result.</p>
      </EmptyPanel>
    );
  }
  return (
    <section aria-labelledby="latest-rankings" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 id="latest-rankings" className="text-xl">
        Rankings
      </h3>
      {rankings.data ? <Latest rankings={rankings.data} /> : <LatestSkeleton />}
    </section>
  );
}

function Latest({ rankings }: { rankings: readonly SavedRanking[] }) {
  return (
    <>
      <ul className="mt-3 grid gap-3">
        {rankings.slice(0, SHOWN).map(({ id, name, query: text }) => {
          const { query } = parseRanking(new URLSearchParams(text));
          return (
            <li key={id} className="min-w-0">
              <TextLink to={rankingHref(query)} className="font-medium [overflow-wrap:anywhere]">
                {name}
              </TextLink>
              <p className="figure text-sm text-muted">{weightsText(query)}</p>
            </li>
          );
        })}
      </ul>
      <TextLink to="/profile?tab=rankings" className="mt-4 inline-flex min-h-8 items-center text-sm">
        See all rankings and matches
      </TextLink>
    </>
  );
}

function LatestSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-4">
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-1.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-3/4" />
        </div>
      ))}
    </div>
  );
}
