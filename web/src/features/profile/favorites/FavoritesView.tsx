import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Favorite, FavoriteList } from '../../../api/domain.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { collegesText } from '../../../entities/college/college-words.ts';
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
      <p ref={count} role="status" tabIndex={-1} className="figure mt-4 text-sm text-muted focus:outline-none">
        {shown.length === favorites.length ? collegesText(shown.length) : `${shown.length} of ${collegesText(favorites.length)}`}
      </p>
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
              No favorites match this filter. <TextLink to={filterHref({})}>Show all</TextLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}
