import { useId } from 'react';
import { countText } from '../../../../api/domain/colleges.ts';
import { MAX_BUDGET } from '../../../../api/domain/matching.ts';
import { savePrivateAnswers, usePrivateAnswers } from '../../../../entities/match/private-answers.ts';
import { HomeStateSelect } from '../../../../entities/student-facts/HomeStateSelect.tsx';
import { IncomeSelect } from '../../../../entities/student-facts/IncomeSelect.tsx';
import { useIsHydrated } from '../../../../lib/use-is-hydrated.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import { RequirementSwitch } from '../RequirementSwitch.tsx';
import { PrivateQuestionNotice } from '../PrivateQuestionNotice.tsx';
import { withRequirement } from '../../read-answers.ts';
import { StepForm, type StepProps } from '../StepForm.tsx';

const NOT_SURE = 'Not sure';
/** The slider position before the first answer. */
const START = MAX_BUDGET / 4;

export function BudgetStep(props: StepProps) {
  const { question, query, change } = props;
  const given = usePrivateAnswers();
  const isHydrated = useIsHydrated();
  const { budget, income, homeState } = given;
  const setBudget = (next: number | undefined) => {
    savePrivateAnswers({ ...given, budget: next });
    if (next === undefined) change(withRequirement(query, 'budget', false));
  };
  return (
    <StepForm {...props} isAnswered={budget !== undefined} none={NOT_SURE}>
      <PrivateQuestionNotice />
      <fieldset disabled={!isHydrated} className="grid gap-5">
        <legend className="sr-only">{question.title}</legend>
        <BudgetSlider question={question} budget={budget} onChange={setBudget} />
        <ChoiceCard
          type="checkbox"
          label={NOT_SURE}
          checked={budget === undefined}
          onChange={() => setBudget(budget === undefined ? START : undefined)}
        />
      </fieldset>
      <RequirementSwitch {...props} must={question.must} isAnswered={budget !== undefined} />
      <fieldset disabled={!isHydrated} className="grid gap-2 border-t border-line pt-5">
        <legend className="sr-only">Family income and home state</legend>
        <IncomeSelect
          label="Family income before taxes (optional)"
          value={income}
          onChange={(next) => savePrivateAnswers({ ...given, income: next })}
        />
        <p className="text-sm text-muted">
          Grants depend on income. With your income, we use the price that families like yours paid. Without it, we use the average for all
          families with federal aid.
        </p>
        <HomeStateSelect
          label="The state you live in (optional)"
          none="I’d rather not say"
          value={homeState}
          onChange={(next) => savePrivateAnswers({ ...given, homeState: next })}
        />
        <p className="text-sm text-muted">
          Public colleges in other states charge you more. With your state, we add the published difference. Without it, their prices are
          those of in-state students.
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
          The most you can pay
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
