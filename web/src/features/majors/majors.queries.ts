import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { majorHref, type MajorAddress } from './major-address.ts';

/** All families with their majors. */
export const familiesQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/majors'], queryFn: ({ signal }) => api.majors.families({}, signal) });

/** Where a family or a major is taught. */
export const majorQuery = (api: Api, address: MajorAddress) =>
  queryOptions({
    queryKey: ['/api/majors', majorHref(address)],
    queryFn: ({ signal }) => api.majors.one({ params: { slug: address.slug }, query: { state: address.state } }, signal),
  });

/** The majors that a text may mean. */
export const findQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['/api/majors/find', text],
    queryFn: ({ signal }) => api.majors.find({ query: { q: text } }, signal),
    enabled: text !== '',
  });
