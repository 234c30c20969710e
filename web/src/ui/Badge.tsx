import type { ReactNode } from 'react';

const TONES = {
  neutral: 'border-line bg-sunken text-muted',
  primary: 'border-transparent bg-tint text-primary',
  amber: 'border-transparent bg-amber-tint text-amber',
  brick: 'border-transparent bg-brick-tint text-brick',
  sky: 'border-transparent bg-sky-tint text-sky',
} as const;

/** A label of one or two words. The tone adds no information of its own. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium ${TONES[tone]}`}>{children}</span>
  );
}
