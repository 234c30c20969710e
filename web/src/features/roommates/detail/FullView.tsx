import type { FullRoommateView } from '../../../api/domain/roommates.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { AboutPerson } from './AboutPerson.tsx';
import { Accepted } from './accepted/Accepted.tsx';
import { Actions } from './Actions.tsx';
import { HabitTable } from './match/HabitTable.tsx';
import { MatchSection } from './match/MatchSection.tsx';
import { PersonHead } from './PersonHead.tsx';

/** All of a profile, for members of the same college. */
export function FullView({ view }: { view: FullRoommateView }) {
  return (
    <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="lg:col-span-2">
        <PersonHead view={view}>
          {view.isMatched && (
            <p className="mt-2">
              <Badge tone="sky">Found a roommate</Badge>
            </p>
          )}
        </PersonHead>
      </div>
      <aside aria-label={`Contact with ${view.firstName}`} className="mt-6 lg:col-start-2 lg:mt-8" data-print="hide">
        <div className="lg:sticky lg:top-4">
          <Actions view={view} />
        </div>
      </aside>
      <div className="mt-8 grid min-w-0 grid-cols-1 content-start gap-10 lg:col-start-1 lg:row-start-2">
        {view.request?.state === 'accepted' && <Accepted view={view} />}
        <MatchSection view={view} />
        <HabitTable view={view} />
        <AboutPerson view={view} />
      </div>
    </div>
  );
}
