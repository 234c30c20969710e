import { STATES } from '../../../api/domain/colleges.ts';
import type { PlacedCollege } from '../../../api/domain/rankings.ts';
import { kindOf } from '../../../entities/college/college-words.ts';

/** The name, place and kind of a college in a ranking. */
export function CollegeHeading({ college }: Pick<PlacedCollege, 'college'>) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-snug">
        <a href={`/colleges/${college.slug}`} className="text-ink no-underline hover:text-primary hover:underline">
          {college.name}
        </a>
      </h3>
      <p className="text-sm text-muted">
        {college.location}, {STATES[college.state]}
      </p>
      <p className="text-sm text-muted">{kindOf(college)}</p>
    </div>
  );
}
