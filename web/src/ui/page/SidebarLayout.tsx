import { Suspense, type ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  /** Accessible name of the sidebar. */
  label: string;
  /** Stays in place while the page scrolls. Hidden on phones. */
  sidebar: ReactNode;
  children: ReactNode;
}

/** A sidebar for settings or filters, and the results beside it. */
export function SidebarLayout({ label, sidebar, children }: Props) {
  return (
    <div className="mt-2 md:mt-4 md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={label} data-print="hide" className="hidden md:block">
        <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain pr-3 pb-4">
          <Suspense fallback={<Skeleton className="h-160 w-full" />}>{sidebar}</Suspense>
        </div>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
