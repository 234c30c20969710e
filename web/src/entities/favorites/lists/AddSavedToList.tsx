import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { favoritesQuery, listsQuery } from '../favorites.queries.ts';
import { useFavoriteChanges } from './use-favorite-changes.ts';
import { AddToListDialog } from './AddToListDialog.tsx';

/** The lists of the account for one saved college. */
export function AddSavedToList({ collegeId, onClose }: { collegeId: number; onClose: () => void }) {
  const { api } = useSite();
  const favorites = useQuery(favoritesQuery(api));
  const lists = useQuery(listsQuery(api));
  const changes = useFavoriteChanges();
  if (favorites.data && lists.data) {
    const chosen = favorites.data.filter((favorite) => favorite.collegeId === collegeId);
    return <AddToListDialog chosen={chosen} lists={lists.data} changes={changes} onClose={onClose} />;
  }
  const error = favorites.error ?? lists.error;
  const retry = () => {
    void favorites.refetch();
    void lists.refetch();
  };
  return (
    <Dialog title="Add to list" onClose={onClose}>
      <div className="py-4">
        {error ? <LoadFailure what="Your lists" error={error} onRetry={retry} /> : <Skeleton className="h-40 w-full" />}
      </div>
    </Dialog>
  );
}
