import type { ReactNode } from 'react';

interface Props {
  title: string;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
  tone?: 'quiet' | 'error';
}

/** A box for an empty or failed result: what happened, and what to do next. */
export function EmptyState({ title, heading: Heading = 'h2', children, tone = 'quiet' }: Props) {
  const look = tone === 'error' ? 'border-brick bg-brick-tint' : 'border-line bg-card';
  return (
    <div className={`rounded-card border px-6 py-10 text-center ${look}`} {...(tone === 'error' && { role: 'alert' })}>
      <Heading className="text-xl">{title}</Heading>
      <div className="mx-auto mt-3 flex max-w-text flex-col items-center gap-4 text-muted">{children}</div>
    </div>
  );
}
