import { placeName, type StateCode } from '../../api/domain/colleges.ts';
import type { Service } from '../../api/domain/services.ts';
import { priceWords, serviceHref } from '../../entities/service/service-words.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  homeState: StateCode;
  services: readonly Service[];
  /** A level below that of the section around it. */
  heading: 'h2' | 'h3';
}

/** The services of the student's state, as links in little room: they appear after the page. Empty without one. */
export function OwnServices({ homeState, services, heading: Heading }: Props) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="own-state" className="text-sm">
      <Heading id="own-state" className="font-sans text-sm font-semibold tracking-normal">
        For residents of {placeName(homeState)}
      </Heading>
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
  );
}
