import { useQueries } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { useSite } from '../../api/site.ts';
import { findMajorsQuery } from './majors.queries.ts';

/** The query for the name of each CIP code: a code finds itself. */
export const majorNameQueries = (api: Api, codes: readonly string[]) =>
  codes.map((code) => ({ ...findMajorsQuery(api, code), placeholderData: undefined }));

/** The names of CIP codes that are loaded, by code. */
export function useMajorNames(codes: readonly string[] = []): ReadonlyMap<string, string> {
  const found = useQueries({ queries: majorNameQueries(useSite().api, codes) });
  return new Map(found.flatMap(({ data }) => data?.majors.slice(0, 1) ?? []).map(({ code, name }) => [code, name]));
}
