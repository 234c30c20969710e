import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { PriceFields } from '../../../entities/student-facts/PriceFields.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';

/** Asks for what the price depends on. */
export function PriceQuestions() {
  const { income, homeState } = usePrivateAnswers();
  const isKnown = (income ?? homeState) !== undefined;
  return (
    <MoreDetails data-print="hide" label={isKnown ? 'Change income or home state' : 'See your price: income and home state'}>
      <fieldset disabled={!useIsHydrated()} className="mt-2 grid gap-3">
        <legend className="sr-only">Family income and home state</legend>
        <PriceFields />
        <p className="text-xs text-muted">Kept in this tab only, for every price on Alma.</p>
      </fieldset>
    </MoreDetails>
  );
}
