import { STATES } from '../../../api/domain/colleges.ts';
import type { PlacedCollege } from '../../../api/domain/rankings.ts';
import { Pennant } from '../../../entities/college/Pennant.tsx';

/** The pennant, name and place of a college in a ranking. */
export function CollegeHeading({ college }: Pick<PlacedCollege, 'college'>) {
  return (
    <div className="flex gap-2.5">
      <Pennant design={college.pennant} className="mt-0.5 size-8 shrink-0 rounded-control sm:size-10 print:hidden" />
      <div className="min-w-0">
        <h3 className="leading-snug sm:text-lg">
          <a href={`/colleges/${college.slug}`} className="text-ink no-underline hover:text-primary hover:underline">
            {college.name}
          </a>
        </h3>
        <p className="text-xs text-muted sm:text-sm">
          {college.location}, {STATES[college.state]}
        </p>
      </div>
    </div>
  );
}
