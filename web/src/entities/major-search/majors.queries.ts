import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** What a typed text may mean, with the text that was asked. The answer before stays until the next one arrives. */
export const findMajorsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['/api/majors/find', text],
    queryFn: async ({ signal }) => ({ ...(await api.majors.find({ query: { q: text } }, signal)), text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

/** All families of majors with their majors. */
export const majorFamiliesQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/majors'], queryFn: ({ signal }) => api.majors.families({}, signal) });
