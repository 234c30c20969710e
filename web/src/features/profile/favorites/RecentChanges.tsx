import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { CollegeChanges } from '../../../api/domain/colleges.ts';
import type { Favorite } from '../../../api/domain/favorites.ts';
import { useSite } from '../../../api/site.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { changesCount, changeWords, newValues, type Change } from '../../../entities/source/change-words.ts';
import { inSentence, shortDay } from '../../../lib/format.ts';
import { favoritesQuery } from '../../../entities/favorites/favorites.queries.ts';

/** All changes are on the college's page. */
const SHOWN = 3;

/** The changes of the newest data version to a favorite. Empty without changes, while loading and on failure. */
export function RecentChanges({ favorite: { collegeId, college } }: { favorite: Favorite }) {
  const { api } = useSite();
  const { data: favorites = [] } = useQuery(favoritesQuery(api));
  const ids = favorites.map((one) => one.collegeId);
  const { data: recent } = useQuery({ ...recentChangesQuery(api, ids), enabled: ids.length > 0, placeholderData: keepPreviousData });
  const found = recent?.find((one) => one.collegeId === collegeId);
  if (!found) return null;
  return <ChangeSummary recent={found} slug={college.slug} />;
}

function ChangeSummary({ recent: { version, changes }, slug }: { recent: CollegeChanges; slug: string }) {
  const changed = newValues(changes);
  const day = shortDay(version.at);
  if (changed.length === 0 || day === undefined) return null;
  const more = changed.length - SHOWN;
  return (
    <p className="figure mt-3 border-t border-line pt-3 text-sm text-muted [overflow-wrap:anywhere]">
      <strong className="font-medium text-ink">
        {changesCount(changed)} on {day}:
      </strong>{' '}
      {changed.slice(0, SHOWN).map((change, index) => (
        <span key={change.field}>
          {index > 0 && '; '}
          <OneChange change={change} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.{' '}
      <TextLink to={`/colleges/${slug}#changes`} data-reload>
        All changes<span className="sr-only"> of this college</span>
      </TextLink>
    </p>
  );
}

function OneChange({ change }: { change: Change }) {
  const { label, before, after } = changeWords(change);
  return (
    <>
      {inSentence(label)}:{' '}
      {before !== undefined && (
        <>
          {before} <span aria-hidden="true">→</span>
          <span className="sr-only"> now</span>{' '}
        </>
      )}
      {after}
    </>
  );
}

/** The server's maximum per call. */
const PER_CALL = 100;

/** One query for all favorites; leaves out unchanged colleges. */
function recentChangesQuery(api: Api, collegeIds: readonly number[]) {
  const ids = [...collegeIds].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['/api/changes/colleges', ids],
    queryFn: async ({ signal }) => {
      const calls = [];
      for (let from = 0; from < ids.length; from += PER_CALL) {
        calls.push(api.history.recentOf({ query: { ids: ids.slice(from, from + PER_CALL) } }, signal));
      }
      return (await Promise.all(calls)).flat();
    },
  });
}
