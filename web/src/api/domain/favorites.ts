/** Saved colleges and their lists. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type Favorite = WireOf<Contracts['favorites']['list']>[number];
export type FavoriteList = WireOf<Contracts['favorites']['lists']>[number];

export { FAVORITE_STATUSES, LONGEST_NOTE, MAX_LOCAL_FAVORITES, type FavoriteStatus } from '../../../../src/domain/favorites/favorite.ts';
export { LONGEST_LIST_NAME } from '../../../../src/domain/admin/saved-list.ts';
