import type { StateCode } from '../colleges/states.ts';
import { DomainError } from '../shared/domain-error.ts';
import { shownEntry, type FaultKind } from './fault.ts';
import { createMarketplace, type Marketplace, type ServiceAnswer, type ServiceQuery } from './marketplace.ts';
import { relatedServices } from './related.ts';
import type { PublishedReview } from './review.ts';
import { unknownService, type Service, type ServiceCategory } from './service.ts';
import type { ReviewStore, ServicesAdapters } from './services.ports.ts';

export interface ServicesPorts extends Pick<ServicesAdapters, 'transact' | 'catalog'> {
  reviews: Pick<ReviewStore, 'published'>;
  analytics: { record(event: { event: 'external_link_click'; path: string }): Promise<void> };
}

/** Reads the published services in memory, and takes reports of faults. */
export function createServices({ transact, catalog, reviews, analytics }: ServicesPorts) {
  let shown: { version: string; marketplace: Marketplace } | undefined;
  const loaded = () => {
    if (!shown) throw new DomainError('unavailable', 'services.loading', 'The services are being loaded. Try again in a moment.');
    return shown;
  };
  const current = (): Marketplace => loaded().marketplace;
  /** Throws `not-found`. */
  const found = (service: Service | undefined): Service => {
    if (!service) throw unknownService();
    return service;
  };
  const byId = (id: number): Service => found(current().byId(id));

  return {
    /** Reloads the services if their stored version changed. Readers see the former ones until then. */
    async refresh(): Promise<void> {
      const version = await catalog.version();
      if (shown?.version === version) return;
      const [categories, services] = await Promise.all([catalog.categories(), catalog.published()]);
      shown = { version, marketplace: createMarketplace(categories, services) };
    },
    /** Of services, categories and reviews. */
    version: (): string => loaded().version,
    /** Every category in order, with the number of its services. */
    categories: (): (ServiceCategory & { count: number })[] =>
      current().categories.map((category) => ({ ...category, count: current().countOf(category.slug) })),
    /** In suggested order. */
    all: (): readonly Service[] => current().all,
    find: (query: ServiceQuery): ServiceAnswer => current().find(query),
    /** Up to four free or public services for students of a state. */
    related: (state?: StateCode): Service[] => relatedServices(current().all, state),
    byId,
    isSlug: (slug: string): boolean => shown?.marketplace.bySlug(slug) !== undefined,
    /** Throws `not-found`. */
    bySlug: (slug: string): Service => found(current().bySlug(slug)),
    /** The services with these ids, in the given order, without unknown ones. */
    byIds: (ids: readonly number[]): Service[] => ids.flatMap((id) => current().byId(id) ?? []),

    /** The published reviews of a published service. */
    async reviews(id: number, slice: { offset: number; limit: number }): Promise<{ reviews: PublishedReview[]; total: number }> {
      byId(id);
      return reviews.published(id, slice);
    },
    /** Counts a click on the website of a service. */
    async click(id: number): Promise<void> {
      const { category, slug } = byId(id);
      await analytics.record({ event: 'external_link_click', path: `/services/${category}/${slug}` });
    },
    /** Stores a report of a fault. A report with a filled trap is not stored, and its sender cannot tell. */
    async reportFault(
      id: number,
      report: { kind: FaultKind; message?: string | undefined; website?: string | undefined },
      userId?: number,
    ) {
      const shown = shownEntry(byId(id));
      if ((report.website ?? '') !== '') return;
      await transact(async ({ faults, cases }) => {
        await faults.add({ serviceId: id, kind: report.kind, message: report.message ?? '', shown, userId: userId ?? null });
        await cases.tellOfFault(id);
      });
    },
  };
}

export type Services = ReturnType<typeof createServices>;
