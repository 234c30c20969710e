import { useState } from 'react';
import { Check, Link2 } from 'lucide-react';

/** Copies the address: it holds the whole search. */
export function ShareButton({ className }: { className: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    setTimeout(() => setOutcome(undefined), 4000);
  };
  const Icon = outcome === 'copied' ? Check : Link2;
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{outcome === undefined ? 'Share' : outcome === 'copied' ? 'Link copied' : 'Copy the address above'}</span>
    </button>
  );
}
