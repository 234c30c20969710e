import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';

/** Lines to settle, from the answers that differ, to copy or print. */
export function Agreement({ lines, name }: { lines: readonly string[]; name: string }) {
  return (
    <div>
      <h3 className="text-lg">Draft of an agreement with {name}</h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted">
          Your answers differ nowhere, as far as both of you gave them. Talk about guests and quiet hours all the same.
        </p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">
            Where your answers differ, what matters most to you two first. Agree on each line in your own words.
          </p>
          <ol className="mt-3 grid list-decimal gap-2 pl-6 marker:text-primary">
            {lines.map((line) => (
              <li key={line} className="pl-1">
                {line}
              </li>
            ))}
          </ol>
          <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
            <CopyButton text={lines.map((line, index) => `${index + 1}. ${line}`).join('\n')} />
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? 'copied' : 'failed');
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{outcome === undefined ? 'Copy' : outcome === 'copied' ? 'Copied' : 'Select the text above'}</span>
    </Button>
  );
}
