import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Every field with its meaning, origin and coverage. */
export const dictionaryQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/catalog'], queryFn: ({ signal }) => api.dictionary.fields({}, signal) });

/** What is loaded, what changed lately, and the files. */
export const loadedQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/data'], queryFn: ({ signal }) => api.dictionary.loaded({}, signal) });
