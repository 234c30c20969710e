import { Suspense } from 'react';
import { SIZE_BANDS, type SizeBand } from '../../../../api/domain/colleges.ts';
import { hydratedChunk } from '../../../../lib/hydrated-chunk.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { StepForm, type StepProps } from '../StepForm.tsx';
import type { RequirementProps } from './FurtherRequirement.tsx';
import type { MajorsProps } from './MajorsQuestion.tsx';

const ANY = 'Any size';
const UNDECIDED = 'Undecided';

/** Both work as rendered by the server, so their code can load late. */
const requirementChunk = hydratedChunk<RequirementProps>(async () => (await import('./majors.ts')).FurtherRequirement, { isPatient: true });
const majorsChunk = hydratedChunk<MajorsProps>(async () => (await import('./majors.ts')).MajorsQuestion, { isPatient: true });

/** The majors and the size. The field for majors is large, so it loads after the page. */
export function StudyStep(props: StepProps) {
  const { question, query, change } = props;
  const [size] = question.more ?? [];
  const hasSize = query.size !== undefined;
  const { major: majors = [] } = query;
  const choose = (band: SizeBand | undefined) => change({ ...query, size: band });
  return (
    <StepForm {...props} isAnswered={hasSize || majors.length > 0} none={majors.length > 0 ? UNDECIDED : ANY}>
      <Suspense fallback={<Kept query={query} />}>
        <majorsChunk.Component {...props} none={UNDECIDED} />
      </Suspense>
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
      <Suspense>
        <requirementChunk.Component
          must={size?.must}
          label="Make the size a requirement"
          isAnswered={hasSize}
          query={query}
          change={change}
        />
      </Suspense>
    </StepForm>
  );
}

/** Until the chunk has loaded, the form keeps the answers that it shows. */
const Kept = ({ query: { major = [], must = [] } }: Pick<StepProps, 'query'>) => (
  <div className="min-h-32">
    {major.map((code) => (
      <input key={code} type="hidden" name="major" value={code} />
    ))}
    {must.map((key) => (
      <input key={key} type="hidden" name="must" value={key} />
    ))}
  </div>
);

export const preloadStudyChunks = () => Promise.all([majorsChunk.preload(), requirementChunk.preload()]);
