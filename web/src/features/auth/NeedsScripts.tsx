import type { ReactNode } from 'react';

/** Says, to those without scripts, what needs them. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
