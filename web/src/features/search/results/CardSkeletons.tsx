import { Skeleton } from '../../../ui/page/Skeleton.tsx';

/** Six cards in the making. */
export function CardSkeletons() {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-4 lg:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="rounded-card border border-line bg-card p-5">
          <div className="flex gap-4">
            <Skeleton className="size-16" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
          <div className="mt-8 grid grid-cols-2 gap-4">
            {[0, 1, 2, 3].map((stat) => (
              <Skeleton key={stat} className="h-12" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
