import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { majorHref, type MajorAddress } from './major-address.ts';

/** Where a family or a major is taught. */
export const majorQuery = (api: Api, address: MajorAddress) =>
  queryOptions({
    queryKey: ['/api/majors', majorHref(address)],
    queryFn: ({ signal }) => api.majors.one({ params: { slug: address.slug }, query: { state: address.state } }, signal),
  });

/** The occupations that the programs of a major are related to. */
export const occupationsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['/api/majors', slug, 'occupations'],
    queryFn: ({ signal }) => api.majors.occupations({ params: { slug } }, signal),
  });
