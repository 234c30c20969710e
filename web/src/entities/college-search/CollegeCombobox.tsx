import { useNavigate } from 'react-router-dom';
import { Combobox } from '../../ui/form/combobox/Combobox.tsx';
import type { SuggestedCollege, SuggestedFilter } from './suggest.queries.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface CollegeComboboxProps {
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  className?: string;
  text: string;
  onText: (text: string) => void;
  onCollege: (college: SuggestedCollege) => void;
  /** Also suggests places and kinds of colleges. Without it, only a college can be chosen: Enter takes the first one. */
  onFilter?: (filter: SuggestedFilter) => void;
  /** Colleges that are not offered again. */
  isAdded?: (college: SuggestedCollege) => boolean;
}

const nothing = () => false;

/**
 * A field for the name of a college, with suggestions. Put it in a form: without scripts, and on Enter, the form sends the text as
 * `q`. Downshift has the combobox rules. It is the smallest kept-up library for them (13.5 kB gzip in a chunk that loads after the
 * page; Ariakit, Headless UI, Base UI and React Aria have 44 to 61 kB), and own rules for keys, touch and input methods age badly.
 */
export function CollegeCombobox({ text, onText, onCollege, onFilter, isAdded = nothing, ...field }: CollegeComboboxProps) {
  const navigate = useNavigate();
  const { choices, ask } = useSuggestions({ text, isCollegesOnly: onFilter === undefined, isAdded });
  return (
    <Combobox
      {...field}
      name="q"
      text={text}
      onText={(next) => {
        onText(next);
        ask(next);
      }}
      choices={choices}
      isStrict={onFilter === undefined}
      onChoose={(option) => {
        if (option.kind === 'college') onCollege(option);
        else if (option.kind === 'filter') onFilter?.(option);
        else void navigate(option.path);
      }}
    />
  );
}
