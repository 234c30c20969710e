import type { UseComboboxPropGetters } from 'downshift';
import { useId } from 'react';
import type { Choices, ComboboxOption, OptionGroup } from './options.ts';

type Getters<T> = Pick<UseComboboxPropGetters<ComboboxOption<T>>, 'getMenuProps' | 'getItemProps'>;

interface Props<T> extends Getters<T> {
  choices: Choices<T>;
  /** The listbox has options and is shown. */
  isOpen: boolean;
  /** The popup shows options, a message or that it is loading. */
  isShown: boolean;
}

const PANEL =
  'fade-in-quickly absolute inset-x-0 top-full z-45 mt-1 overflow-hidden rounded-card border border-edge bg-card text-left text-sm shadow-soft';

/** The options below the field. The status stays in the page, so that screen readers notice its changes. */
export function ComboboxPopup<T>({ choices, isOpen, isShown, getMenuProps, getItemProps }: Props<T>) {
  const { groups, isLoading = false, isStale = false } = choices;
  const firstIndexes = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- no action: a press on the popup must not take the focus from the field
    <div className={isShown ? PANEL : 'sr-only'} onMouseDown={(event) => event.preventDefault()}>
      <div
        {...getMenuProps({ 'aria-label': 'Suggestions' })}
        hidden={!isOpen}
        aria-busy={isStale}
        className="max-h-[min(26rem,55vh)] overflow-y-auto overscroll-contain p-1"
      >
        {isOpen &&
          groups.map((group, index) => (
            <Group key={group.heading ?? ''} group={group} firstIndex={firstIndexes[index] ?? 0} getItemProps={getItemProps} />
          ))}
      </div>
      {isShown && !isOpen && isLoading && (
        <p aria-hidden="true" className="loading-line px-4 py-3 text-muted">
          Loading…
        </p>
      )}
      <Status choices={choices} isShown={isShown} />
    </div>
  );
}

function Status({ choices: { message, announcement }, isShown }: { choices: Choices<unknown>; isShown: boolean }) {
  return (
    <p role="status" className={isShown && message !== undefined ? 'px-4 py-3 text-muted' : 'sr-only'}>
      {isShown && (message ?? announcement)}
    </p>
  );
}

interface GroupProps<T> extends Pick<Getters<T>, 'getItemProps'> {
  group: OptionGroup<T>;
  firstIndex: number;
}

function Group<T>({ group: { heading, options }, firstIndex, getItemProps }: GroupProps<T>) {
  const id = useId();
  const list = options.map((option, index) => (
    <div
      {...getItemProps({ item: option, index: firstIndex + index })}
      key={option.key}
      className="flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 text-ink outline-primary aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2"
    >
      <span className="min-w-0">{option.content}</span>
    </div>
  ));
  if (heading === undefined) return list;
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
        {heading}
      </div>
      {list}
    </div>
  );
}
