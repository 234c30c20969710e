import { Suspense, type ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  /** Names the rail. */
  label: string;
  /** What stands still at the left while the rest scrolls; on a phone it is not there. */
  rail: ReactNode;
  children: ReactNode;
}

/** A page of two columns: what one sets, and what comes of it. */
export function BesideRail({ label, rail, children }: Props) {
  return (
    <div className="mt-6 md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={label} data-print="hide" className="hidden md:block">
        <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain pr-3 pb-4">
          <Suspense fallback={<Skeleton className="h-160 w-full" />}>{rail}</Suspense>
        </div>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
