import { useEffect, useRef, useState } from 'react';
import { placeName } from '../../../api/domain/colleges.ts';
import { FACT_KEYS, FACT_LIMITS, stateOfZip, type StudentFacts } from '../../../api/domain/students.ts';
import { HomeStateSelect } from '../../../entities/student-facts/HomeStateSelect.tsx';
import { INCOME_OPTIONS } from '../../../entities/student-facts/income-options.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { FactsPlace, type Place } from './FactsPlace.tsx';
import { readFacts, textsOf, type FactErrors, type FactKey } from './read-facts.ts';
import { useKeepFacts } from './use-keep-facts.ts';

interface Props {
  /** What the account keeps; null if it keeps nothing. */
  kept: StudentFacts | null;
  /** What the fields show first. */
  known: StudentFacts;
}

export function FactsForm({ kept, known }: Props) {
  const [texts, setTexts] = useState(() => textsOf(known));
  const [errors, setErrors] = useState<FactErrors>({});
  const [place, setPlace] = useState<Place>(kept === null ? 'device' : 'account');
  const call = useKeepFacts((facts) => setTexts(textsOf(facts)));
  const fields = useFocusOnErrors(errors);
  const save = () => {
    const { facts, errors: wrong } = readFacts(texts);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) call.mutate({ facts, place, isKept: kept !== null });
  };
  const field = (key: FactKey) => ({
    name: key,
    value: texts[key],
    autoComplete: 'off',
    error: errors[key] ?? fieldError(call.error, key),
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [key]: target.value }),
  });
  const state = stateOfZip(texts.zip.trim());
  return (
    <div ref={fields}>
      <Form call={call} fields={FACT_KEYS} submit="Save facts" onSubmit={save}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Field label="SAT total" inputMode="numeric" maxLength={6} hint={FACT_LIMITS.sat.join(' to ')} {...field('sat')} />
          <Field label="ACT composite" inputMode="numeric" maxLength={6} hint={FACT_LIMITS.act.join(' to ')} {...field('act')} />
          <Field
            label="GPA"
            inputMode="decimal"
            maxLength={6}
            hint="GPA is only a hint. Alma never turns it into a chance."
            {...field('gpa')}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label="Family income before taxes"
            options={INCOME_OPTIONS}
            value={texts.income}
            onChange={(event) => setTexts({ ...texts, income: event.target.value })}
          />
          <Field
            label="The most you can pay a year"
            inputMode="numeric"
            maxLength={10}
            placeholder="$20,000"
            hint="After grants. Alma compares it with the net price."
            {...field('budget')}
          />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="Home ZIP code"
            inputMode="numeric"
            maxLength={10}
            hint={state ? `In ${placeName(state)}. Colleges near it come first.` : 'Five digits. Colleges near it come first.'}
            {...field('zip')}
            onChange={({ target }) =>
              setTexts({ ...texts, zip: target.value, homeState: stateOfZip(target.value.trim()) ?? texts.homeState })
            }
          />
          <HomeStateSelect
            label="Home state"
            none="I’d rather not say"
            value={readFacts(texts).facts.homeState}
            onChange={(homeState) => setTexts({ ...texts, homeState: homeState ?? '' })}
          />
        </div>
        <FactsPlace place={place} onChange={setPlace} />
      </Form>
    </div>
  );
}

/** After an error the focus moves to the first wrong field, as after an error of the server. */
function useFocusOnErrors(errors: FactErrors) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return fields;
}
