import type { ReactNode } from 'react';

/** A message for browsers without scripts. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="rounded-control bg-sky-tint px-3 py-2 text-sm">{children}</p>
    </noscript>
  );
}
