import { useState, type SyntheticEvent } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Field } from '../../../ui/form/Field.tsx';

interface Props {
  label: string;
  /** In the address. */
  value: string | undefined;
  maxLength: number;
  onChoose: (value: string) => void;
}

/** In milliseconds after the last key. */
const PAUSE = 600;

/** A word to filter by. It is applied with Enter, when the field is left, or after a pause. */
export function WordFilter({ label, value = '', maxLength, onChoose }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by itself: the way back, or "Remove all filters".
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const apply = useDebounced((next: string) => {
    if (next.trim() !== value) onChoose(next.trim());
  }, PAUSE);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    apply.now(text);
  };
  return (
    <form onSubmit={send}>
      <Field
        label={label}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          apply.later(target.value);
        }}
        onBlur={() => apply.now(text)}
      />
    </form>
  );
}
