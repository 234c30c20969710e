import { averageOf } from './rating.ts';
import type { CategorySlug, PriceBand, Service, ServiceCategory, ServiceFormat } from './service.ts';

/** Of the words of a search, in characters. */
export const LONGEST_WORDS = 100;

export const SERVICE_SORTS = ['suggested', 'name', 'price'] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];

export interface ServiceQuery {
  category?: CategorySlug | undefined;
  /** Words that all appear in the name, the description, the features or the category. */
  q?: string | undefined;
  price?: readonly PriceBand[] | undefined;
  how?: readonly ServiceFormat[] | undefined;
  feature?: readonly string[] | undefined;
  sort?: ServiceSort | undefined;
}

export interface FacetCount<T extends string = string> {
  value: T;
  count: number;
}

export interface ServiceFacets {
  price: FacetCount<PriceBand>[];
  how: FacetCount<ServiceFormat>[];
  /** The features of at least two services, most frequent first. */
  feature: FacetCount[];
}

export interface ServiceAnswer {
  services: Service[];
  /** Of each filter, with the others applied. */
  facets: ServiceFacets;
}

const MOST_FEATURES = 20;

/** All published services in memory. */
export function createMarketplace(categories: readonly ServiceCategory[], services: readonly Service[]) {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const suggested = services.toSorted(bySuggestion);
  const texts = new Map(suggested.map((service) => [service.id, wordsOf(service, names.get(service.category) ?? '')]));
  const byId = new Map(suggested.map((service) => [service.id, service]));
  const bySlug = new Map(suggested.map((service) => [service.slug, service]));

  const hasWords = ({ id }: Service, q: string): boolean => foldedWords(q).every((word) => texts.get(id)?.includes(word));
  const isChosen = (service: Service, { category, price, how }: ServiceQuery): boolean =>
    (category === undefined || service.category === category) &&
    (price === undefined || isAmong(service.priceBand, price)) &&
    (how === undefined || service.formats.some((format) => how.includes(format)));
  const matches = (service: Service, query: ServiceQuery): boolean =>
    isChosen(service, query) &&
    (query.feature?.every((one) => hasFeature(service, one)) ?? true) &&
    (query.q === undefined || hasWords(service, query.q));
  const select = (query: ServiceQuery) => suggested.filter((service) => matches(service, query));

  return {
    categories: categories.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name)),
    /** Published services of a category. */
    countOf: (category: CategorySlug): number => suggested.filter((service) => service.category === category).length,
    all: suggested as readonly Service[],
    byId: (id: number): Service | undefined => byId.get(id),
    bySlug: (slug: string): Service | undefined => bySlug.get(slug),
    find: (query: ServiceQuery): ServiceAnswer => ({
      services: select(query).toSorted(ORDERS[query.sort ?? 'suggested']),
      facets: {
        price: countsOf(select({ ...query, price: undefined }), ({ priceBand }) => (priceBand === null ? [] : [priceBand])),
        how: countsOf(select({ ...query, how: undefined }), ({ formats }) => formats),
        feature: countsOf(select({ ...query, feature: undefined }), ({ features }) => features)
          .filter(({ count }) => count > 1)
          .slice(0, MOST_FEATURES),
      },
    }),
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;

/** By verified rating, then for everyone before for one state, free and public ones first, by name. Payment moves nothing. */
function bySuggestion(a: Service, b: Service): number {
  return (
    (averageOf(b.reviews) ?? 0) - (averageOf(a.reviews) ?? 0) ||
    Number(a.state !== null) - Number(b.state !== null) ||
    Number(b.isPublicAlternative) - Number(a.isPublicAlternative) ||
    Number(b.priceBand === 'free') - Number(a.priceBand === 'free') ||
    byName(a, b)
  );
}

const byName = (a: Service, b: Service): number => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || a.id - b.id;

const PRICE_PLACES: Record<PriceBand, number> = { free: 0, $: 1, $$: 2, $$$: 3 };
const priceOf = ({ priceBand }: Service): number => (priceBand === null ? Infinity : PRICE_PLACES[priceBand]);
/** Unknown prices come last. */
const byPrice = (a: Service, b: Service): number => (priceOf(a) === priceOf(b) ? bySuggestion(a, b) : priceOf(a) - priceOf(b));

const ORDERS: Record<ServiceSort, (a: Service, b: Service) => number> = { suggested: bySuggestion, name: byName, price: byPrice };

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
const wordsOf = ({ name, description, features }: Service, category: string): string =>
  fold([name, description, category, ...features].join(' '));

const isAmong = (band: PriceBand | null, asked: readonly PriceBand[]): boolean => band !== null && asked.includes(band);
const hasFeature = ({ features }: Service, asked: string): boolean => features.some((feature) => fold(feature) === fold(asked));

/** How many services have each value, most frequent first. */
function countsOf<T extends string>(services: readonly Service[], valuesOf: (service: Service) => readonly T[]): FacetCount<T>[] {
  const counts = new Map<T, number>();
  for (const value of services.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
