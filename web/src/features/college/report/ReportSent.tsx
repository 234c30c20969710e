import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  /** Where the answer goes. */
  address: 'account' | 'given' | 'none';
}

const ANSWERS: Record<Props['address'], string> = {
  account: 'When we have finished, we answer to the email address of your account.',
  given: 'When we have finished, we answer to the email address that you gave us.',
  none: 'You gave no email address, so you get no answer. Look at this page again in some weeks.',
};

/** Confirms a report. */
export function ReportSent({ address }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <p ref={text} tabIndex={-1} className="font-medium">
        Thank you. We have received your report.
      </p>
      <p>
        A member of our staff compares it with the source of the data. If we made the mistake, we correct it. If the source is wrong, we say
        so to you; only its publisher can correct it.
      </p>
      <p>{ANSWERS[address]}</p>
      <div>
        {/* The dialog returns the focus to where it was only if it closes itself. */}
        <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Close</Button>
      </div>
    </div>
  );
}
