import { countText, STATES } from '../../../api/domain/colleges.ts';
import type { Favorite } from '../../../api/domain/favorites.ts';
import { EmptyPanel } from '../../../ui/page/EmptyPanel.tsx';
import { Pennant } from '../../../entities/college/Pennant.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const SHOWN = 3;

/** The number of favorites, and the three newest. */
export function NewestFavorites({ favorites }: { favorites: readonly Favorite[] | undefined }) {
  if (favorites?.length === 0) {
    return (
      <EmptyPanel title="No saved colleges yet" actions={[{ to: '/discover', label: 'Find colleges' }]}>
        <p>Press Save on any college to see it here.</p>
      </EmptyPanel>
    );
  }
  return (
    <section aria-labelledby="newest" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 id="newest" className="text-xl">
        My colleges
      </h3>
      {favorites ? <Newest favorites={favorites} /> : <NewestSkeleton />}
    </section>
  );
}

function Newest({ favorites }: { favorites: readonly Favorite[] }) {
  const newest = favorites.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, SHOWN);
  return (
    <>
      <p className="figure mt-1 text-sm text-muted">
        {favorites.length === 1 ? '1 saved college' : `${countText(favorites.length)} saved colleges`}
      </p>
      <ul className="mt-4 grid gap-3">
        {newest.map(({ id, college }) => (
          <li key={id} className="flex items-center gap-3">
            <Pennant design={college.pennant} className="size-11 shrink-0 rounded-control" />
            <div className="min-w-0">
              <TextLink to={`/colleges/${college.slug}`} className="font-medium">
                {college.name}
              </TextLink>
              <p className="text-sm text-muted">
                {college.location}, {STATES[college.state]}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink to="/profile?tab=favorites" className="mt-4 inline-flex min-h-8 items-center text-sm">
        See my colleges
      </TextLink>
    </>
  );
}

function NewestSkeleton() {
  return (
    <div aria-hidden="true" className="mt-2">
      <Skeleton className="h-4 w-36" />
      <div className="mt-4 grid gap-3">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton className="size-11 shrink-0" />
            <div className="grid flex-1 content-center gap-1.5">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
