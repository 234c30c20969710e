import { EyeOff } from 'lucide-react';
import type { RoommateView } from '../../../api/domain/roommates.ts';
import { useSession } from '../../../api/session-store.ts';
import { NeedPanel } from '../access/NeedPanel.tsx';
import { ReportProfile } from '../contact/ReportProfile.tsx';
import { Chips } from './Chips.tsx';
import { PersonHead } from './PersonHead.tsx';

const MISSING = [
  'How your habits fit, in both directions, and why',
  'What kind of room, when and for how much',
  'A text and a photo, if there are any',
];

/** What visitors see, what is missing, and what it takes to see it. */
export function RedactedView({ view }: { view: Extract<RoommateView, { view: 'redacted' }> }) {
  const { status } = useSession();
  return (
    <div className="grid max-w-text gap-8">
      <PersonHead view={view} />
      <Chips heading="h2" title="Interests" words={view.interests} />
      <section aria-labelledby="missing">
        <h2 id="missing" className="text-xl">
          Members of {view.college.name} also see
        </h2>
        <ul className="mt-3 grid gap-2">
          {MISSING.map((item) => (
            <li key={item} className="flex gap-3">
              <EyeOff aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <NeedPanel
        need={view.need}
        what={`the whole profile of ${view.firstName}`}
        collegeId={view.college.id}
        returnPath={`/roommates/${view.id}`}
      />
      {status !== 'loading' && (
        <div>
          <ReportProfile roommate={view} />
        </div>
      )}
    </div>
  );
}
