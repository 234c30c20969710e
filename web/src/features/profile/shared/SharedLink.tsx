import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';

/** The shared link, with a copy button. */
export function SharedLink({ name, path }: { name: string; path: string }) {
  const [outcome, setOutcome] = useState('');
  const address = `${window.location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Link copied');
    } catch {
      setOutcome('Copy the link from the field');
    }
  };
  return (
    <div className="grid gap-2">
      <Field label={`Link to ${name}`} readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="secondary" aria-label={`Copy the link to ${name}`} onClick={() => void copy()}>
          Copy link
        </Button>
        <span role="status" className="text-sm text-muted">
          {outcome}
        </span>
      </div>
    </div>
  );
}
