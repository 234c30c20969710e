import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROFILE_LIMITS, SCHOOL_YEAR_LABELS, SCHOOL_YEARS } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { CollegeCombobox } from '../../../entities/college-search/CollegeCombobox.tsx';
import { FAVORITES_KEY } from '../../../entities/favorites/store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { isTooYoung, type StepProps } from './draft.ts';
import { TooYoung } from './TooYoung.tsx';

const YEARS = [{ value: '', label: 'Choose' }, ...SCHOOL_YEARS.map((value) => ({ value, label: SCHOOL_YEAR_LABELS[value] }))];
const MOST_FAVORITES = 4;

/** College, age, year and major. */
export function PersonStep({ isNew, ...step }: StepProps & { isNew: boolean }) {
  const { draft, set, errorAt } = step;
  const yearError = errorAt('schoolYear');
  return (
    <>
      {isNew ? (
        <CollegeField {...step} />
      ) : (
        <p>
          <span className="block text-sm font-medium">College</span>
          {draft.collegeName}
          <span className="block text-xs text-muted">For another college, create another profile.</span>
        </p>
      )}
      <Field
        label="Age"
        name="age"
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={draft.age}
        hint="Others see it, but never that of people under 18. Staff confirm a change to the other side of 18."
        error={errorAt('age')}
        onChange={({ target }) => set({ age: target.value })}
      />
      {isTooYoung(draft) && <TooYoung />}
      <div>
        <Select
          label="Year"
          name="schoolYear"
          options={YEARS}
          value={draft.schoolYear}
          {...(yearError !== undefined && { 'aria-invalid': true })}
          onChange={({ target }) => set({ schoolYear: target.value })}
        />
        <p className="mt-1 text-xs font-medium text-brick empty:hidden">{yearError}</p>
      </div>
      <Field
        label="Major (optional)"
        name="major"
        maxLength={PROFILE_LIMITS.major}
        value={draft.major}
        error={errorAt('major')}
        onChange={({ target }) => set({ major: target.value })}
      />
    </>
  );
}

function CollegeField({ draft, set, errorAt }: StepProps) {
  const [text, setText] = useState(draft.collegeName);
  const error = errorAt('collegeId');
  const choose = (collegeId: number, collegeName: string) => {
    setText(collegeName);
    set({ collegeId, collegeName });
  };
  return (
    <div>
      <CollegeCombobox
        key={draft.collegeId}
        label="College"
        placeholder="Name or nickname"
        text={text === '' ? draft.collegeName : text}
        onText={(next) => {
          setText(next);
          if (draft.collegeId !== 0 && next !== draft.collegeName) set({ collegeId: 0, collegeName: '' });
        }}
        onCollege={({ id, name }) => choose(id, name)}
      />
      <p className="mt-1 text-xs font-medium text-brick empty:hidden">{error}</p>
      {draft.collegeId === 0 && <Favorites onChoose={choose} />}
    </div>
  );
}

/** Saved colleges, to choose with one press. */
function Favorites({ onChoose }: { onChoose: (id: number, name: string) => void }) {
  const { api } = useSite();
  const { data: favorites = [] } = useQuery({ queryKey: FAVORITES_KEY, queryFn: ({ signal }) => api.favorites.list({}, signal) });
  if (favorites.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">From your list:</span>
      {favorites.slice(0, MOST_FAVORITES).map(({ college: { id, name } }) => (
        <Button key={id} variant="secondary" size="small" className="whitespace-normal" onClick={() => onChoose(id, name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
