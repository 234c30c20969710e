import { useQuery } from '@tanstack/react-query';
import { countText } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { roommateCountsQuery } from './roommates.queries.ts';

const MOST_COLLEGES = 8;

/** At least how many adults have a profile, by college. Small counts are not stated. */
export function CollegeCounts() {
  const { data: counts } = useQuery(roommateCountsQuery(useSite().api));
  if (!counts) return null;
  const colleges = counts.colleges.slice(0, MOST_COLLEGES);
  return (
    <section aria-labelledby="counts" className="rounded-card border border-line bg-card p-5">
      <h2 id="counts" className="text-xl">
        {counts.total === null ? 'The first profiles are being written' : `At least ${countText(counts.total)} profiles now`}
      </h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {colleges.map(({ college, profiles }) => (
          <li key={college.id} className="flex justify-between gap-4">
            <TextLink to={`/colleges/${college.slug}`}>{college.name}</TextLink>
            <span className="figure shrink-0 text-muted">{profiles === null ? 'Fewer than 5' : `${countText(profiles)} or more`}</span>
          </li>
        ))}
      </ul>
      {colleges.length === 0 && <p className="text-sm text-muted">A college appears here with its first profile.</p>}
    </section>
  );
}
