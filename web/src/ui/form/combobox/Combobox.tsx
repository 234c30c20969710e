import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { SearchField } from '../SearchField.tsx';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import type { Choices } from './options.ts';
import { useComboboxRules } from './use-combobox-rules.ts';

interface Props<T> {
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  /** The parameter in a form that is sent without scripts. */
  name?: string;
  className?: string;
  text: string;
  onText: (text: string) => void;
  choices: Choices<T>;
  onChoose: (value: T) => void;
  isStrict?: boolean;
}

/**
 * A text field with a popup of options: the ARIA 1.2 combobox with a listbox. The focus stays in the field. The first Escape closes
 * the popup, the second clears the field.
 */
export function Combobox<T>({ label, isLabelHidden, placeholder, name, className = '', isStrict = false, ...rules }: Props<T>) {
  const { text, onText, choices } = rules;
  const { inputProps, open, ...popup } = useComboboxRules({ ...rules, isStrict });
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLDivElement>(null);
  const inputOf = () => box.current?.querySelector('input');
  // A visitor may have typed before this code was loaded.
  const adoptEarlyText = useEffectEvent(() => {
    const input = inputOf();
    if (!input || input.value === text) return;
    onText(input.value);
    if (document.activeElement === input) open();
  });
  useEffect(() => adoptEarlyText(), []);
  const clear = () => {
    onText('');
    inputOf()?.focus();
  };
  return (
    <div ref={box} className={`relative ${className}`} data-print="hide">
      <SearchField
        {...inputProps}
        {...(!isHydrated && PLAIN)}
        label={label}
        isLabelHidden={isLabelHidden}
        placeholder={placeholder}
        name={name}
        // A search input would clear itself on the first Escape.
        type="text"
        enterKeyHint="search"
        autoCapitalize="none"
        spellCheck={false}
        after={isHydrated && text !== '' && <ClearButton onClear={clear} />}
      />
      <ComboboxPopup choices={choices} {...popup} />
    </div>
  );
}

/** Before hydration it is a plain text field: without scripts no popup opens. */
const PLAIN = {
  role: undefined,
  'aria-activedescendant': undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
};

/** For pointers. The keyboard has Escape, so the button is no tab stop. */
const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label="Clear"
    onClick={onClear}
    className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-card text-muted hover:text-ink"
  >
    <X aria-hidden="true" className="size-4" />
  </button>
);
