import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <h4 ref={heading} tabIndex={-1} className="font-medium focus:outline-none">
        Your recovery codes
      </h4>
      <p>
        Each one signs you in once when you do not have your app or passkey. Keep them where others cannot read them. They are not shown
        again.
      </p>
      <ul className="grid w-full grid-cols-2 gap-2 rounded-card border border-line bg-card p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have kept them</Button>
    </div>
  );
}
