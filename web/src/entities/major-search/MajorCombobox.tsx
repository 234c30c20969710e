import { useState } from 'react';
import { Combobox } from '../../ui/form/combobox/Combobox.tsx';
import { useMajorChoices, type MajorChoices } from './use-major-choices.ts';

interface Props extends Partial<MajorChoices> {
  label: string;
  placeholder: string;
  /** The parameter in a form that is sent without scripts. */
  name?: string;
  /** A code, or what `meaningOf` made of it. */
  onMajor: (value: string) => void;
}

/** A field for what people want to study, in their words. It offers all fields before a text, and empties itself after a choice. */
export function MajorCombobox({ label, placeholder, name, onMajor, meaningOf = (code) => code, noteOf = () => undefined }: Props) {
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { choices, ask } = useMajorChoices({ text, isUsed, meaningOf, noteOf });
  const change = (next: string) => {
    setText(next);
    ask(next);
  };
  return (
    <div onFocus={() => setUsed(true)}>
      <Combobox
        {...{ label, placeholder, choices, text }}
        {...(name !== undefined && { name })}
        onText={change}
        isStrict
        onChoose={(value) => {
          change('');
          onMajor(value);
        }}
      />
    </div>
  );
}
