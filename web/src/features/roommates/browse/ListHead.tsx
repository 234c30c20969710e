import { useQuery } from '@tanstack/react-query';
import { countText } from '../../../api/domain/colleges.ts';
import { ROOMMATE_SORTS, type RoommatePage, type RoommateSort } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { CollegeProof } from '../../../entities/roommates/own/CollegeProof.tsx';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { browseHref, changed } from './browse-url.ts';
import type { FilterProps } from './FilterForm.tsx';
import { peopleText } from './people-text.ts';

const SORT_LABELS: Record<RoommateSort, string> = { match: 'Best match', newest: 'Newest', active: 'Recently active' };
const SORTS = ROOMMATE_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** How many people fit, their order, and how many a deal-breaker leaves out. */
export function ListHead({ query, onChange, list }: FilterProps & { list: RoommatePage | undefined }) {
  const sort = query.sort ?? 'match';
  return (
    <div className="mt-4 grid gap-2 md:mt-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p aria-live="polite" className="text-lg">
          {list ? <Count list={list} /> : 'Loading people'}
        </p>
        <Select
          label="Order"
          options={SORTS}
          value={sort}
          className="w-full sm:w-48"
          onChange={({ target }) =>
            onChange(changed(query, { sort: target.value === 'match' ? undefined : (target.value as RoommateSort) }))
          }
        />
      </div>
      {list && <DealBreakers query={query} list={list} />}
      <QuizHint />
      {list && <Proof collegeId={list.collegeId} />}
    </div>
  );
}

function Count({ list: { total, all, collegeId } }: { list: RoommatePage }) {
  const { data: mine } = useQuery(myRoommatesQuery(useSite().api));
  const college = mine?.profiles.find((own) => own.college.id === collegeId)?.college.name ?? 'your college';
  return (
    <>
      <strong className="figure font-display text-xl font-semibold">{peopleText(total)}</strong>
      <span className="text-muted">
        {total < all && ` of ${countText(all)}`} at {college}
      </span>
    </>
  );
}

/** Deal-breakers leave a person out, with the way to see them all the same. */
function DealBreakers({ query, list: { dealBreakers } }: { query: FilterProps['query']; list: RoommatePage }) {
  if (query.withDealBreakers === '1') {
    return (
      <p className="text-sm text-muted">
        People with a deal-breaker are in the list.{' '}
        <TextLink to={browseHref(changed(query, { withDealBreakers: undefined }))} data-keep-scroll="">
          Leave them out
        </TextLink>
      </p>
    );
  }
  if (dealBreakers === 0) return null;
  return (
    <p className="text-sm text-muted">
      {peopleText(dealBreakers)} left out because of a deal-breaker, yours or theirs.{' '}
      <TextLink to={browseHref(changed(query, { withDealBreakers: '1' }))} data-keep-scroll="">
        Show them too
      </TextLink>
    </p>
  );
}

/** People under 18 are in the list with a proof of the college alone. */
function Proof({ collegeId }: { collegeId: number | null }) {
  const { data: mine } = useQuery(myRoommatesQuery(useSite().api));
  const own = mine?.profiles.find(({ college }) => college.id === collegeId);
  return own ? <CollegeProof profile={own} /> : null;
}

/** Without answers there is no match. */
function QuizHint() {
  const { data: mine } = useQuery(myRoommatesQuery(useSite().api));
  if (!mine || Object.keys(mine.answers ?? {}).length > 0) return null;
  return (
    <p className="rounded-control bg-sky-tint px-3 py-2 text-sm">
      You have no quiz answers yet, so there is no match. <TextLink to="/roommates/quiz">Take the quiz, about three minutes</TextLink>
    </p>
  );
}
