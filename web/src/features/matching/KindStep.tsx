import { COLLEGE_KINDS } from '../../api/contracts.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { MustSwitch } from './MustSwitch.tsx';
import { ONLY, withMust } from './read-answers.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { toggled } from './toggled.ts';

const NONE = 'No preference';

const ONLY_WORDS: Record<(typeof ONLY)[number], { label: string; hint: string }> = {
  hbcu: { label: 'Only HBCUs', hint: 'Historically Black colleges and universities.' },
  womenOnly: { label: 'Only women’s colleges', hint: 'Colleges that admit women only.' },
};

export function KindStep(props: StepProps) {
  const { question, query, change } = props;
  const { type: chosen = [], must = [] } = query;
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
      <fieldset className="grid gap-3 border-t border-line pt-5">
        <legend className="sr-only">Show nothing else</legend>
        <p className="text-sm text-muted">Or leave out every other college, whatever else you answer:</p>
        {ONLY.map((key) => (
          <SwitchRow
            key={key}
            name="must"
            value={key}
            {...ONLY_WORDS[key]}
            checked={must.includes(key)}
            onChange={() => change(withMust(query, key, !must.includes(key)))}
          />
        ))}
      </fieldset>
    </StepForm>
  );
}
