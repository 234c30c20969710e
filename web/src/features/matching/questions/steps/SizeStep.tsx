import { SIZE_BANDS, type SizeBand } from '../../../../api/domain/colleges.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { RequirementSwitch } from '../RequirementSwitch.tsx';
import { StepForm, type StepProps } from '../StepForm.tsx';

const ANY = 'Any size';

export function SizeStep(props: StepProps) {
  const { question, query, change } = props;
  const isAnswered = query.size !== undefined;
  const choose = (size: SizeBand | undefined) => change({ ...query, size });
  return (
    <StepForm {...props} isAnswered={isAnswered} none={ANY}>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{question.title}</legend>
        {question.choices.map(({ value, label }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="size"
            value={value}
            label={label}
            checked={query.size === value}
            onChange={() => choose(SIZE_BANDS.find((band) => band === value))}
          />
        ))}
        <ChoiceCard type="radio" name="size" value="" label={ANY} checked={!isAnswered} onChange={() => choose(undefined)} />
      </fieldset>
      <RequirementSwitch {...props} must={question.must} isAnswered={isAnswered} />
    </StepForm>
  );
}
