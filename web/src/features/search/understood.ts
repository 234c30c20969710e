import { parseSearch, type SearchResult } from '../../api/domain/search.ts';
import { hrefOf, type View } from './search-url.ts';

/** The address of the filters that the name of a search means. Undefined if it is a name. Private values stay out of it. */
export function understoodHref(path: string, { understood }: SearchResult, view: View): string | undefined {
  if (!understood) return undefined;
  const href = hrefOf(path, parseSearch(new URLSearchParams(understood.query)).query, view);
  return understood.needsPlace ? `${href}${href.includes('?') ? '&' : '?'}near=me` : href;
}
