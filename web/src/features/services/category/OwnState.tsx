import { placeName, type Service } from '../../../api/domain.ts';
import { savePrivateAnswers, usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { priceWords, serviceHref } from '../../../entities/service/service-words.ts';
import { HomeStateSelect } from '../../../entities/student-facts/HomeStateSelect.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

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
      {homeState !== undefined && services.length > 0 && (
        <section aria-labelledby="own-state" className="text-sm">
          <h3 id="own-state" className="font-sans text-sm font-semibold">
            For residents of {placeName(homeState)}
          </h3>
          <ul>
            {services.map((service) => (
              <li key={service.id}>
                <TextLink to={serviceHref(service)} className="font-medium">
                  {service.name}
                </TextLink>{' '}
                <span className="text-muted">{priceWords(service)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
