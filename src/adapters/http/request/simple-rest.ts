import type { RequestOf } from '../../../contracts/endpoint.ts';
import type { collegesContract } from '../../../contracts/colleges.contract.ts';
import type { ListSort } from '../../../contracts/simple-rest.ts';
import { DEFAULT_PER_PAGE, FILTER_PARAMS, parseSearch, type SearchQuery } from '../../../domain/search/params.ts';
import { DomainError, type FieldFault } from '../../../domain/shared/domain-error.ts';

export type ListQuery = RequestOf<typeof collegesContract.list>['query'];
export interface Slice {
  offset: number;
  limit: number;
}

/** What a list asks for, whichever dialect it was said in. */
export interface ListRequest {
  search: SearchQuery;
  sort?: ListSort;
  ids?: readonly number[];
  featured: boolean;
  slice?: Slice;
}

/** Brings simple-rest's filter, range and sort, and the plain parameters, to one request. A faulty filter key is `invalid`. */
export function listRequestOf(query: ListQuery): ListRequest {
  const { sort, filter, id, featured } = query;
  const { ids, featured: isFeatured, search } = readFilter(filter ?? {});
  const slice = sliceOf(query);
  const wanted = ids ?? id;
  return {
    search: { ...searchIn(query), ...search, ...(sort && sort.key !== 'id' && { sort: { key: sort.key, direction: sort.direction } }) },
    featured: isFeatured || featured === 'true' || featured === '1',
    ...(sort && { sort }),
    ...(wanted && { ids: wanted }),
    ...(slice && { slice }),
  };
}

/** The parameters that select colleges, without those that order and cut. */
function searchIn(query: ListQuery): SearchQuery {
  const selecting = Object.entries(query).filter(([key]) => Object.hasOwn(FILTER_PARAMS, key));
  return Object.fromEntries(selecting);
}

/** simple-rest's range counts most, then json-server's _start and _end, then limit and offset, then page and perPage. */
function sliceOf({ range, limit, offset, _start, _end, page, perPage }: ListQuery): Slice | undefined {
  if (range) return { offset: range[0], limit: range[1] - range[0] + 1 };
  if (isGiven(_start, _end)) return between(_start ?? 0, _end);
  if (isGiven(limit, offset)) return { offset: offset ?? 0, limit: limit ?? DEFAULT_PER_PAGE };
  return isGiven(page, perPage) ? pageSlice(page, perPage) : undefined;
}

const isGiven = (...values: unknown[]): boolean => values.some((value) => value !== undefined);

/** The rows of a page counted from 1. */
export const pageSlice = (page = 1, perPage = DEFAULT_PER_PAGE): Slice => ({ offset: (page - 1) * perPage, limit: perPage });

function between(start: number, end = start + DEFAULT_PER_PAGE): Slice {
  const limit = end - start;
  if (limit < 0 || limit > MAX_ROWS) throw invalid([{ path: '_end', message: `_start to _end: at most ${MAX_ROWS} rows, not backwards` }]);
  return { offset: start, limit };
}
const MAX_ROWS = 1_000;

function readFilter(filter: NonNullable<ListQuery['filter']>): { ids?: number[]; featured: boolean; search: SearchQuery } {
  const { id, featured, ...rest } = filter;
  const pairs = Object.entries(rest).map(([key, value]): [string, string] => [key, textOf(value)]);
  const { query, faults } = parseSearch(pairs);
  const ids = id === undefined ? undefined : [id].flat().map(Number);
  if (ids && !ids.every((one) => Number.isInteger(one) && one >= 0)) faults.push({ path: 'id', message: 'Whole numbers' });
  if (faults.length > 0) throw invalid(faults.map(({ path, message }) => ({ path: `filter.${path}`, message })));
  return { ...(ids && { ids }), featured: featured === true || featured === 'true', search: query };
}

function textOf(value: string | number | boolean | (string | number | boolean)[]): string {
  if (Array.isArray(value)) return value.join(',');
  return value === true ? '1' : String(value);
}

const invalid = (faults: FieldFault[]): DomainError => new DomainError('invalid', 'request.invalid', 'The filter is not right.', faults);

/** `colleges 0-23/4402`, as simple-rest reads the total; an empty slice says an asterisk. */
export function contentRange(offset: number, count: number, total: number): string[] {
  const rows = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  return ['Content-Range', `colleges ${rows}/${total}`, 'Access-Control-Expose-Headers', 'Content-Range'];
}
