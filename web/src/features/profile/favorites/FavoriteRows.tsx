import { useLayoutEffect, useRef } from 'react';
import type { Favorite, FavoriteList } from '../../../api/domain.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { FavoriteItem } from './FavoriteItem.tsx';
import type { FavoriteChanges } from './use-favorite-changes.ts';

interface Props {
  list: FavoriteList | undefined;
  /** The visible favorites, in order. */
  favorites: readonly Favorite[];
  /** False if the user has no lists. */
  isNamed: boolean;
  lists: readonly FavoriteList[];
  changes: FavoriteChanges;
  /** Moves a favorite to the position of another one and announces it. */
  onMove: (collegeId: number, targetId: number, announcement: string) => void;
  onRemove: (favorite: Favorite) => void;
}

/** One list with its colleges in the user's order. */
export function FavoriteGroup({ list, favorites, isNamed, lists, changes, onMove, onRemove }: Props) {
  const items = useRef<HTMLUListElement>(null);
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
  const id = `list-${list?.id ?? 'none'}`;
  return (
    <section aria-labelledby={id} className="mt-6 first-of-type:mt-3">
      <h3 id={id} className={isNamed ? 'mb-3 flex flex-wrap items-center gap-2 text-lg' : 'sr-only'}>
        <span className="min-w-0 [overflow-wrap:anywhere]">{list?.name ?? (isNamed ? 'Not in a list' : 'All saved colleges')}</span>
        {typeof list?.shareToken === 'string' && <Badge tone="sky">Shared by link</Badge>}
      </h3>
      <ul ref={items} className="grid gap-3">
        {favorites.map((favorite, index) => (
          <li key={favorite.collegeId}>
            <FavoriteItem
              favorite={favorite}
              lists={lists}
              changes={changes}
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
