import { STATES } from '../../../api/domain/colleges.ts';
import type { Service } from '../../../api/domain/services.ts';
import { serviceHref } from '../../../entities/service/service-words.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Services that are each for the residents of one state, by state. A reader needs one of them, so they are links and not cards. */
export function StateServices({ services }: { services: readonly Service[] }) {
  const named = services
    .flatMap((service) => (service.state === null ? [] : [{ service, state: STATES[service.state] }]))
    .sort((a, b) => a.state.localeCompare(b.state) || a.service.name.localeCompare(b.service.name));
  return (
    <section aria-labelledby="by-state" className="mt-10">
      <h3 id="by-state" className="text-lg">
        The agency of your state
      </h3>
      <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3">
        {named.map(({ service, state }) => (
          <li key={service.id} className="break-inside-avoid border-b border-line py-2 text-sm">
            <TextLink to={serviceHref(service)} className="font-medium">
              {state}
            </TextLink>
            <span className="block text-muted">{service.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
