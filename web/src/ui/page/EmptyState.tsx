import type { ReactNode } from 'react';

/** Nothing to show, or nothing that could be shown: what happened, and what to do next. */
export function EmptyState({ title, children, tone = 'quiet' }: { title: string; children?: ReactNode; tone?: 'quiet' | 'error' }) {
  const look = tone === 'error' ? 'border-brick bg-brick-tint' : 'border-line bg-card';
  return (
    <div className={`rounded-card border px-6 py-10 text-center ${look}`} {...(tone === 'error' && { role: 'alert' })}>
      <h2 className="text-xl">{title}</h2>
      <div className="mx-auto mt-3 flex max-w-text flex-col items-center gap-4 text-muted">{children}</div>
    </div>
  );
}
