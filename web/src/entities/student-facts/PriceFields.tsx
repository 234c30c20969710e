import { savePrivateAnswers, usePrivateAnswers } from '../match/private-answers.ts';
import { HomeStateSelect } from './HomeStateSelect.tsx';
import { IncomeSelect } from './IncomeSelect.tsx';

/** What the price depends on. The answers stay in this tab and reprice all pages. */
export function PriceFields() {
  const answers = usePrivateAnswers();
  return (
    <>
      <IncomeSelect
        label="Family income before taxes"
        value={answers.income}
        onChange={(income) => savePrivateAnswers({ ...answers, income })}
      />
      <HomeStateSelect
        label="The state you live in"
        none="I’d rather not say"
        value={answers.homeState}
        onChange={(homeState) => savePrivateAnswers({ ...answers, homeState })}
      />
    </>
  );
}
