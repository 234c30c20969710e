import type { SearchQuery } from '../../../api/domain/search.ts';

const ORDER_PARAMS: ReadonlySet<string> = new Set<keyof SearchQuery>(['q', 'sort', 'radius']);

/** The searched name, and the number of filters. */
export function searchWords(query: SearchQuery): string[] {
  const values = Object.entries<unknown>(query).filter(([param, value]) => value !== undefined && !ORDER_PARAMS.has(param));
  const count = values.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0);
  return [...(query.q === undefined ? [] : [`“${query.q}”`]), ...(count === 0 ? [] : [count === 1 ? '1 filter' : `${count} filters`])];
}
