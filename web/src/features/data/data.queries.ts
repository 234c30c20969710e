import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Every field with its meaning, sources and coverage. */
export const dictionaryQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/catalog'], queryFn: ({ signal }) => api.dictionary.fields({}, signal) });

/** Loaded sources, recent data versions and files. */
export const loadedQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/data'], queryFn: ({ signal }) => api.dictionary.loaded({}, signal) });
