import { useRef, useState } from 'react';
import { MAX_COMPARED } from '../../../api/domain/colleges.ts';
import type { Favorite, FavoriteList } from '../../../api/domain/favorites.ts';
import { useCoveredHeight } from '../../../lib/use-covered-height.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { ChoiceBox } from '../../../entities/favorites/lists/ChoiceBox.tsx';
import { AddToListDialog } from '../../../entities/favorites/lists/AddToListDialog.tsx';
import { compareSavedHref } from '../../../entities/favorites/major/compare-saved.ts';
import { partOf } from '../../../entities/favorites/lists/members.ts';
import { ShareDialog } from './lists/ShareDialog.tsx';
import { useShare } from './lists/use-share.ts';
import type { FavoriteChanges } from '../../../entities/favorites/lists/use-favorite-changes.ts';

interface Props {
  /** All saved colleges. */
  favorites: readonly Favorite[];
  shown: readonly Favorite[];
  /** Those of the shown that are ticked. */
  chosen: readonly Favorite[];
  /** Ticks these, and no others. */
  onChoose: (collegeIds: readonly number[]) => void;
  lists: readonly FavoriteList[];
  /** The list whose colleges are shown. */
  open: FavoriteList | undefined;
  changes: FavoriteChanges;
}

const idsOf = (favorites: readonly Favorite[]) => favorites.map(({ collegeId }) => collegeId);

/** What can be done with the ticked colleges, or with all that are shown while none is ticked. It keeps its place and size. */
export function FavoriteActions({ favorites, shown, chosen, onChoose, lists, open, changes }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [sharedId, setSharedId] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);
  useCoveredHeight(bar, '--actions-height');
  const sharing = useShare({ lists, favorites, openId: open?.id, onShared: ({ id }) => setSharedId(id) });
  const shared = lists.find(({ id }) => id === sharedId);
  const target = chosen.length > 0 ? chosen : shown;
  const part = partOf(chosen.length, shown.length);
  return (
    <div
      ref={bar}
      role="group"
      aria-label={chosen.length > 0 ? 'The ticked colleges' : 'The colleges shown'}
      data-print="hide"
      className="-mx-1 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-1 pb-2 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-[var(--bar-height,0px)] [@media(min-height:30rem)]:z-10"
    >
      <ChoiceBox part={part} onChange={() => onChoose(part === 'all' ? [] : idsOf(shown))}>
        Choose all
      </ChoiceBox>
      <span role="status" className="figure min-w-18 text-sm text-muted">
        {chosen.length > 0 && `${chosen.length} chosen`}
      </span>
      <div className="flex flex-wrap gap-1.5">
        <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
          Add to list
        </Button>
        <SendButton variant="secondary" size="small" isSending={sharing.isPending} onClick={() => sharing.mutate(target)}>
          Share
        </SendButton>
        <Compare favorites={target} isChosen={chosen.length > 0} />
        {open && (
          <Button
            variant="secondary"
            size="small"
            aria-disabled={chosen.length === 0}
            onClick={() => {
              if (chosen.length > 0) void changes.removeFromList(open, idsOf(chosen));
            }}
          >
            Remove from list
          </Button>
        )}
      </div>
      {isAdding && <AddToListDialog chosen={target} lists={lists} changes={changes} onClose={() => setAdding(false)} />}
      {shared && <ShareDialog list={shared} favorites={favorites} onClose={() => setSharedId(undefined)} />}
    </div>
  );
}

/** Side by side, as many as a comparison takes. */
function Compare({ favorites, isChosen }: { favorites: readonly Favorite[]; isChosen: boolean }) {
  const compared = favorites.slice(0, MAX_COMPARED);
  const many = isChosen ? `Compare ${compared.length}` : 'Compare these';
  const words = compared.length < favorites.length ? `Compare the first ${MAX_COMPARED}` : many;
  if (compared.length < 2) {
    return (
      <Button variant="secondary" size="small" aria-disabled title="Choose two or more colleges to compare them">
        Compare
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={compareSavedHref(compared.map(({ college, major }) => ({ college, major: major?.code })))}
    >
      {words}
    </ButtonLink>
  );
}
