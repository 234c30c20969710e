import { Suspense } from 'react';
import { SIZE_BANDS, type SizeBand } from '../../../../api/domain/colleges.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { StepForm, type StepProps } from '../StepForm.tsx';
import { FurtherRequirement } from './FurtherRequirement.tsx';
import { majorsChunk } from './majors-chunk.ts';
import { UNDECIDED } from './undecided.ts';

const ANY = 'Any size';

/** The majors and the size. The field for majors is large, so it loads after the page. */
export function StudyStep(props: StepProps) {
  const { question, query, change } = props;
  const [size] = question.more ?? [];
  const hasSize = query.size !== undefined;
  const { major: majors = [] } = query;
  const choose = (band: SizeBand | undefined) => change({ ...query, size: band });
  return (
    <StepForm {...props} isAnswered={hasSize || majors.length > 0} none={majors.length > 0 ? UNDECIDED : ANY}>
      <Suspense fallback={<ChosenMajors majors={majors} />}>
        <majorsChunk.Component {...props} />
      </Suspense>
      <FurtherRequirement
        must={question.must}
        label="Only colleges that teach it"
        isAnswered={majors.length > 0}
        query={query}
        change={change}
      />
      <fieldset className="grid gap-3 border-t border-line pt-5 sm:grid-cols-2">
        <legend className="float-left mb-3 w-full font-medium sm:col-span-2">{size?.title}</legend>
        {size?.choices.map(({ value, label }) => (
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
        <ChoiceCard type="radio" name="size" value="" label={ANY} checked={!hasSize} onChange={() => choose(undefined)} />
      </fieldset>
      <FurtherRequirement must={size?.must} label="Make the size a requirement" isAnswered={hasSize} query={query} change={change} />
    </StepForm>
  );
}

/** Until the field has loaded, the form keeps what was chosen. */
const ChosenMajors = ({ majors }: { majors: readonly string[] }) => (
  <div className="min-h-32">
    {majors.map((code) => (
      <input key={code} type="hidden" name="major" value={code} />
    ))}
  </div>
);
