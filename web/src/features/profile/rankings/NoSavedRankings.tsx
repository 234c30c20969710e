import { PRODUCT } from '../../../api/domain/shared.ts';
import { EmptyPanel } from '../../../ui/page/EmptyPanel.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';

export function NoSavedRankings() {
  return (
    <div className="mt-4">
      <EmptyPanel
        title="Nothing saved yet"
        actions={[
          { to: '/rankings', label: 'Create a ranking' },
          { to: '/discover', label: 'Search colleges' },
          { to: stepHref({}, 1), label: 'Find your matches' },
        ]}
        note={
          <>
            Or read how <TextLink to="/personal-rankings-explained">personal rankings</TextLink> and{' '}
            <TextLink to={`/${PRODUCT.slug}/about`}>matches</TextLink> work.
          </>
        }
      >
        <p>
          Rank colleges by what matters to you, search for them, or answer six questions to see which colleges fit. Saved rankings, searches
          and answers appear here.
        </p>
      </EmptyPanel>
    </div>
  );
}

export function RankingsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="mb-1 h-7 w-44" />
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-3 rounded-card border border-line bg-card p-4 sm:px-5">
          <Skeleton className="h-6 w-52 max-w-full" />
          <Skeleton className="h-4 w-full max-w-lg" />
          <Skeleton className="h-4 w-2/3 max-w-sm" />
          <div className="flex gap-2">
            <Skeleton className="h-9 w-24" />
            <Skeleton className="h-9 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
