import type { FullRoommateView } from '../../../../api/domain/roommates.ts';
import { Handles } from '../../contact/Handles.tsx';
import { Agreement } from './Agreement.tsx';
import { MarkMatched } from './MarkMatched.tsx';

/** What opens when both have accepted: names on other sites, a draft agreement, and the end of the search. */
export function Accepted({ view }: { view: FullRoommateView }) {
  return (
    <section aria-labelledby="accepted" className="grid grid-cols-1 gap-6 rounded-card border border-primary bg-card p-5 md:p-6">
      <div data-print="hide">
        <h2 id="accepted" className="text-2xl">
          You accepted each other
        </h2>
        <p className="mt-2">Before you decide, talk about the points below. Meet in a public place, and do not send money in advance.</p>
      </div>
      <div data-print="hide">
        <h3 className="mb-2 text-lg">Where to find {view.firstName}</h3>
        <Handles handles={view.handles} name={view.firstName} />
      </div>
      <Agreement lines={view.agreement ?? []} name={view.firstName} />
      <MarkMatched view={view} />
    </section>
  );
}
