import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';

/** The address that shows a list to anybody. */
export function SharedLink({ name, token }: { name: string; token: string }) {
  const [outcome, setOutcome] = useState('');
  const address = `${window.location.origin}/lists/${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Link copied');
    } catch {
      setOutcome('Copy the link out of the field');
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
