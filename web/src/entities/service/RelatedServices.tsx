import { useQuery } from '@tanstack/react-query';
import type { StateCode } from '../../api/domain/colleges.ts';
import { NOT_SENT } from '../../api/not-sent.ts';
import { useSite } from '../../api/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { relatedServicesQuery } from './related-services.ts';
import { priceWords, serviceHref } from './service-words.ts';

interface Props {
  state?: StateCode | undefined;
  /** The page loads them when a reader comes near. */
  isLate?: boolean;
}

/** Free and public services for the steps that each applicant takes. Without an answer of the server, only the link to all services. */
export function RelatedServices({ state, isLate = false }: Props) {
  const { data = [] } = useQuery({ ...relatedServicesQuery(useSite().api, state), ...(isLate && { meta: NOT_SENT }) });
  return (
    <>
      {data.length > 0 && (
        <ul className="mt-4 grid gap-3 text-ink md:grid-cols-2">
          {data.map((service) => (
            <li key={service.id} className="rounded-card border border-line bg-card p-4">
              <TextLink to={serviceHref(service)} className="font-medium">
                {service.name}
              </TextLink>{' '}
              <span className="text-sm text-muted">{priceWords(service)}</span>
              <p className="mt-1 text-sm">{service.description}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm">
        <TextLink to="/services">All student services</TextLink>
      </p>
    </>
  );
}
