import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from 'lucide-react';
import { STATES } from '../../../api/domain/colleges.ts';
import { type Favorite, FAVORITE_STATUSES, type FavoriteList, type FavoriteStatus } from '../../../api/domain/favorites.ts';
import { CollegeFigures } from '../../../entities/college/CollegeFigures.tsx';
import { Pennant } from '../../../entities/college/Pennant.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { OwnChance } from '../../../entities/match/OwnChance.tsx';
import { hasScore, usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ChoiceBox } from '../../../entities/favorites/lists/ChoiceBox.tsx';
import { SavedMajor } from '../../../entities/favorites/major/SavedMajor.tsx';
import { filterHref } from './filter.ts';
import { STATUS_WORDS } from './favorite-words.ts';
import { RecentChanges } from './RecentChanges.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import type { FavoriteChanges } from '../../../entities/favorites/lists/use-favorite-changes.ts';

const STATUSES = FAVORITE_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** On wide screens the labels are visible to screen readers only. */
const SELECT = 'min-w-0 flex-1 basis-32 sm:max-w-52 lg:max-w-44 lg:flex-none lg:basis-44 lg:[&_label]:sr-only';

interface Props {
  favorite: Favorite;
  lists: readonly FavoriteList[];
  changes: FavoriteChanges;
  isChosen: boolean;
  onChoose: () => void;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A favorite with its figures, status, lists, position, note and recent changes. */
export function FavoriteItem({ favorite, lists, changes, isChosen, onChoose, isFirst, isLast, onMove, onRemove }: Props) {
  const { college, status, listIds } = favorite;
  const inLists = lists.filter(({ id }) => listIds.includes(id));
  const student = usePrivateAnswers();
  return (
    <article className="rounded-card border border-line bg-card p-4 sm:px-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 lg:items-center">
        <div className="flex min-w-0 grow basis-full gap-3 sm:gap-4 lg:basis-60">
          <ChoiceBox part={isChosen ? 'all' : 'none'} onChange={onChoose} className="-my-1 -ml-2 self-center px-2">
            <span className="sr-only">Choose {college.name}</span>
          </ChoiceBox>
          <Pennant design={college.pennant} className="size-12 shrink-0 rounded-control" />
          <div className="min-w-0 self-center">
            <h4 className="text-lg leading-snug">
              <a href={`/colleges/${college.slug}`} className="text-ink no-underline hover:text-primary hover:underline">
                {college.name}
              </a>
            </h4>
            <p className="text-sm text-muted">
              {college.location}, {STATES[college.state]}
            </p>
            {inLists.length > 0 && (
              <p className="text-sm text-muted [overflow-wrap:anywhere]">
                In{' '}
                {inLists.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <TextLink to={filterHref({ list: id })}>{name}</TextLink>
                  </span>
                ))}
              </p>
            )}
            {hasScore(student) && (
              <p className="mt-1">
                <OwnChance college={college} scores={student} />
              </p>
            )}
          </div>
        </div>
        <Select
          label={
            <>
              Status<span className="sr-only"> of {college.name}</span>
            </>
          }
          options={STATUSES}
          value={status}
          onChange={({ target }) => void changes.change(favorite, { status: target.value as FavoriteStatus })}
          className={SELECT}
        />
        <div className="-mx-2.5 flex basis-full sm:ml-auto sm:basis-auto" data-print="hide">
          <IconButton icon={ArrowUp} label={`Move ${college.name} up`} isDisabled={isFirst} onPress={() => onMove(-1)} />
          <IconButton icon={ArrowDown} label={`Move ${college.name} down`} isDisabled={isLast} onPress={() => onMove(1)} />
          <IconButton icon={Trash2} label={`Remove ${college.name} from my colleges`} onPress={onRemove} className="max-sm:ml-auto" />
        </div>
      </div>
      <CollegeFigures college={college} student={student} className="mt-3 border-t border-line pt-3" />
      <SavedMajor college={college} major={favorite.major} onMajor={(code) => void changes.changeMajor(favorite, code)} />
      <NoteEditor favorite={favorite} onSave={(note) => changes.saveNote(favorite, note)} />
      <RecentChanges favorite={favorite} />
    </article>
  );
}

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  /** Disabled but still focusable. */
  isDisabled?: boolean;
  onPress: () => void;
  className?: string;
}

function IconButton({ icon: Icon, label, isDisabled = false, onPress, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...(isDisabled && { 'aria-disabled': true })}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
      className={`inline-flex size-10 items-center justify-center rounded-control text-muted hover:bg-tint hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${className}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
