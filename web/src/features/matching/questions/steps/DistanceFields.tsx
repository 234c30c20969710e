import type { RefObject } from 'react';
import { placeName } from '../../../../api/domain/colleges.ts';
import { MILES } from '../../../../api/domain/matching.ts';
import { stateOfZip } from '../../../../api/domain/students.ts';
import { useIsHydrated } from '../../../../lib/use-is-hydrated.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { NeedsScripts } from '../../../../ui/page/NeedsScripts.tsx';
import type { StepProps } from '../StepForm.tsx';
import { FurtherRequirement } from './FurtherRequirement.tsx';
import type { HomeZip } from './use-home-zip.ts';

interface Props extends StepProps {
  zip: HomeZip;
  zipInput: RefObject<HTMLInputElement | null>;
}

/** The miles from home. The ZIP code is private, so its input has no name. */
export function DistanceFields({ question, query, change, zip, zipInput }: Props) {
  const isHydrated = useIsHydrated();
  const part = question.more?.find(({ answer }) => answer === 'miles');
  if (part === undefined) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <NeedsScripts>The distance from home needs JavaScript because your ZIP code stays in your browser. You can skip it.</NeedsScripts>
      <div className="needs-scripts grid grid-cols-2 items-start gap-3">
        <Select
          label={part.title}
          name="miles"
          value={query.miles ?? ''}
          options={[{ value: '', label: 'Any distance' }, ...part.choices]}
          onChange={({ target }) => change({ ...query, miles: MILES.find((miles) => String(miles) === target.value) })}
        />
        <Field
          ref={zipInput}
          label="Your ZIP code"
          hint={hintOf(zip.text, query.miles)}
          error={zip.error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          disabled={!isHydrated}
          value={zip.text}
          onChange={({ target }) => zip.type(target.value)}
        />
      </div>
      <FurtherRequirement
        must={part.must}
        label="Make the distance a requirement"
        isAnswered={query.miles !== undefined}
        query={query}
        change={change}
      />
    </div>
  );
}

function hintOf(zip: string, miles: number | undefined): string {
  const state = stateOfZip(zip.trim());
  if (state !== undefined) return `In ${placeName(state)}. It is never part of a link.`;
  return miles === undefined ? 'Five digits. It stays in this browser.' : 'Add your ZIP code to use the distance';
}
