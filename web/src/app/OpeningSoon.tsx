import { isOpen, type MenuEntry } from './menu.ts';

/** The entries without an open page, in one line. Nothing if all are open. */
export function OpeningSoon({ entries, className = '' }: { entries: readonly MenuEntry[]; className?: string }) {
  const labels = entries.filter((entry) => !isOpen(entry)).map(({ label }) => label);
  return labels.length === 0 ? null : <p className={`text-muted ${className}`}>Opening soon: {labels.join(', ')}</p>;
}
