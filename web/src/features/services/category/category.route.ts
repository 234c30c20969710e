import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import type { Service } from '../../../api/domain/services.ts';
import { asStatus, notFound } from '../../../entities/page/page-status.ts';
import { SERVICE_PARAMS, serviceQueryOf, type ServiceQuery } from '../service-url.ts';
import { categoriesQuery, servicesQuery } from '../services.queries.ts';
import { CategoryPage } from './CategoryPage.tsx';

const handle: PageHandle = { params: SERVICE_PARAMS };

/** The page of one category, under its address and its alias. */
export const categoryRoute = (category: Service['category']) => ({ Component: CategoryPage, handle, loader: loaderOf(category) });

/** A page beyond the end is a 404. */
function loaderOf(category: Service['category']) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<ServiceQuery> => {
    const { api, queries } = context.get(siteKey);
    const query = serviceQueryOf(new URL(request.url).search, category);
    const [list] = await Promise.all([
      queries.query({ ...servicesQuery(api, query), staleTime: 'static' }),
      // All of the category, for the comparison and the pinned entries.
      queries.query({ ...servicesQuery(api, { category }), staleTime: 'static' }),
      queries.query({ ...categoriesQuery(api), staleTime: 'static' }),
    ]).catch(asStatus);
    if (list.items.length === 0 && list.page > 1) notFound();
    return query;
  };
}
