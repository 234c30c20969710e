import type { FavoriteList } from '../../../api/domain.ts';
import { collegesText } from '../../../entities/college/college-words.ts';
import { KeptItem } from '../shared/SavedItem.tsx';
import { useListChanges } from './use-list-changes.ts';

/** One list and what can be done with it. */
export function ListRow({ list: { id, name, shareToken }, count }: { list: FavoriteList; count: number }) {
  return (
    <li className="grid gap-3 py-4 [overflow-wrap:anywhere]">
      <KeptItem
        name={name}
        title={
          <p>
            <span className="font-medium">{name}</span> <span className="figure text-sm text-muted">{collegesText(count)}</span>
          </p>
        }
        sharedPath={shareToken && `/lists/${shareToken}`}
        changes={useListChanges(id)}
        question="Delete this list? Its colleges stay among your favorites."
      />
    </li>
  );
}
