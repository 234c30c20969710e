import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { SavedServices } from '../services/SavedServices.tsx';
import { favoritesQuery, listsQuery } from '../../../entities/favorites/favorites.queries.ts';
import { AddFavorite } from './AddFavorite.tsx';
import { FavoritesView } from './FavoritesView.tsx';
import { FavoritesSkeleton, NoFavorites } from './NoFavorites.tsx';

/** Favorites with status, notes and lists. */
export function FavoritesPanel() {
  const { api } = useSite();
  const favorites = useQuery(favoritesQuery(api));
  const lists = useQuery(listsQuery(api));
  const retry = () => {
    void favorites.refetch();
    void lists.refetch();
  };
  return (
    <>
      <h2 className="text-2xl">My colleges</h2>
      <div className="mt-4">
        {favorites.data && lists.data ? (
          <>
            <AddFavorite favorites={favorites.data} />
            {favorites.data.length === 0 && lists.data.length === 0 ? (
              <NoFavorites />
            ) : (
              <FavoritesView favorites={favorites.data} lists={lists.data} />
            )}
          </>
        ) : favorites.error || lists.error ? (
          <LoadFailure what="Your colleges" error={favorites.error ?? lists.error} onRetry={retry} />
        ) : (
          <FavoritesSkeleton />
        )}
      </div>
      <SavedServices />
    </>
  );
}
