import { useId } from 'react';
import { countText, INCOME_BANDS, MAX_BUDGET } from '../../../../api/domain.ts';
import { Select } from '../../../../ui/form/Select.tsx';
import { keepPrivateAnswers, usePrivateAnswers } from '../../../../entities/match/private-answers.ts';
import { useIsHydrated } from '../../../../lib/use-is-hydrated.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { MustSwitch } from '../MustSwitch.tsx';
import { NeedsScripts } from '../NeedsScripts.tsx';
import { withMust } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';

const NOT_SURE = 'Not sure';
/** Where the slider stands until somebody moves it. */
const START = MAX_BUDGET / 4;

export function BudgetStep(props: StepProps) {
  const { question, query, change } = props;
  const given = usePrivateAnswers();
  const isHydrated = useIsHydrated();
  const { budget, income } = given;
  const pay = (next: number | undefined) => {
    keepPrivateAnswers({ ...given, budget: next });
    if (next === undefined) change(withMust(query, 'budget', false));
  };
  return (
    <StepForm {...props} isAnswered={budget !== undefined} none={NOT_SURE}>
      <NeedsScripts />
      <fieldset disabled={!isHydrated} className="grid gap-5">
        <legend className="sr-only">{question.title}</legend>
        <BudgetSlider question={question} budget={budget} onChange={pay} />
        <ChoiceCard
          type="checkbox"
          label={NOT_SURE}
          checked={budget === undefined}
          onChange={() => pay(budget === undefined ? START : undefined)}
        />
      </fieldset>
      <MustSwitch {...props} isAnswered={budget !== undefined} />
      <fieldset disabled={!isHydrated} className="grid gap-2 border-t border-line pt-5">
        <legend className="sr-only">Family income</legend>
        <Select
          label="Family income before taxes, if you like"
          value={income ?? ''}
          options={[{ value: '', label: 'I would rather not say' }, ...question.choices]}
          onChange={(event) => keepPrivateAnswers({ ...given, income: INCOME_BANDS.find((band) => band === event.target.value) })}
        />
        <p className="text-sm text-muted">
          Grants depend on income. With yours, the price of a college is what families like yours paid; without it, what all families with
          federal aid paid on average.
        </p>
      </fieldset>
    </StepForm>
  );
}

interface SliderProps {
  question: StepProps['question'];
  budget: number | undefined;
  onChange: (budget: number) => void;
}

function BudgetSlider({ question: { range }, budget, onChange }: SliderProps) {
  const id = useId();
  const words = budget === undefined ? NOT_SURE : `$${countText(budget)} a year`;
  return (
    <div className="rounded-card border border-edge bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          The most you could pay
        </label>
        <output htmlFor={id} className="figure font-display text-xl">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...range}
        value={budget ?? START}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-2 block h-8 w-full cursor-pointer accent-primary disabled:cursor-default"
      />
      <p aria-hidden="true" className="figure mt-1 flex justify-between text-xs text-muted">
        <span>$0</span>
        <span>${countText(MAX_BUDGET)}</span>
      </p>
    </div>
  );
}
