import { EmptyPanel } from '../../../ui/page/EmptyPanel.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

export function NoFavorites() {
  return (
    <EmptyPanel
      title="No saved colleges yet"
      actions={[{ to: '/discover', label: 'Find colleges' }]}
      note={
        <>
          Or start with <TextLink to="/colleges/states">a state</TextLink>,{' '}
          <TextLink to="/colleges/best-public-colleges">public colleges</TextLink> or{' '}
          <TextLink to="/colleges/best-community-colleges">community colleges</TextLink>.
        </>
      }
    >
      <p>Press Save on any college to add it here with your notes and its status.</p>
    </EmptyPanel>
  );
}

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
