import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Combobox } from '../../ui/form/combobox/Combobox.tsx';
import type { Way } from './undecided-ways.ts';
import { useMajorChoices, type MajorChoices } from './use-major-choices.ts';

interface Props extends Partial<MajorChoices> {
  label: string;
  placeholder: string;
  /** The parameter in a form that is sent without scripts. */
  name?: string;
  /** A code, or what `meaningOf` made of it. */
  onMajor: (value: string) => void;
  /** Where "undecided" leads. Default: to the questions and to all majors. */
  ways?: readonly Way[];
}

/** A field for what people want to study, in their words. It offers all fields before a text, and empties itself after a choice. */
export function MajorCombobox({ label, placeholder, name, onMajor, meaningOf = (code) => code, noteOf = () => undefined, ways }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { choices, ask } = useMajorChoices({ text, isUsed, meaningOf, noteOf, ways });
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
          if (typeof value === 'string') onMajor(value);
          else void navigate(value.path);
        }}
      />
    </div>
  );
}
