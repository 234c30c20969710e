import { PriceFields } from '../../../entities/student-facts/PriceFields.tsx';
import { ScoreFields } from '../../../entities/student-facts/ScoreFields.tsx';

/** The answers reprice all pages. No link of the comparison has them. */
export const OwnFactsFields = () => (
  <fieldset className="my-2 grid items-start gap-3 sm:grid-cols-3">
    <legend className="sr-only">Family income, home state and test scores</legend>
    <PriceFields />
    <ScoreFields className="" />
    <p className="text-xs text-muted sm:col-span-full">They stay in this tab. No link has them.</p>
  </fieldset>
);
