import type { RequestOf } from '../../../contracts/endpoint.ts';
import type { collegesContract } from '../../../contracts/colleges.contract.ts';
import { DEFAULT_PER_PAGE, FILTER_PARAMS, type SearchQuery } from '../../../domain/search/params.ts';

export type ListQuery = RequestOf<typeof collegesContract.list>['query'];
export interface Slice {
  offset: number;
  limit: number;
}

/** A list request of the public API. */
export interface ListRequest {
  search: SearchQuery;
  ids?: readonly number[];
  featured: boolean;
  slice?: Slice;
}

export const ALL_ROWS: Slice = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** Parts a query into the search, the colleges that it names, and the rows. */
export function listRequestOf(query: ListQuery): ListRequest {
  const { sort, id, featured } = query;
  const slice = sliceOf(query);
  return {
    search: { ...searchIn(query), ...(sort && { sort }) },
    featured: featured === 'true' || featured === '1',
    ...(id && { ids: id }),
    ...(slice && { slice }),
  };
}

/** A range takes precedence over a limit. */
function sliceOf({ range, limit }: ListQuery): Slice | undefined {
  if (range) return { offset: range[0], limit: range[1] - range[0] + 1 };
  return limit === undefined ? undefined : { offset: 0, limit };
}

/** The parameters that select colleges, without those that sort and page. */
function searchIn(query: ListQuery): SearchQuery {
  const selecting = Object.entries(query).filter(([key]) => Object.hasOwn(FILTER_PARAMS, key));
  return Object.fromEntries(selecting);
}

/** The rows of a page; pages count from 1. */
export const pageSlice = (page = 1, perPage = DEFAULT_PER_PAGE): Slice => ({ offset: (page - 1) * perPage, limit: perPage });

/** `colleges 0-23/4402`, where lists tell the total. An empty slice has an asterisk. */
export function contentRange(name: string, { offset, count, total }: { offset: number; count: number; total: number }): string[] {
  const rows = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  return ['Content-Range', `${name} ${rows}/${total}`, 'Access-Control-Expose-Headers', 'Content-Range'];
}
