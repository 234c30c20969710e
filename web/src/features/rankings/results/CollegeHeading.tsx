import { STATES } from '../../../api/domain/colleges.ts';
import type { PlacedCollege } from '../../../api/domain/rankings.ts';

/** The name and place of a college in a ranking. */
export function CollegeHeading({ college }: Pick<PlacedCollege, 'college'>) {
  return (
    <>
      <h3 className="leading-snug sm:text-lg">
        <a href={`/colleges/${college.slug}`} className="text-ink no-underline hover:text-primary hover:underline">
          {college.name}
        </a>
      </h3>
      <p className="text-xs text-muted sm:text-sm">
        {college.location}, {STATES[college.state]}
      </p>
    </>
  );
}
