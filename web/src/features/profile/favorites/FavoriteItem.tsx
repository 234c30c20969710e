import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from 'lucide-react';
import { FAVORITE_STATUSES, STATES, type Favorite, type FavoriteList, type FavoriteStatus } from '../../../api/contracts.ts';
import { Pennant } from '../../../components/Pennant.tsx';
import { Select } from '../../../components/Select.tsx';
import { compareId } from '../../../lib/compare-list.ts';
import { STATUS_WORDS } from './favorite-words.ts';
import { NoteEditor } from './NoteEditor.tsx';
import type { FavoriteChanges } from './use-favorite-changes.ts';

const STATUSES = FAVORITE_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

interface Props {
  favorite: Favorite;
  lists: readonly FavoriteList[];
  changes: FavoriteChanges;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A college that is kept, with everything its owner has to say about it. */
export function FavoriteItem({ favorite, lists, changes, isFirst, isLast, onMove, onRemove }: Props) {
  const { college, status, listId } = favorite;
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex gap-3 sm:gap-4">
        <Pennant name={college.name} id={compareId(college)} className="size-12 shrink-0 rounded-control sm:size-14" />
        <div className="min-w-0 flex-1">
          <h4 className="text-lg leading-snug">
            <a href={`/colleges/${college.slug}`} className="text-ink no-underline hover:text-primary hover:underline">
              {college.name}
            </a>
          </h4>
          <p className="text-sm text-muted">
            {college.location}, {STATES[college.state]}
          </p>
        </div>
        <div className="-mt-1 -mr-2 flex shrink-0 max-sm:flex-col sm:-mr-3" data-print="hide">
          <IconButton icon={ArrowUp} label={`Move ${college.name} up`} isOff={isFirst} onPress={() => onMove(-1)} />
          <IconButton icon={ArrowDown} label={`Move ${college.name} down`} isOff={isLast} onPress={() => onMove(1)} />
          <IconButton icon={Trash2} label={`Remove ${college.name} from your favorites`} onPress={onRemove} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-3">
        <Select
          label={<Of text="Status" name={college.name} />}
          options={STATUSES}
          value={status}
          onChange={({ target }) => void changes.change(favorite, { status: target.value as FavoriteStatus })}
          className="min-w-0 flex-1 basis-32 sm:max-w-52"
        />
        {lists.length > 0 && (
          <Select
            label={<Of text="List" name={college.name} />}
            options={[{ value: '', label: 'In no list' }, ...lists.map(({ id, name }) => ({ value: String(id), label: name }))]}
            value={listId ?? ''}
            onChange={({ target: { value } }) => void changes.change(favorite, { listId: value === '' ? null : Number(value) })}
            className="min-w-0 flex-1 basis-32 sm:max-w-52"
          />
        )}
      </div>
      <NoteEditor favorite={favorite} onSave={(note) => changes.saveNote(favorite, note)} />
    </article>
  );
}

/** "Status", and for those who hear it out of its place, of what. */
const Of = ({ text, name }: { text: string; name: string }) => (
  <>
    {text}
    <span className="sr-only"> of {name}</span>
  </>
);

/** Switched off it stays where the focus is. */
function IconButton({
  icon: Icon,
  label,
  isOff = false,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...(isOff && { 'aria-disabled': true })}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="inline-flex size-10 items-center justify-center rounded-control text-muted hover:bg-tint hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
