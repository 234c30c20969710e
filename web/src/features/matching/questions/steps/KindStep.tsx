import { useQuery } from '@tanstack/react-query';
import { countText } from '../../../../api/domain/colleges.ts';
import { STANDALONE_REQUIREMENTS, type StandaloneRequirement } from '../../../../api/domain/matching.ts';
import { COLLEGE_KINDS } from '../../../../api/domain/rankings.ts';
import { useSite } from '../../../../api/site.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { RequirementSwitch } from '../RequirementSwitch.tsx';
import { onlyQuery } from '../questions.queries.ts';
import { toggled, withRequirement } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';
import { SwitchRow } from '../SwitchRow.tsx';

const NONE = 'No preference';

const ONLY_WORDS: Record<StandaloneRequirement, { label: string; hint: string }> = {
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
      <RequirementSwitch {...props} must={question.must} isAnswered={isAnswered} />
      <OnlySwitches query={query} change={change} />
    </StepForm>
  );
}

/** Switches that leave out all other colleges. Hidden when no college would remain. */
function OnlySwitches({ query, change }: Pick<StepProps, 'query' | 'change'>) {
  const { data: left } = useQuery(onlyQuery(useSite().api));
  const { must = [] } = query;
  const offered = STANDALONE_REQUIREMENTS.filter((key) => left?.[key] !== 0 || must.includes(key));
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-5">
      <legend className="sr-only">Show only these</legend>
      <p className="text-sm text-muted">Or leave out all other colleges. Your other answers still count:</p>
      {offered.map((key) => (
        <SwitchRow
          key={key}
          name="must"
          value={key}
          label={ONLY_WORDS[key].label}
          hint={left ? `${ONLY_WORDS[key].hint} There are ${countText(left[key])}.` : ONLY_WORDS[key].hint}
          checked={must.includes(key)}
          onChange={() => change(withRequirement(query, key, !must.includes(key)))}
        />
      ))}
    </fieldset>
  );
}
