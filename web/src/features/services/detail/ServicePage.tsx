import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../api/site.ts';
import type { Service } from '../../../api/domain/services.ts';
import { breadcrumbList, type Crumb } from '../../../entities/page/breadcrumb-data.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { StructuredData } from '../../../entities/page/StructuredData.tsx';
import { ServiceBadges } from '../../../entities/service/ServiceCard.tsx';
import { ServiceLink } from '../../../entities/service/ServiceLink.tsx';
import {
  CATEGORY_TITLES,
  categoryHref,
  checkedWords,
  formatWords,
  priceWords,
  ratingWords,
  serviceHref,
  visitWords,
} from '../../../entities/service/service-words.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { serviceQuery, servicesQuery } from '../services.queries.ts';
import { serviceData } from '../structured-data.ts';
import type { ServiceAddress } from '../service-url.ts';
import { Reviews } from './Reviews.tsx';

/** Needs a session, which only the browser has. */
const TakePart = lazyChunk(async () => (await import('../take-part/TakePart.tsx')).TakePart);
const MOST_OTHERS = 3;

/** Everything about one service. */
export function ServicePage() {
  const { slug, page } = useLoaderData<ServiceAddress>();
  const { api, publicUrl } = useSite();
  const isHydrated = useIsHydrated();
  const { data: service } = useSuspenseQuery(serviceQuery(api, slug));
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    { label: 'Student services', to: '/services' },
    { label: CATEGORY_TITLES[service.category], to: categoryHref(service.category) },
    { label: service.name, to: serviceHref(service) },
  ];
  return (
    <div className="page py-8 md:py-10">
      <PageHead title={service.name} description={service.description} canonicalPath={serviceHref(service)} isUnlisted={page > 1} />
      <StructuredData value={breadcrumbList(publicUrl, crumbs)} />
      <StructuredData value={serviceData(publicUrl, service)} />
      <Breadcrumb items={crumbs.map(({ label, to }, index) => (index < crumbs.length - 1 ? { label, to } : { label }))} />
      <h1 className="mt-4 text-3xl">{service.name}</h1>
      <ServiceBadges service={service} />
      <p className="mt-4 max-w-text text-lg">{service.description}</p>
      <Facts service={service} />
      <p className="mt-6">
        <ServiceLink
          service={service}
          className="inline-flex min-h-11 items-center rounded-control bg-primary px-4 py-2 font-medium text-on-primary no-underline hover:bg-primary-strong"
        >
          Go to the website
        </ServiceLink>
      </p>
      <p className="mt-2 text-xs text-muted">You leave our site. We get no money for this link.</p>
      <div className="mt-6 min-h-12">
        <Suspense>{isHydrated && <TakePart key={service.id} service={service} />}</Suspense>
      </div>
      <Reviews service={service} page={page} />
      <Others service={service} />
    </div>
  );
}

function Facts({ service }: { service: Service }) {
  const visited = visitWords(service);
  return (
    <dl className="mt-6 grid max-w-text gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">Price</dt>
      <dd>{priceWords(service)}</dd>
      <dt className="text-muted">Where</dt>
      <dd>{formatWords(service)}</dd>
      <dt className="text-muted">Features</dt>
      <dd>{service.features.join(', ') || 'Not stated'}</dd>
      <dt className="text-muted">Rating</dt>
      <dd>{ratingWords(service)}</dd>
      <dt className="text-muted">Provider</dt>
      <dd>{service.isCommercial ? 'A company that earns money with it' : 'A public or nonprofit organization'}</dd>
      <dt className="text-muted">Entry</dt>
      <dd>
        {checkedWords(service)}
        {service.basis !== '' && <span className="block text-sm text-muted">Basis: {service.basis}</span>}
      </dd>
      {visited !== null && (
        <>
          <dt className="text-muted">Website</dt>
          <dd>{visited}</dd>
        </>
      )}
    </dl>
  );
}

function Others({ service }: { service: Service }) {
  const { api } = useSite();
  const { data: list } = useSuspenseQuery(servicesQuery(api, { category: service.category }));
  const others = list.items.filter(({ id }) => id !== service.id).slice(0, MOST_OTHERS);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="mt-10">
      <h2 id="others" className="text-xl">
        Others of this kind
      </h2>
      <ul className="mt-3 grid gap-2">
        {others.map((other) => (
          <li key={other.id}>
            <TextLink to={serviceHref(other)}>{other.name}</TextLink> <span className="text-sm text-muted">{priceWords(other)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <TextLink to={categoryHref(service.category)}>All {CATEGORY_TITLES[service.category].toLowerCase()}</TextLink>
      </p>
    </section>
  );
}
