import type { Favorite, FavoriteList } from '../../../../api/domain/favorites.ts';
import { collegesText } from '../../../../entities/page/colleges-text.ts';
import { SavedItem } from '../../shared/SavedItem.tsx';
import { useListChanges } from './use-list-changes.ts';

/** A list with its link, and what can be done with it. */
export function ListRow({ list: { id, name, shareToken }, favorites }: { list: FavoriteList; favorites: readonly Favorite[] }) {
  const count = favorites.filter(({ listIds }) => listIds.includes(id)).length;
  const { sharing, ...changes } = useListChanges(id);
  return (
    <li className="grid gap-3 py-4 [overflow-wrap:anywhere]">
      <SavedItem
        name={name}
        title={
          <p>
            <span className="font-medium">{name}</span> <span className="figure text-sm text-muted">{collegesText(count)}</span>
          </p>
        }
        sharing={{ path: shareToken && `/lists/${shareToken}`, call: sharing }}
        changes={changes}
        question="Delete this list? Its colleges stay in My colleges."
      />
    </li>
  );
}
