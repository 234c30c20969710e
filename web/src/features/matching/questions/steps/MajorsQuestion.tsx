import { MOST_MAJORS } from '../../../../api/domain/matching.ts';
import { useMajorNames } from '../../../../entities/major-search/major-names.ts';
import { MajorCombobox } from '../../../../entities/major-search/MajorCombobox.tsx';
import { ALL_MAJORS } from '../../../../entities/major-search/undecided-ways.ts';
import { hrefAfter, toggled, TYPED_MAJOR } from '../../read-answers.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import type { StepProps } from '../StepForm.tsx';
import { FurtherRequirement } from './FurtherRequirement.tsx';

export interface MajorsProps extends StepProps {
  /** The label of the choice that clears the majors. */
  none: string;
}

/** The majors that a student may want to study. Without scripts the text is sent, and the server chooses what it means most. */
export function MajorsQuestion({ question, query, change, none }: MajorsProps) {
  const { major: chosen = [] } = query;
  const names = useMajorNames(chosen);
  const set = (codes: readonly string[]) => change({ ...query, major: [...codes].sort() });
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{question.title}</legend>
        {chosen.length < MOST_MAJORS ? (
          <MajorCombobox
            label="Find a major"
            placeholder="Nursing, comp sci, business"
            name={TYPED_MAJOR}
            meaningOf={(code) => (chosen.includes(code) ? undefined : code)}
            ways={[{ kind: 'way', label: 'Go to the next question', path: hrefAfter(query, question.step) }, ALL_MAJORS]}
            onMajor={(code) => set([...chosen, code])}
          />
        ) : (
          <p className="text-sm text-muted">You have chosen {MOST_MAJORS}, the most that can be compared.</p>
        )}
        {chosen.map((code) => (
          <ChoiceCard
            key={code}
            type="checkbox"
            isCompact
            name="major"
            value={code}
            label={names.get(code) ?? code}
            checked
            onChange={({ currentTarget: { form } }) => {
              set(toggled(chosen, code));
              // The pressed box is removed, so move the focus.
              form?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
            }}
          />
        ))}
        <ChoiceCard
          type="checkbox"
          isCompact
          className="needs-scripts"
          label={none}
          checked={chosen.length === 0}
          onChange={() => set([])}
        />
      </fieldset>
      <FurtherRequirement
        must={question.must}
        label="Only colleges that teach it"
        isAnswered={chosen.length > 0}
        query={query}
        change={change}
      />
    </>
  );
}
