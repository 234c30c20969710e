import type { ReactNode } from 'react';

/** When each legal text last changed in meaning. Update the date with the text. */
export const LAST_CHANGED = {
  privacy: 'November 23, 2026',
  cookies: 'November 23, 2026',
  agreement: 'November 23, 2026',
} as const;

const DAY_SECONDS = 86_400;

/** "a day", "30 days". */
export function days(seconds: number): string {
  const count = seconds / DAY_SECONDS;
  return count === 1 ? 'a day' : `${count} days`;
}

/** A value that only the operator of an installation knows. Highlighted until the operator replaces it. */
export function OperatorPlaceholder({ children }: { children: ReactNode }) {
  return (
    <mark className="box-decoration-clone rounded-control bg-amber-tint px-1 py-0.5 text-amber">
      [To be filled in by the operator: {children}]
    </mark>
  );
}
