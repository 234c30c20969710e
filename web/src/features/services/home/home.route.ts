import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { asStatus } from '../../../entities/page/page-status.ts';
import { serviceQueryOf, type ServiceQuery } from '../service-url.ts';
import { categoriesQuery, servicesQuery } from '../services.queries.ts';

export { ServicesHome as Component } from './ServicesHome.tsx';

export const handle: PageHandle = { params: ['q', 'page'] };

/** The services of a search are loaded only when there is one. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ServiceQuery> {
  const { api, queries } = context.get(siteKey);
  const { q, page } = serviceQueryOf(new URL(request.url).search);
  const found = q === undefined ? undefined : queries.query({ ...servicesQuery(api, { q, page }), staleTime: 'static' });
  await Promise.all([queries.query({ ...categoriesQuery(api), staleTime: 'static' }), found]).catch(asStatus);
  return { q, page };
}
