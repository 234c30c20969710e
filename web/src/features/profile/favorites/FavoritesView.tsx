import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_COMPARED, type Favorite, type FavoriteList } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { collegesText } from '../../../entities/college/college-words.ts';
import { compareHref, compareId } from '../../../entities/compare/store.ts';
import { FavoriteGroup } from './FavoriteGroup.tsx';
import { FavoritesToolbar } from './FavoritesToolbar.tsx';
import { filterHref, isShown, readFilter } from './filter.ts';
import { groupsOf } from './groups.ts';
import { NoFavorites } from './NoFavorites.tsx';
import { useFavoriteChanges } from './use-favorite-changes.ts';

/** Favorites by list, filtered by the address. */
export function FavoritesView({ favorites, lists }: { favorites: readonly Favorite[]; lists: readonly FavoriteList[] }) {
  const { search } = useLocation();
  const filter = readFilter(search);
  const shown = favorites.filter((one) => isShown(one, filter));
  const changes = useFavoriteChanges();
  const [announcement, setAnnouncement] = useState('');
  const count = useRef<HTMLParagraphElement>(null);
  const remove = (favorite: Favorite) => {
    // The pressed button is removed, so focus the count.
    count.current?.focus();
    void changes.remove(favorite);
  };
  return (
    <>
      <FavoritesToolbar filter={filter} lists={lists} favorites={favorites} />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        <p ref={count} role="status" tabIndex={-1} className="figure text-muted focus:outline-none">
          {shown.length === favorites.length ? collegesText(shown.length) : `${shown.length} of ${collegesText(favorites.length)}`}
        </p>
        <CompareThese favorites={shown} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {groupsOf(shown, lists).map(({ list, favorites: visible }) => (
        <FavoriteGroup
          key={list?.id ?? 'none'}
          list={list}
          favorites={visible}
          isNamed={lists.length > 0}
          lists={lists}
          changes={changes}
          onMove={(collegeId, targetId, words) => {
            const group = groupsOf(favorites, lists).find((one) => one.list?.id === list?.id);
            setAnnouncement(words);
            void changes.move(group?.favorites ?? [], collegeId, targetId);
          }}
          onRemove={remove}
        />
      ))}
      {shown.length === 0 && (
        <div className="mt-4">
          {favorites.length === 0 ? (
            <NoFavorites />
          ) : (
            <p className="rounded-card border border-line bg-card px-6 py-10 text-center text-muted">
              No saved colleges match this filter. <TextLink to={filterHref({})}>Show all</TextLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Side by side, as many as a comparison takes. */
function CompareThese({ favorites }: { favorites: readonly Favorite[] }) {
  if (favorites.length < 2) return null;
  const compared = favorites.slice(0, MAX_COMPARED);
  return (
    <TextLink to={compareHref(compared.map(({ college }) => compareId(college)))}>
      {compared.length === favorites.length ? 'Compare these' : `Compare the first ${MAX_COMPARED}`}
    </TextLink>
  );
}
