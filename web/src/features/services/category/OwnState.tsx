import type { Service } from '../../../api/domain/services.ts';
import { savePrivateAnswers, usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { HomeStateSelect } from '../../../entities/student-facts/HomeStateSelect.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { OwnServices } from '../OwnServices.tsx';

/** The choice of a state above the list, and beside it the services of that state. They take the room that the choice needs anyway. */
export function OwnState({ services }: { services: readonly Service[] }) {
  const answers = usePrivateAnswers();
  const { homeState } = answers;
  return (
    <div className="mt-3 grid items-end gap-x-8 gap-y-3 sm:grid-cols-[16rem_1fr]">
      <fieldset disabled={!useIsHydrated()}>
        <legend className="sr-only">Services of your state</legend>
        <HomeStateSelect
          label="The state you live in (optional)"
          none="Choose your state"
          value={homeState}
          onChange={(chosen) => savePrivateAnswers({ ...answers, homeState: chosen })}
        />
      </fieldset>
      {homeState !== undefined && <OwnServices homeState={homeState} services={services} heading="h3" />}
    </div>
  );
}
