import type { Service, ServiceList as List } from '../../../api/domain/services.ts';
import { ServiceCard } from '../../../entities/service/ServiceCard.tsx';
import { categoryHref, servicesText } from '../../../entities/service/service-words.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { splitByState, useHomeState } from '../own-state.ts';
import { OwnState } from './OwnState.tsx';
import { StateServices } from './StateServices.tsx';
import { MOST_COMPARED, servicesHref, type ServiceQuery } from '../service-url.ts';

const MOST_STATE_CARDS = 4;

interface Props {
  query: ServiceQuery;
  list: List;
  compared: readonly Service[];
}

/** The services that the filters leave, those of the own state first, each with a link that adds it to the comparison. */
export function ServiceList({ query, list, compared }: Props) {
  const path = categoryHref(query.category ?? 'best-test-prep-services');
  const slugs = compared.map(({ slug }) => slug);
  // A few that filters leave are cards like all others.
  const isShort = list.items.filter(({ state }) => state !== null).length <= MOST_STATE_CARDS;
  const { own, others } = splitByState(list.items, useHomeState());
  const isCard = ({ state }: Service) => isShort || state === null;
  if (list.items.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState title="No service fits these filters">
          <TextLink to={path}>Remove all filters</TextLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <section aria-labelledby="services" className="mt-6">
      <h2 id="services" className="text-xl" aria-live="polite">
        {servicesText(list.total)}
      </h2>
      {!isShort && <OwnState services={own} />}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...own, ...others].filter(isCard).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} actions={<CompareLink service={service} slugs={slugs} path={path} query={query} />} />
          </li>
        ))}
      </ul>
      {!isShort && <StateServices services={list.items.filter((service) => !isCard(service))} />}
      <div className="mt-8">
        <Pagination
          page={list.page}
          pages={Math.ceil(list.total / list.perPage)}
          hrefOf={(page) => servicesHref(path, { ...query, page: page === 1 ? undefined : page }, slugs)}
        />
      </div>
    </section>
  );
}

interface CompareProps {
  service: Service;
  slugs: readonly string[];
  path: string;
  query: ServiceQuery;
}

function CompareLink({ service: { slug, name }, slugs, path, query }: CompareProps) {
  const isChosen = slugs.includes(slug);
  if (!isChosen && slugs.length >= MOST_COMPARED) return <span className="text-muted">Three are chosen</span>;
  const next = isChosen ? slugs.filter((other) => other !== slug) : [...slugs, slug];
  return (
    <TextLink to={servicesHref(path, query, next)} data-keep-scroll="">
      {isChosen ? 'Do not compare' : 'Compare'}
      <span className="sr-only"> {name}</span>
    </TextLink>
  );
}
