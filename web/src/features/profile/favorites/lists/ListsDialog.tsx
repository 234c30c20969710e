import type { Favorite, FavoriteList } from '../../../../api/domain/favorites.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ListRow } from './ListRow.tsx';
import { NewList } from '../../../../entities/favorites/lists/NewList.tsx';

interface Props {
  lists: readonly FavoriteList[];
  favorites: readonly Favorite[];
  onClose: () => void;
}

/** Create, rename, share and delete lists. */
export function ListsDialog({ lists, favorites, onClose }: Props) {
  return (
    <Dialog title="Your lists" onClose={onClose}>
      <p className="pt-4 text-sm text-muted">
        Group your colleges in lists, such as “Close to home”. A college can be in several. You can share a list by link. People with the
        link see the colleges, but not your notes or your name.
      </p>
      <NewList then="To add colleges, tick them and press “Add to list”." />
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {lists.map((list) => (
          <ListRow key={list.id} list={list} favorites={favorites} />
        ))}
      </ul>
    </Dialog>
  );
}
