import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { asStatus } from '../../../entities/page/page-status.ts';
import { serviceHref } from '../../../entities/service/service-words.ts';
import { serviceQueryOf, type ServiceAddress } from '../service-url.ts';
import { reviewsQuery, serviceQuery, servicesQuery } from '../services.queries.ts';

export { ServicePage as Component } from './ServicePage.tsx';

export const handle: PageHandle = { params: ['page'] };

/** The address of another category, or an alias, leads to the one of the service. An unknown service is a 404. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<ServiceAddress> {
  const { api, queries } = context.get(siteKey);
  const { pathname, search } = new URL(request.url);
  const slug = (params['slug'] ?? '').toLowerCase();
  const service = await queries.query({ ...serviceQuery(api, slug), staleTime: 'static' }).catch(asStatus);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (pathname !== serviceHref(service)) throw redirect(serviceHref(service), 301);
  const { page = 1 } = serviceQueryOf(search);
  await Promise.all([
    queries.query({ ...reviewsQuery(api, service.id, page), staleTime: 'static' }),
    queries.query({ ...servicesQuery(api, { category: service.category }), staleTime: 'static' }),
  ]).catch(asStatus);
  return { slug, page };
}
