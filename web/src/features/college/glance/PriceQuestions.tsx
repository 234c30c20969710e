import { usePrivateAnswers, savePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { HomeStateSelect } from '../../../entities/student-facts/HomeStateSelect.tsx';
import { IncomeSelect } from '../../../entities/student-facts/IncomeSelect.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';

/** Asks for what the price depends on. The answers stay in this tab and reprice all pages. */
export function PriceQuestions() {
  const answers = usePrivateAnswers();
  const { income, homeState } = answers;
  const isKnown = (income ?? homeState) !== undefined;
  return (
    <MoreDetails data-print="hide" label={isKnown ? 'Change income or home state' : 'See your price: income and home state'}>
      <fieldset disabled={!useIsHydrated()} className="mt-2 grid gap-3">
        <legend className="sr-only">Family income and home state</legend>
        <IncomeSelect
          label="Family income before taxes"
          value={income}
          onChange={(next) => savePrivateAnswers({ ...answers, income: next })}
        />
        <HomeStateSelect
          label="The state you live in"
          none="I’d rather not say"
          value={homeState}
          onChange={(next) => savePrivateAnswers({ ...answers, homeState: next })}
        />
        <p className="text-xs text-muted">Kept in this tab only, for every price on Alma.</p>
      </fieldset>
    </MoreDetails>
  );
}
