import { PRIVATE_PARAMS } from './private-params.ts';

/** The query string without private parameters; undefined if it has none. */
export function cleanedAddress(search: string): string | undefined {
  const params = new URLSearchParams(search);
  if (!PRIVATE_PARAMS.some((param) => params.has(param))) return undefined;
  for (const param of PRIVATE_PARAMS) params.delete(param);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
