import type { Favorite, FavoriteList } from '../../../api/domain/favorites.ts';
import { collegesText } from '../../page/colleges-text.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import type { FavoriteChanges } from './use-favorite-changes.ts';
import { partOf } from './members.ts';
import { NewList } from './NewList.tsx';

interface Props {
  /** The colleges that are added. */
  chosen: readonly Favorite[];
  lists: readonly FavoriteList[];
  changes: FavoriteChanges;
  onClose: () => void;
}

/** Puts colleges into lists and takes them out. A list with some of them is half ticked; a press adds the others. */
export function AddToListDialog({ chosen, lists, changes, onClose }: Props) {
  const ids = chosen.map(({ collegeId }) => collegeId);
  return (
    <Dialog title={`Add ${collegesText(chosen.length)} to a list`} onClose={onClose}>
      <p className="pt-4 text-sm text-muted">A college can be in several lists.</p>
      <ul className="mt-2 empty:hidden">
        {lists.map((list) => {
          const count = chosen.filter(({ listIds }) => listIds.includes(list.id)).length;
          const part = partOf(count, chosen.length);
          return (
            <li key={list.id}>
              <ChoiceBox
                part={part}
                onChange={() => void changes.changeMembers(list, part === 'all' ? { remove: ids } : { add: ids })}
                className="w-full"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {list.name}
                  {part === 'some' && <span className="figure text-muted"> · {`${count} of ${chosen.length}`}</span>}
                </span>
              </ChoiceBox>
            </li>
          );
        })}
      </ul>
      <NewList collegeIds={ids} then={`It holds ${collegesText(chosen.length)}.`} />
    </Dialog>
  );
}
