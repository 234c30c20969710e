import { useRef, useState, type KeyboardEvent } from 'react';
import { STATE_CODES, type StateCode } from '../../../../api/domain.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { ChipButton } from '../../../../ui/Chip.tsx';
import { SearchField } from '../../../../ui/form/SearchField.tsx';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { RequirementSwitch } from '../RequirementSwitch.tsx';
import { toggled } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';

const ANYWHERE = 'Anywhere';

interface State {
  code: StateCode;
  label: string;
}

/** Choose states and territories from a list, or type a name or code. */
export function PlaceStep(props: StepProps) {
  const { question, query, change } = props;
  const { st: chosen = [] } = query;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const states = question.choices.flatMap(({ value, label }): State[] => {
    const code = STATE_CODES.find((one) => one === value);
    return code === undefined ? [] : [{ code, label }];
  });
  const shown = states.filter((state) => matches(state, typed));
  const toggle = (code: StateCode) => change({ ...query, st: toggled(chosen, code) });
  const remove = (code: StateCode) => {
    toggle(code);
    // The pressed button is removed, so move the focus.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    const one = onlyMatch(shown, typed);
    if (one === undefined) return;
    toggle(one.code);
    setTyped('');
  };
  return (
    <StepForm {...props} isAnswered={chosen.length > 0} none={ANYWHERE}>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{question.title}</legend>
        <ChoiceCard
          type="checkbox"
          label={ANYWHERE}
          className="needs-scripts"
          checked={chosen.length === 0}
          onChange={() => change({ ...query, st: undefined })}
        />
        <SearchField
          ref={field}
          label="Find a state or territory"
          placeholder="Georgia or GA"
          name={undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="needs-scripts"
        />
        <Chosen states={states.filter(({ code }) => chosen.includes(code))} onRemove={remove} />
        <div className="max-h-72 overflow-y-auto rounded-card border border-line bg-card px-4 py-2">
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {shown.map(({ code, label }) => (
              <Checkbox key={code} name="st" value={code} label={label} checked={chosen.includes(code)} onChange={() => toggle(code)} />
            ))}
          </div>
          <p role="status" className="text-sm text-muted">
            {typed.trim() !== '' && statusOf(shown, typed)}
          </p>
        </div>
      </fieldset>
      <RequirementSwitch {...props} isAnswered={chosen.length > 0} />
    </StepForm>
  );
}

function Chosen({ states, onRemove }: { states: readonly State[]; onRemove: (code: StateCode) => void }) {
  if (states.length === 0) return null;
  return (
    <ul aria-label="Chosen states" className="flex flex-wrap gap-2">
      {states.map(({ code, label }) => (
        <li key={code} className="min-w-0">
          <ChipButton label={label} aria-label={`Remove ${label}`} onClick={() => onRemove(code)} />
        </li>
      ))}
    </ul>
  );
}

/** A two-letter code matches only its own state. Other text matches anywhere in a name. */
function matches({ code, label }: State, typed: string): boolean {
  const text = textOf(typed);
  const isCode = STATE_CODES.some((one) => one.toLowerCase() === text);
  return isCode ? code.toLowerCase() === text : label.toLowerCase().includes(text);
}

/** The only state shown, or the only one whose name starts with the text ("virginia" is not West Virginia). */
function onlyMatch(shown: readonly State[], typed: string): State | undefined {
  const [first, ...others] = shown.length === 1 ? shown : shown.filter(({ label }) => label.toLowerCase().startsWith(textOf(typed)));
  return others.length === 0 ? first : undefined;
}

function statusOf(shown: readonly State[], typed: string): string {
  if (shown.length === 0) return `No state or territory matches “${typed.trim()}”.`;
  const one = onlyMatch(shown, typed);
  return one === undefined ? `${shown.length} match. Select one or keep typing.` : `Press Enter for ${one.label}.`;
}

const textOf = (typed: string): string => typed.trim().toLowerCase();
