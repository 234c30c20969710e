import { useEffect, useRef, useState } from 'react';
import type { OwnRoommateProfile } from '../../../api/domain/roommates.ts';
import { dayText } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProofForm } from './ProofForm.tsx';
import { proofWords } from './proof-words.ts';

/** Whether Alma confirmed an address at the college of an own profile, what that changes, and the form for it. */
export function CollegeProof({ profile }: { profile: OwnRoommateProfile }) {
  const [isOpen, setOpen] = useState(false);
  const { domain, confirmed } = profile.proof;
  const text = useRef<HTMLParagraphElement>(null);
  const isDone = isOpen && confirmed !== null;
  // The form that had the focus is gone.
  useEffect(() => {
    if (isDone) text.current?.focus();
  }, [isDone]);
  return (
    <div className="mt-3 grid max-w-text gap-3 text-sm">
      <p ref={text} tabIndex={-1}>
        {proofWords(profile).join(' ')}
        {confirmed && confirmed.until !== null && ` We ask again after ${dayText(confirmed.until)}.`}
      </p>
      {!confirmed && domain !== null && (
        <div>
          {isOpen ? (
            <ProofForm profileId={profile.id} domain={domain} />
          ) : (
            <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
              Confirm an address
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
