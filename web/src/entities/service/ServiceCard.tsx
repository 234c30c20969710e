import type { ReactNode } from 'react';
import { placeName } from '../../api/domain/colleges.ts';
import type { Service } from '../../api/domain/services.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatWords, priceWords, ratingWords, serviceHref } from './service-words.ts';
import { ServiceLink } from './ServiceLink.tsx';

interface Props {
  service: Service;
  heading?: 'h2' | 'h3';
  /** Beside the link to the website. */
  actions?: ReactNode;
}

/** One service in a list: what it is, what it costs, and how people rate it. */
export function ServiceCard({ service, heading: Heading = 'h3', actions }: Props) {
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-card p-5">
      <Heading className="text-lg leading-snug">
        <TextLink to={serviceHref(service)}>{service.name}</TextLink>
      </Heading>
      <ServiceBadges service={service} />
      <p className="mt-3 text-sm">{service.description}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-muted">Price</dt>
        <dd>{priceWords(service)}</dd>
        <dt className="text-muted">Where</dt>
        <dd>{formatWords(service)}</dd>
        <dt className="text-muted">Rating</dt>
        <dd>{ratingWords(service)}</dd>
      </dl>
      <ul aria-label="Features" className="mt-3 mb-4 flex flex-wrap gap-1.5 text-xs text-muted">
        {service.features.map((feature) => (
          <li key={feature} className="rounded-full border border-line bg-sunken px-2 py-0.5">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-sm" data-print="hide">
        <ServiceLink service={service} className="text-primary underline decoration-1 underline-offset-3 hover:decoration-2">
          Website<span className="sr-only"> of {service.name}</span>
        </ServiceLink>
        {actions}
      </div>
    </article>
  );
}

/** Whom it is for, who earns money, and what may not work, in words. */
export function ServiceBadges({ service: { state, isPublicAlternative, isCommercial, isLinkDead } }: { service: Service }) {
  if (state === null && !isPublicAlternative && !isCommercial && !isLinkDead) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {state !== null && <Badge>For residents of {placeName(state)}</Badge>}
      {isPublicAlternative && <Badge tone="primary">Free or public</Badge>}
      {isCommercial && <Badge>Commercial</Badge>}
      {isLinkDead && <Badge tone="amber">Website did not answer</Badge>}
    </p>
  );
}
