import type { ReactNode } from 'react';

/** The line under a picture, announced when it changes. It has room for two lines, so that the page below stays where it is. */
export function SwarmCaption({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" data-print="hide" className="mt-1 min-h-10 text-xs text-muted">
      {children}
    </p>
  );
}
