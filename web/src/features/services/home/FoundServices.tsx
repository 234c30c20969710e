import { useSuspenseQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { ServiceCard } from '../../../entities/service/ServiceCard.tsx';
import { servicesText } from '../../../entities/service/service-words.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { splitByState, useHomeState } from '../own-state.ts';
import { servicesHref, type ServiceQuery } from '../service-url.ts';
import { servicesQuery } from '../services.queries.ts';

/** The services of all areas that have the words of a search. */
export function FoundServices({ query }: { query: ServiceQuery }) {
  const { api } = useSite();
  const { data: list } = useSuspenseQuery(servicesQuery(api, query));
  const { own, others } = splitByState(list.items, useHomeState());
  if (list.items.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState title={`No service has “${query.q ?? ''}”`}>
          <p>Try fewer or other words, or choose an area below.</p>
          <TextLink to="/services">Remove the search</TextLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <section aria-labelledby="found" className="mt-8">
      <h2 id="found" className="text-2xl">
        {servicesText(list.total)} for “{query.q}”
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[...own, ...others].map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={list.page}
          pages={Math.ceil(list.total / list.perPage)}
          hrefOf={(page) => servicesHref('/services', { ...query, page })}
        />
      </div>
    </section>
  );
}
