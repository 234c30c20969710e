import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Ways to the first favorite. */
export function NoFavorites() {
  return (
    <div className="rounded-card border border-line bg-card px-6 py-10 text-center">
      <h3 className="text-xl">No favorites yet</h3>
      <p className="mx-auto mt-3 max-w-prose text-muted">
        Press the heart on any college. It appears here, with room for your notes and for how far you are with it.
      </p>
      <ButtonLink to="/discover" className="mt-5">
        Find colleges
      </ButtonLink>
      <p className="mt-4 text-sm text-muted">
        Or start from <TextLink to="/colleges/states">a state</TextLink>,{' '}
        <TextLink to="/colleges/best-public-colleges">public colleges</TextLink> or{' '}
        <TextLink to="/colleges/best-community-colleges">community colleges</TextLink>.
      </p>
    </div>
  );
}

/** The shape of what is on its way. */
export function FavoritesSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-10 w-40" />
      </div>
      <div className="mt-6 grid gap-3">
        {[0, 1, 2].map((row) => (
          <div key={row} className="rounded-card border border-line bg-card p-4 sm:px-5">
            <div className="flex flex-wrap items-center gap-4">
              <div className="flex basis-full gap-4 lg:flex-1 lg:basis-60">
                <Skeleton className="size-12 shrink-0" />
                <div className="grid flex-1 content-center gap-2">
                  <Skeleton className="h-5 w-2/3" />
                  <Skeleton className="h-4 w-1/3" />
                </div>
              </div>
              <Skeleton className="h-10 max-w-52 flex-1 lg:max-w-44" />
              <Skeleton className="h-10 w-30" />
            </div>
            <Skeleton className="mt-3 h-5 w-20" />
          </div>
        ))}
      </div>
    </div>
  );
}
