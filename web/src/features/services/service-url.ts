import { LONGEST_WORDS, PRICE_BANDS, type Service, SERVICE_FORMATS, SERVICE_LIMITS, SERVICE_SORTS } from '../../api/domain/services.ts';

type Category = Service['category'];

/** What the addresses of the marketplace say. */
export interface ServiceQuery {
  category?: Category | undefined;
  q?: string | undefined;
  price?: NonNullable<Service['priceBand']>[] | undefined;
  how?: Service['formats'] | undefined;
  feature?: string[] | undefined;
  sort?: (typeof SERVICE_SORTS)[number] | undefined;
  page?: number | undefined;
}

/** The parameters that the pages read. `compare` has slugs. */
export const SERVICE_PARAMS = ['q', 'price', 'how', 'feature', 'sort', 'page', 'compare'];
export const MOST_COMPARED = 3;

/** Values that mean nothing are left out. A form that is sent without scripts repeats a parameter for each of its values. */
export function serviceQueryOf(search: string, category?: Category): ServiceQuery {
  const params = new URLSearchParams(search);
  const severalOf = <T extends string>(name: string, known: readonly T[]): T[] | undefined => {
    const asked = listOf(params, name);
    const chosen = known.filter((value) => asked.includes(value));
    return chosen.length > 0 ? chosen : undefined;
  };
  const features = listOf(params, 'feature')
    .map((text) => text.slice(0, SERVICE_LIMITS.feature))
    .slice(0, SERVICE_LIMITS.features);
  // `LAST_PAGE` of the API. Its import would split a script that the first load of /discover needs.
  const page = Number(params.get('page'));
  return {
    category,
    q: params.get('q')?.trim().slice(0, LONGEST_WORDS) || undefined,
    price: severalOf('price', PRICE_BANDS),
    how: severalOf('how', SERVICE_FORMATS),
    feature: features.length > 0 ? features : undefined,
    sort: SERVICE_SORTS.find((sort) => sort === params.get('sort') && sort !== 'suggested'),
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
  };
}

/** The slugs of the services to compare, at most three. */
export const comparedIn = (search: string): string[] =>
  listOf(new URLSearchParams(search), 'compare')
    .filter((slug) => /^[a-z\d-]{1,80}$/.test(slug))
    .slice(0, MOST_COMPARED);

/** The address of a list. Lists of values are joined with commas. */
export function servicesHref(path: string, { q, price, how, feature, sort, page }: ServiceQuery, compared: readonly string[] = []): string {
  const lists = { price, how, feature, compare: compared };
  const single = { q, sort, page: page === undefined ? undefined : String(page) };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(single)) if (value !== undefined) params.set(name, value);
  for (const [name, values] of Object.entries(lists)) if (values !== undefined && values.length > 0) params.set(name, values.join(','));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** How many filters are in use. The order and the page are none. */
export const filterCount = ({ q, price = [], how = [], feature = [] }: ServiceQuery): number =>
  (q === undefined ? 0 : 1) + price.length + how.length + feature.length;

const listOf = (params: URLSearchParams, name: string): string[] => [
  ...new Set(
    params
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
];

/** The page of one service. */
export interface ServiceAddress {
  slug: string;
  /** Of the reviews. */
  page: number;
}
