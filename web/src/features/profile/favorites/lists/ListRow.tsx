import type { FavoriteList } from '../../../api/domain.ts';
import { collegesText } from '../../../entities/college/college-words.ts';
import { SavedItem } from '../shared/SavedItem.tsx';
import { useListChanges } from './use-list-changes.ts';

export function ListRow({ list: { id, name, shareToken }, count }: { list: FavoriteList; count: number }) {
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
