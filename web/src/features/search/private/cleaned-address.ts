import { PRIVATE_PARAMS } from '../../../api/domain/search.ts';

/** The query string without private parameters; undefined if it has none. */
export function cleanedAddress(search: string): string | undefined {
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = pairs.filter((pair) => !PRIVATE_PARAMS.some((param) => pair === param || pair.startsWith(`${param}=`)));
  if (kept.length === pairs.length) return undefined;
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
