import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CollegeChanges, Favorite } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { changesCount, changeWords, newValues, type Change } from '../../../entities/source/change-words.ts';
import { shortDay } from '../../../lib/format.ts';
import { inSentence } from '../../../lib/in-sentence.ts';
import { favoritesQuery } from '../shared/queries.ts';
import { recentChangesQuery } from './recent-changes.query.ts';

/** The rest is on the college's page. */
const SHOWN = 3;

/** What the newest data changed about a favorite. Nothing where nothing has, while it is on its way, and where it cannot be had. */
export function FavoriteNews({ favorite: { collegeId, college } }: { favorite: Favorite }) {
  const { api } = useSite();
  const { data: favorites = [] } = useQuery(favoritesQuery(api));
  const ids = favorites.map((one) => one.collegeId);
  const { data: news } = useQuery({ ...recentChangesQuery(api, ids), enabled: ids.length > 0, placeholderData: keepPreviousData });
  const found = news?.find((one) => one.collegeId === collegeId);
  if (!found) return null;
  return <News news={found} slug={college.slug} />;
}

function News({ news: { version, changes }, slug }: { news: CollegeChanges; slug: string }) {
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
