import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { ServiceQuery } from './service-url.ts';

export const categoriesQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/service-categories'], queryFn: ({ signal }) => api.services.categories({}, signal) });

export const servicesQuery = (api: Api, query: ServiceQuery) =>
  queryOptions({ queryKey: ['/api/services', query], queryFn: ({ signal }) => api.services.list({ query }, signal) });

export const serviceQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['/api/services/slug', slug],
    queryFn: ({ signal }) => api.services.bySlug({ params: { slug } }, signal),
  });

export const reviewsQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: ['/api/services/reviews', id, page],
    queryFn: ({ signal }) => api.services.reviews({ params: { id }, query: { page } }, signal),
  });
