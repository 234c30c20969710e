import type { Favorite, FavoriteList } from '../../../../api/domain/favorites.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ListRow } from './ListRow.tsx';

interface Props {
  list: FavoriteList;
  favorites: readonly Favorite[];
  onClose: () => void;
}

/** The link of a shared list, and the ways to rename it or to end the sharing. */
export function ShareDialog({ list, favorites, onClose }: Props) {
  return (
    <Dialog title="Share by link" onClose={onClose}>
      <p className="pt-4 text-sm text-muted">
        People with the link see the name and the colleges of this list, but not your notes or your name. What you add to the list or remove
        from it changes for them too.
      </p>
      <ul>
        <ListRow list={list} favorites={favorites} />
      </ul>
    </Dialog>
  );
}
