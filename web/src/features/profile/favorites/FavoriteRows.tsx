import { useLayoutEffect, useRef } from 'react';
import type { Favorite, FavoriteList } from '../../../api/domain/favorites.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { FavoriteItem } from './FavoriteItem.tsx';
import type { FavoriteChanges } from '../../../entities/favorites/lists/use-favorite-changes.ts';

interface Props {
  /** The list whose colleges these are. */
  open: FavoriteList | undefined;
  /** The visible favorites, in order. */
  favorites: readonly Favorite[];
  lists: readonly FavoriteList[];
  changes: FavoriteChanges;
  chosen: readonly Favorite[];
  onChoose: (collegeId: number) => void;
  /** Moves a favorite to the position of another one and announces it. */
  onMove: (collegeId: number, targetId: number, announcement: string) => void;
  onRemove: (favorite: Favorite) => void;
}

/** Saved colleges in the user's order. */
export function FavoriteRows({ open, favorites, lists, changes, chosen, onChoose, onMove, onRemove }: Props) {
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => {
    // A moved element loses the focus; restore it.
    if (pressed.current instanceof HTMLElement && document.activeElement === document.body) pressed.current.focus();
    pressed.current = null;
  });
  const moverFrom = (favorite: Favorite, index: number) => (by: -1 | 1) => {
    const target = favorites[index + by];
    if (!target) return;
    pressed.current = document.activeElement;
    onMove(favorite.collegeId, target.collegeId, `${favorite.college.name} is now ${index + by + 1} of ${favorites.length}`);
  };
  return (
    <section aria-labelledby="saved-colleges" className="mt-3">
      <h3 id="saved-colleges" className={open ? 'mb-3 flex flex-wrap items-center gap-2 text-lg' : 'sr-only'}>
        <span className="min-w-0 [overflow-wrap:anywhere]">{open?.name ?? 'Saved colleges'}</span>
        {typeof open?.shareToken === 'string' && <Badge tone="sky">Shared by link</Badge>}
      </h3>
      <ul className="grid gap-3">
        {favorites.map((favorite, index) => (
          <li key={favorite.collegeId}>
            <FavoriteItem
              favorite={favorite}
              lists={lists}
              changes={changes}
              isChosen={chosen.includes(favorite)}
              onChoose={() => onChoose(favorite.collegeId)}
              isFirst={index === 0}
              isLast={index === favorites.length - 1}
              onMove={moverFrom(favorite, index)}
              onRemove={() => onRemove(favorite)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
