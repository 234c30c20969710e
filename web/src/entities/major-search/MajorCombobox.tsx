import { useState } from 'react';
import { Combobox } from '../../ui/form/combobox/Combobox.tsx';
import { useMajorChoices, type ChosenMajor } from './use-major-choices.tsx';

interface Props {
  label: string;
  className?: string;
  onMajor: (major: ChosenMajor) => void;
  /** What an option says after its name. */
  noteOf?: (code: string) => string | undefined;
}

const nothing = (): undefined => undefined;

/** A field for what people want to study, in their words. It offers all fields before a text, and empties itself after a choice. */
export function MajorCombobox({ label, className, onMajor, noteOf = nothing }: Props) {
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { choices, ask } = useMajorChoices({ text, isUsed, noteOf });
  const change = (next: string) => {
    setText(next);
    ask(next);
  };
  return (
    <div className={className} onFocus={() => setUsed(true)}>
      <Combobox
        label={label}
        placeholder="e.g. nursing"
        text={text}
        onText={change}
        choices={choices}
        isStrict
        onChoose={(major) => {
          change('');
          onMajor(major);
        }}
      />
    </div>
  );
}
