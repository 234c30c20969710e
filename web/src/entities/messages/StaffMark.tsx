import { BadgeCheck } from 'lucide-react';

/** Beside the name of staff. A name is text, so no person can have it in theirs. */
export const StaffMark = () => (
  <span title="Verified: this is the staff of Alma" className="inline-flex shrink-0 self-center text-primary">
    <BadgeCheck aria-hidden="true" className="size-4" />
    <span className="sr-only">Verified staff of Alma</span>
  </span>
);
