import { type Favorite, FAVORITE_STATUSES, type FavoriteStatus } from '../../../api/domain/favorites.ts';

/** The filter of the favorites, stored in the address. */
export interface FavoriteFilter {
  list?: number | 'none';
  status?: FavoriteStatus;
}

export function readFilter(search: string): FavoriteFilter {
  const params = new URLSearchParams(search);
  const list = params.get('list') ?? '';
  const status = FAVORITE_STATUSES.find((one) => one === params.get('status'));
  return {
    ...(list === 'none' && { list }),
    ...(/^[1-9]\d{0,9}$/.test(list) && { list: Number(list) }),
    ...(status && { status }),
  };
}

export function filterHref({ list, status }: FavoriteFilter): string {
  const params = new URLSearchParams({ tab: 'favorites', ...(list !== undefined && { list: String(list) }), ...(status && { status }) });
  return `/profile?${params}`;
}

export function isShown({ listIds, status }: Favorite, filter: FavoriteFilter): boolean {
  if (filter.status !== undefined && status !== filter.status) return false;
  if (filter.list === undefined) return true;
  return filter.list === 'none' ? listIds.length === 0 : listIds.includes(filter.list);
}
