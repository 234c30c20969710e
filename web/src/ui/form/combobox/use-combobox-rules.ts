import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import { keyRule, type KeyRule } from './key-rule.ts';
import type { Choices, ComboboxOption } from './options.ts';

interface Rules<T> {
  text: string;
  onText: (text: string) => void;
  choices: Choices<T>;
  onChoose: (value: T) => void;
  /** A text alone means nothing: Enter chooses the first option, and never sends the form with a text. */
  isStrict: boolean;
}

/**
 * Keyboard, pointer and ARIA of a combobox with list autocomplete. Downshift has the rules, except for `keyRule`, and for these:
 * leaving the field chooses nothing, and a click in the field never closes the popup. The highlighted option is known by its key,
 * so that a new list of options cannot move the highlight to another one.
 */
export function useComboboxRules<T>({ text, onText, choices, onChoose, isStrict }: Rules<T>) {
  const options = choices.groups.flatMap((group) => group.options);
  const [isWanted, setWanted] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const hasText = text.trim() !== '';
  const isOpen = isWanted && options.length > 0;
  const isShown = isOpen || (isWanted && hasMore(choices));
  const active = options.findIndex(({ key }) => key === activeKey);
  const takesFirst = isStrict && hasText && choices.isStale !== true && options.length > 0;
  const highlightedIndex = active === -1 && takesFirst ? 0 : active;

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxOption<T>>({
    items: options,
    itemToKey: (option) => option?.key,
    isOpen,
    inputValue: text,
    selectedItem: null,
    highlightedIndex,
    stateReducer: changesOf,
    scrollIntoView: showOption,
    onIsOpenChange: (next) => setWanted(next.isOpen),
    onHighlightedIndexChange: (next) => setActiveKey(options[next.highlightedIndex]?.key),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
    },
    onStateChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape && inputValue === '') onText('');
    },
  });

  const act = (rule: KeyRule) => {
    if (rule === 'next') {
      setActiveKey(options[(highlightedIndex + 1) % options.length]?.key);
      return;
    }
    if (rule === 'previous') {
      setActiveKey(options.at(Math.max(highlightedIndex, 0) - 1)?.key);
      return;
    }
    setWanted(false);
    setActiveKey(undefined);
    const option = options[highlightedIndex];
    if (rule === 'choose' && option) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const rule = keyRule(event, { hasText, isOpen, isShown, isHighlighted: isOpen && highlightedIndex >= 0, isStrict });
    if (rule === undefined) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (rule !== 'send' && rule !== 'input-method') event.preventDefault();
    if (rule !== 'nothing' && rule !== 'input-method') act(rule);
  };
  const inputProps = getInputProps({
    onKeyDown,
    // Downshift hears of the text in an effect, too late for the caret.
    onChange: (event) => onText(event.target.value),
    onBlur: () => setWanted(false),
    // The label names the field.
    'aria-labelledby': undefined,
  });
  return { inputProps, getMenuProps, getItemProps, isOpen, isShown, open: () => setWanted(true) };
}

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

function changesOf<T>(
  state: UseComboboxState<ComboboxOption<T>>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption<T>>,
): Partial<UseComboboxState<ComboboxOption<T>>> {
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}

const hasMore = ({ message, isLoading = false }: Choices<unknown>): boolean => isLoading || message !== undefined;

/** Scrolls the page, too: the popup may reach below the window or the cookie banner. */
function showOption(option: HTMLElement): void {
  // jsdom has no scrolling.
  if ('scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
}
