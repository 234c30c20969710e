import type { MajorWhere } from '../../api/domain/majors.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { majorHref } from './major-address.ts';
import { StateLinks } from './StateLinks.tsx';

/** From a state on to the states around it and to all states. */
export function NearbyStates({ major: { slug, name, states, nearby } }: { major: MajorWhere }) {
  const near = states.filter(({ code }) => nearby.includes(code));
  return (
    <section aria-labelledby="other-states" data-print="hide">
      <h2 id="other-states" className="mt-10 text-2xl">
        Other states
      </h2>
      {near.length > 0 && <StateLinks slug={slug} states={near} />}
      <p className="mt-4">
        <ButtonLink to={majorHref({ slug })} variant="secondary">
          {name} in all states
        </ButtonLink>
      </p>
    </section>
  );
}
