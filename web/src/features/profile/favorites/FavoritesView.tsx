import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Favorite, FavoriteList } from '../../../api/domain/favorites.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import { FavoriteActions } from './FavoriteActions.tsx';
import { FavoriteRows } from './FavoriteRows.tsx';
import { FavoritesToolbar } from './FavoritesToolbar.tsx';
import { filterHref, isShown, readFilter } from './filter.ts';
import { NoFavorites } from './NoFavorites.tsx';
import { inOrder } from '../../../entities/favorites/order.ts';
import { useFavoriteChanges } from '../../../entities/favorites/lists/use-favorite-changes.ts';

/** Favorites, filtered by the address, and what can be done with those that are ticked. */
export function FavoritesView({ favorites: saved, lists }: { favorites: readonly Favorite[]; lists: readonly FavoriteList[] }) {
  const { search } = useLocation();
  const filter = readFilter(search);
  const favorites = saved.toSorted(inOrder);
  const shown = favorites.filter((one) => isShown(one, filter));
  const open = lists.find(({ id }) => id === filter.list);
  const changes = useFavoriteChanges();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const chosen = shown.filter(({ collegeId }) => chosenIds.includes(collegeId));
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
      {shown.length > 0 ? (
        <>
          <FavoriteActions
            favorites={favorites}
            shown={shown}
            chosen={chosen}
            onChoose={setChosenIds}
            lists={lists}
            open={open}
            changes={changes}
          />
          <FavoriteRows
            open={open}
            favorites={shown}
            lists={lists}
            changes={changes}
            chosen={chosen}
            onChoose={(id) => setChosenIds(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])}
            onMove={(collegeId, targetId, words) => {
              setAnnouncement(words);
              void changes.move(favorites, collegeId, targetId);
            }}
            onRemove={remove}
          />
        </>
      ) : (
        <div className="mt-4">{favorites.length === 0 ? <NoFavorites /> : <NoMatch />}</div>
      )}
    </>
  );
}

const NoMatch = () => (
  <p className="rounded-card border border-line bg-card px-6 py-10 text-center text-muted">
    No saved colleges match this filter. <TextLink to={filterHref({})}>Show all</TextLink>
  </p>
);
