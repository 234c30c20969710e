import { MIN_COVERAGE, type PlacedCollege } from '../../../api/domain.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { CollegeHeading } from './CollegeHeading.tsx';
import { unrankedText } from '../ranking-words.ts';

/** Colleges with too little data for a rank, each with its missing criteria. */
export function UnrankedList({ places }: { places: readonly PlacedCollege[] }) {
  return (
    <section aria-labelledby="unranked" className="mt-8">
      <h2 id="unranked" className="text-xl">
        Not ranked: not enough data
      </h2>
      <p className="mt-1 text-sm text-muted">
        A score needs data for at least {shareText(MIN_COVERAGE)} of your weights. If you set the weight of a missing criterion to 0, these
        colleges may get a rank.
      </p>
      <ul className="mt-4 rounded-card border border-line bg-card">
        {places.map((place) => (
          <li key={place.college.id} className="border-t border-line p-4 first:border-t-0 sm:p-5">
            <article>
              <CollegeHeading college={place.college} />
              <p className="figure mt-2 text-sm">{unrankedText(place)}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
