import { useRef, useState } from 'react';
import { STATE_CODES, type StateCode } from '../../../../api/domain/colleges.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { ChipButton } from '../../../../ui/Chip.tsx';
import { Combobox } from '../../../../ui/form/combobox/Combobox.tsx';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { RequirementSwitch } from '../RequirementSwitch.tsx';
import { isAnswered, toggled } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';
import { DistanceFields } from './DistanceFields.tsx';
import { SettingChoices } from './SettingChoices.tsx';
import { stateChoices, type State } from './state-choices.ts';
import { useHomeZip } from './use-home-zip.ts';

const ANYWHERE = 'Anywhere';
const FIELD = 'Find a state or territory';

/** Choose states and territories by name or code, then the setting and the distance from home. Without scripts, the step has a checkbox for each of them. */
export function PlaceStep(props: StepProps) {
  const { question, query, change } = props;
  const { st: chosen = [] } = query;
  const isAnywhere = !isAnswered(question, query, {});
  const zipInput = useRef<HTMLInputElement>(null);
  const zip = useHomeZip(zipInput);
  const [typed, setTyped] = useState('');
  const states = question.choices.flatMap(({ value, label }): State[] => {
    const code = STATE_CODES.find((one) => one === value);
    return code === undefined ? [] : [{ code, label }];
  });
  const toggle = (code: StateCode) => change({ ...query, st: toggled(chosen, code) });
  return (
    <StepForm {...props} isAnswered={!isAnywhere} none={ANYWHERE} validate={zip.validate}>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{question.title}</legend>
        <ChoiceCard
          type="checkbox"
          label={ANYWHERE}
          className="needs-scripts"
          checked={isAnywhere}
          onChange={() => change({ ...query, st: undefined, setting: undefined, miles: undefined })}
        />
        <Combobox
          label={FIELD}
          placeholder="Georgia or GA"
          className="needs-scripts"
          isStrict
          text={typed}
          onText={setTyped}
          choices={stateChoices(states, chosen, typed)}
          onChoose={({ code }) => {
            toggle(code);
            setTyped('');
          }}
        />
        <Chosen states={states.filter(({ code }) => chosen.includes(code))} onRemove={toggle} />
        <div className="hidden grid-cols-2 gap-x-4 rounded-card border border-line bg-card px-4 py-2 sm:grid-cols-3 noscript:grid">
          {states.map(({ code, label }) => (
            <Checkbox key={code} name="st" value={code} label={label} checked={chosen.includes(code)} onChange={() => toggle(code)} />
          ))}
        </div>
      </fieldset>
      <RequirementSwitch {...props} must={question.must} label="Make the states a requirement" isAnswered={chosen.length > 0} />
      <SettingChoices {...props} />
      <DistanceFields {...props} zip={zip} zipInput={zipInput} />
    </StepForm>
  );
}

function Chosen({ states, onRemove }: { states: readonly State[]; onRemove: (code: StateCode) => void }) {
  if (states.length === 0) return null;
  return (
    <ul aria-label="Chosen states" className="flex flex-wrap gap-2">
      {states.map(({ code, label }) => (
        <li key={code} className="min-w-0">
          <ChipButton
            label={label}
            aria-label={`Remove ${label}`}
            onClick={({ currentTarget: { form } }) => {
              onRemove(code);
              // The pressed button is removed, so move the focus.
              form?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
