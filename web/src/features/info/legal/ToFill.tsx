import type { ReactNode } from 'react';

/** Something only the operator of an installation can say; it stands out until somebody has said it. */
export function ToFill({ children }: { children: ReactNode }) {
  return (
    <mark className="box-decoration-clone rounded-control bg-amber-tint px-1 py-0.5 text-amber">
      [To be filled in by the operator: {children}]
    </mark>
  );
}
