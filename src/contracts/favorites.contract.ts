import { z } from 'zod';
import { FAVORITE_STATUSES, LONGEST_NOTE, MAX_LOCAL_FAVORITES } from '../domain/favorites/favorite.ts';
import { nothing, savedName, sharedParams } from './account-shapes.ts';
import { moment, rowId } from './codecs.ts';
import { collegeCard } from './college-shapes.ts';
import { defineContract } from './endpoint.ts';

const favorite = z
  .object({
    id: z.int(),
    collegeId: z.int(),
    createdAt: moment,
    note: z.string(),
    status: z.enum(FAVORITE_STATUSES),
    listId: z.int().nullable(),
    position: z.int(),
    college: collegeCard,
  })
  .meta({ id: 'Favorite' });

const list = z.object({ id: z.int(), name: z.string(), shareToken: z.string().nullable(), createdAt: moment }).meta({ id: 'FavoriteList' });

const params = z.strictObject({ collegeId: rowId });
const listParams = z.strictObject({ id: rowId });
const LONGEST_LIST_NAME = 60;
const listName = savedName(LONGEST_LIST_NAME);

/** The colleges a person keeps. */
export const favoritesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/favorites',
    access: 'user',
    summary: 'The colleges kept, in the order of each list, else the newest first.',
    response: z.array(favorite),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/favorites/export.csv',
    access: 'user',
    summary: 'The colleges kept, with notes and figures, as CSV.',
    response: z.string(),
  },
  merge: {
    method: 'POST',
    path: '/api/favorites/merge',
    access: 'user',
    summary: 'Adds what a browser kept before its owner signed in; what is kept already, or is no college, is passed over.',
    body: z.strictObject({
      collegeIds: z.array(z.int().positive().max(2_147_483_647)).max(MAX_LOCAL_FAVORITES, `At most ${MAX_LOCAL_FAVORITES}`),
    }),
    response: z.object({ added: z.int(), favorites: z.array(favorite) }),
  },
  add: {
    method: 'PUT',
    path: '/api/favorites/:collegeId',
    access: 'user',
    summary: 'Keeps a college: 201 when it is new, 200 when it was kept already.',
    params,
    response: favorite,
  },
  remove: {
    method: 'DELETE',
    path: '/api/favorites/:collegeId',
    access: 'user',
    status: 204,
    summary: 'Keeps a college no longer. Succeeds when it was not kept, too.',
    params,
    response: nothing,
  },
  change: {
    method: 'PATCH',
    path: '/api/favorites/:collegeId',
    access: 'user',
    summary: 'Changes note, status, list or place. Fields that are left out stay.',
    params,
    body: z.strictObject({
      note: z.string().max(LONGEST_NOTE, `At most ${LONGEST_NOTE} characters`).optional(),
      status: z.enum(FAVORITE_STATUSES).optional(),
      listId: z.int().positive().max(2_147_483_647).nullable().optional(),
      position: z.int().min(0).max(10_000).optional(),
    }),
    response: favorite,
  },
  lists: {
    method: 'GET',
    path: '/api/favorite-lists',
    access: 'user',
    summary: 'The named lists of this account.',
    response: z.array(list),
  },
  addList: {
    method: 'POST',
    path: '/api/favorite-lists',
    access: 'user',
    status: 201,
    summary: 'Begins a list; at most 50, each name once.',
    body: z.strictObject({ name: listName }),
    response: list,
  },
  changeList: {
    method: 'PATCH',
    path: '/api/favorite-lists/:id',
    access: 'user',
    summary: 'Renames a list, or shares it by a link that anybody can read; taking the link back makes it worthless.',
    params: listParams,
    body: z.strictObject({ name: listName.optional(), isShared: z.boolean().optional() }),
    response: list,
  },
  removeList: {
    method: 'DELETE',
    path: '/api/favorite-lists/:id',
    access: 'user',
    status: 204,
    summary: 'Removes a list; its colleges stay among the favorites.',
    params: listParams,
    response: nothing,
  },
  shared: {
    method: 'GET',
    path: '/api/shared-lists/:token',
    access: 'public',
    summary: 'A list that its owner shares: its name and its colleges, without notes and without whose it is.',
    params: sharedParams,
    response: z.object({ name: z.string(), colleges: z.array(collegeCard) }),
  },
});
