import type { PlacedCollege } from '../../../api/domain/rankings.ts';
import { kindOf } from '../../../entities/college/college-words.ts';
import { gateText, UNRANKED_TITLE, type GateWords } from '../../../entities/ranking/group-words.ts';
import { CollegeHeading } from './CollegeHeading.tsx';
import { unrankedText } from './unranked-text.ts';

/** Colleges without a rank, each with the reason. */
export function UnrankedList({ places, all }: GateWords & { places: readonly PlacedCollege[] }) {
  return (
    <section aria-labelledby="unranked" className="mt-8">
      <h2 id="unranked" className="text-xl">
        {UNRANKED_TITLE}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {gateText({ all })} If you set the weight of a missing criterion to 0, a college may get a rank.
      </p>
      <ul data-print="rows" className="mt-4 rounded-card border border-line bg-card">
        {places.map((place) => (
          <li key={place.college.id} className="border-t border-line px-3 py-2 first:border-t-0 sm:px-4">
            <article>
              <CollegeHeading college={place.college} />
              <p className="text-xs text-muted sm:text-sm">{kindOf(place.college)}</p>
              <p className="figure mt-1 text-sm">{unrankedText(place, { all })}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
