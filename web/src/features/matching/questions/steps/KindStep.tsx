import { useQuery } from '@tanstack/react-query';
import { COLLEGE_KINDS, countText, ONLY, type Only } from '../../../../api/domain.ts';
import { useSite } from '../../../../api/site.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { MustSwitch } from '../MustSwitch.tsx';
import { onlyQuery } from '../questions.queries.ts';
import { withMust } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import { toggled } from '../toggled.ts';

const NONE = 'No preference';

const ONLY_WORDS: Record<Only, { label: string; hint: string }> = {
  hbcu: { label: 'Only HBCUs', hint: 'Historically Black colleges and universities.' },
  womenOnly: { label: 'Only women’s colleges', hint: 'Colleges that admit women only.' },
};

export function KindStep(props: StepProps) {
  const { question, query, change } = props;
  const { type: chosen = [] } = query;
  const isAnswered = chosen.length > 0;
  return (
    <StepForm {...props} isAnswered={isAnswered} none={NONE}>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{question.title}</legend>
        {COLLEGE_KINDS.map((kind) => (
          <ChoiceCard
            key={kind}
            type="checkbox"
            name="type"
            value={kind}
            label={question.choices.find(({ value }) => value === kind)?.label ?? kind}
            checked={chosen.includes(kind)}
            onChange={() => change({ ...query, type: toggled(chosen, kind) })}
          />
        ))}
        <ChoiceCard
          type="checkbox"
          label={NONE}
          className="needs-scripts sm:col-span-2"
          checked={!isAnswered}
          onChange={() => change({ ...query, type: undefined })}
        />
      </fieldset>
      <MustSwitch {...props} isAnswered={isAnswered} />
      <NothingElse query={query} change={change} />
    </StepForm>
  );
}

/** Answers that leave out all others, as far as any college would be left. */
function NothingElse({ query, change }: Pick<StepProps, 'query' | 'change'>) {
  const { data: left } = useQuery(onlyQuery(useSite().api));
  const { must = [] } = query;
  const offered = ONLY.filter((key) => left?.[key] !== 0 || must.includes(key));
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-5">
      <legend className="sr-only">Show nothing else</legend>
      <p className="text-sm text-muted">Or leave out every other college, whatever else you answer:</p>
      {offered.map((key) => (
        <SwitchRow
          key={key}
          name="must"
          value={key}
          label={ONLY_WORDS[key].label}
          hint={left ? `${ONLY_WORDS[key].hint} There are ${countText(left[key])}.` : ONLY_WORDS[key].hint}
          checked={must.includes(key)}
          onChange={() => change(withMust(query, key, !must.includes(key)))}
        />
      ))}
    </fieldset>
  );
}
