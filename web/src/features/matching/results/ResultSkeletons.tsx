import { Skeleton } from '../../../ui/page/Skeleton.tsx';

export function ResultSkeletons() {
  return (
    <div aria-hidden="true" className="mt-10">
      <Skeleton className="h-8 w-64" />
      <div className="mt-6 grid gap-4">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="gap-8 rounded-card border border-line bg-card p-5 lg:grid lg:grid-cols-[5fr_6fr]">
            <div>
              <div className="flex gap-4">
                <Skeleton className="size-16" />
                <div className="grid flex-1 content-start gap-2">
                  <Skeleton className="h-5 w-3/4" />
                  <Skeleton className="h-4 w-1/2" />
                </div>
              </div>
              <Skeleton className="mt-4 h-10 w-56" />
            </div>
            <div className="mt-4 grid content-start gap-3 lg:mt-0">
              {[0, 1, 2, 3].map((line) => (
                <Skeleton key={line} className="h-4 w-5/6" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
