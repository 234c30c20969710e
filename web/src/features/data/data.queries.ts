import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Every field with its meaning, sources and coverage. */
export const dictionaryQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/catalog'], queryFn: ({ signal }) => api.dictionary.fields({}, signal) });

/** Sizes of the bulk files. The first call of a data version waits while they are made, so the page does not wait for it. */
export const filesQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/data/files'], queryFn: ({ signal }) => api.dictionary.files({}, signal) });

/** The published tables as Parquet files; null before the first publication. */
export const parquetQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/data/parquet'], queryFn: ({ signal }) => api.snapshot.files({}, signal) });

/** Loaded sources, recent data versions and files. */
export const loadedQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/data'], queryFn: ({ signal }) => api.dictionary.loaded({}, signal) });
