import type { RequestOf } from '../../../contracts/endpoint.ts';
import type { collegesContract } from '../../../contracts/colleges.contract.ts';
import type { ListSort } from '../../../contracts/shapes/list-params.ts';
import { SEARCH_WORDS } from '../../../domain/search/param-words.ts';
import { DEFAULT_PER_PAGE, FILTER_PARAMS, parseSearch, type SearchQuery } from '../../../domain/search/params.ts';
import { faultText } from '../../../domain/shared/param-words.ts';
import { DomainError, type FieldFault } from '../../../domain/shared/domain-error.ts';

export type ListQuery = RequestOf<typeof collegesContract.list>['query'];
export interface Slice {
  offset: number;
  limit: number;
}

/** A list request of the simple-rest client or of plain parameters. */
export interface ListRequest {
  search: SearchQuery;
  sort?: ListSort;
  ids?: readonly number[];
  featured: boolean;
  slice?: Slice;
}

export const ALL_ROWS: Slice = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** Joins simple-rest's filter, range and sort with the plain parameters. Throws `invalid` for a filter key that does not exist. */
export function listRequestOf(query: ListQuery): ListRequest {
  const { sort, filter, id, featured } = query;
  const { ids = id, featured: isFeatured, search } = readFilter(filter ?? {});
  const slice = sliceOf(query);
  return {
    search: { ...searchIn(query), ...search, ...(sort && sort.key !== 'id' && { sort: { key: sort.key, direction: sort.direction } }) },
    featured: isFeatured || featured === 'true' || featured === '1',
    ...(sort && { sort }),
    ...(ids && { ids }),
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

function readFilter(filter: NonNullable<ListQuery['filter']>): { ids?: number[]; featured: boolean; search: SearchQuery } {
  const { id, featured, ...rest } = filter;
  const pairs = Object.entries(rest).map(([key, value]): [string, string] => [key, textOf(value)]);
  const { query, faults } = parseSearch(pairs);
  const ids = id === undefined ? undefined : [id].flat().map(Number);
  const areIds = ids?.every((one) => Number.isInteger(one) && one >= 0) ?? true;
  const messages = faults.map((fault) => ({ path: `filter.${fault.path}`, message: faultText(fault, SEARCH_WORDS) }));
  if (!areIds) messages.push({ path: 'filter.id', message: 'Must be whole numbers' });
  if (messages.length > 0) throw invalid(messages);
  return { ...(ids && { ids }), featured: featured === true || featured === 'true', search: query };
}

function textOf(value: string | number | boolean | (string | number | boolean)[]): string {
  if (Array.isArray(value)) return value.join(',');
  return value === true ? '1' : String(value);
}

const invalid = (faults: FieldFault[]): DomainError => new DomainError('invalid', 'request.invalid', 'The filter is invalid.', faults);

/** `colleges 0-23/4402`, where simple-rest reads the total. An empty slice has an asterisk. */
export function contentRange(name: string, { offset, count, total }: { offset: number; count: number; total: number }): string[] {
  const rows = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  return ['Content-Range', `${name} ${rows}/${total}`, 'Access-Control-Expose-Headers', 'Content-Range'];
}
