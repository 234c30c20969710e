import { REVIEWS_PER_PAGE, SERVICES_PER_PAGE, type servicesContract } from '../../../contracts/services/services.contract.ts';
import type { Service } from '../../../domain/services/service.ts';
import type { Services } from '../../../domain/services/services.use-cases.ts';
import { csvReply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';

export const servicesRoutes = (services: Services): Handlers<typeof servicesContract> => ({
  categories: () => services.categories(),
  list({ query: { page = 1, format, ...query } }) {
    const { services: all, facets } = services.find(query);
    if (format === 'csv') return csvReply('services', CSV_COLUMNS, all.map(serviceOf));
    const first = (Math.max(page, 1) - 1) * SERVICES_PER_PAGE;
    const items = all.slice(first, first + SERVICES_PER_PAGE).map(serviceOf);
    return { items, total: all.length, page: Math.max(page, 1), perPage: SERVICES_PER_PAGE, facets };
  },
  related: ({ query }) => services.related(query.state).map(serviceOf),
  bySlug: ({ params }) => serviceOf(services.bySlug(params.slug)),
  byId: ({ params }) => serviceOf(services.byId(params.id)),
  async reviews({ params, query: { page = 1 } }) {
    const offset = (Math.max(page, 1) - 1) * REVIEWS_PER_PAGE;
    const { reviews, total } = await services.reviews(params.id, { offset, limit: REVIEWS_PER_PAGE });
    return { items: reviews, total, page: Math.max(page, 1), perPage: REVIEWS_PER_PAGE };
  },
  async click({ params }) {
    await services.click(params.id);
    return { recorded: true };
  },
  async reportFault({ params, body, caller }) {
    await services.reportFault(params.id, body, caller?.user.id);
    return { message: 'Thank you. We have received your report.' };
  },
});

/** A service as the answers have it. */
export const serviceOf = ({ reviews, features, formats, ...service }: Service) => ({
  ...service,
  features: [...features],
  formats: [...formats],
  reviewCount: reviews.count,
});

const CSV_COLUMNS = [
  'id',
  'slug',
  'category',
  'name',
  'description',
  'rating',
  'reviewCount',
  'priceRange',
  'priceBand',
  'features',
  'formats',
  'website',
  'isCommercial',
  'isPublicAlternative',
  'state',
  'basis',
  'checkedAt',
  'checkedBy',
  'websiteVisitedAt',
];
