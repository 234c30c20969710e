import { z } from 'zod';
import { FAVORITE_STATUSES, LONGEST_NOTE, MAX_FAVORITES, MAX_LOCAL_FAVORITES } from '../domain/favorites/favorite.ts';
import { noContent, savedName, sharedParams } from './shapes/account-shapes.ts';
import { cipCode, rowId, timestamp } from './shapes/codecs.ts';
import { collegeCard } from './shapes/college-shapes.ts';
import { defineContract } from './endpoint.ts';
import { freeText } from './shapes/text-shapes.ts';

const favorite = z
  .object({
    id: z.int(),
    collegeId: z.int(),
    createdAt: timestamp,
    note: z.string(),
    status: z.enum(FAVORITE_STATUSES),
    /** The family, major or program for which it was saved. */
    major: z.object({ code: z.string(), name: z.string() }).nullable(),
    listIds: z.array(z.int()),
    position: z.int(),
    college: collegeCard,
  })
  .meta({ id: 'Favorite' });

const list = z
  .object({ id: z.int(), name: z.string(), shareToken: z.string().nullable(), createdAt: timestamp })
  .meta({ id: 'FavoriteList' });

const collegeIds = (most: number) => z.array(z.int().positive().max(2_147_483_647)).max(most, `At most ${most}`);

/** Majors by the id of the college. */
const majorsByCollege = z.record(z.string().regex(/^\d{1,10}$/, 'The id of a college'), cipCode);

const params = z.strictObject({ collegeId: rowId });
const listParams = z.strictObject({ id: rowId });
const MAX_LIST_NAME_LENGTH = 60;
const listName = savedName(MAX_LIST_NAME_LENGTH);

export const favoritesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/favorites',
    access: 'user',
    summary: 'Lists the favorites in the order that the user chose, otherwise newest first.',
    response: z.array(favorite),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/favorites/export.csv',
    access: 'user',
    summary: 'Returns the favorites with notes and figures as CSV.',
    response: z.string(),
  },
  merge: {
    method: 'POST',
    path: '/api/favorites/merge',
    access: 'user',
    refusals: [422],
    summary:
      'Adds favorites that a browser saved before sign-in, with their majors. Existing favorites, unknown colleges and unknown majors are skipped; a given major replaces that of an existing favorite.',
    body: z.strictObject({ collegeIds: collegeIds(MAX_LOCAL_FAVORITES), majors: majorsByCollege.optional() }),
    response: z.object({ added: z.int(), favorites: z.array(favorite) }),
  },
  add: {
    method: 'PUT',
    path: '/api/favorites/:collegeId',
    access: 'user',
    otherStatus: 201,
    refusals: [422],
    summary:
      'Saves a college, with the major for which it is saved. Returns 201 for a new favorite and 200 for an existing one, which keeps its major unless another is given.',
    params,
    query: z.strictObject({ major: cipCode.optional() }),
    response: favorite,
  },
  remove: {
    method: 'DELETE',
    path: '/api/favorites/:collegeId',
    access: 'user',
    status: 204,
    summary: 'Removes a favorite. Also succeeds if it does not exist.',
    params,
    response: noContent,
  },
  change: {
    method: 'PATCH',
    path: '/api/favorites/:collegeId',
    access: 'user',
    summary: 'Changes the note, status, major or position of a favorite. Omitted fields stay unchanged; null removes the major.',
    params,
    body: z.strictObject({
      note: freeText().max(LONGEST_NOTE, `At most ${LONGEST_NOTE} characters`).optional(),
      status: z.enum(FAVORITE_STATUSES).optional(),
      major: cipCode.nullable().optional(),
      position: z.int().min(0).max(10_000).optional(),
    }),
    response: favorite,
  },
  lists: {
    method: 'GET',
    path: '/api/favorite-lists',
    access: 'user',
    summary: 'Lists the favorite lists of this account.',
    response: z.array(list),
  },
  addList: {
    method: 'POST',
    path: '/api/favorite-lists',
    access: 'user',
    refusals: [409, 422],
    status: 201,
    summary: 'Creates a list, with its first colleges and a share link if wanted. An account can have 50 lists with different names.',
    body: z.strictObject({ name: listName, collegeIds: collegeIds(MAX_FAVORITES).optional(), isShared: z.boolean().optional() }),
    response: list,
  },
  changeList: {
    method: 'PATCH',
    path: '/api/favorite-lists/:id',
    access: 'user',
    refusals: [409],
    summary:
      'Renames a list, adds and removes colleges, or turns its share link on or off. Colleges that are not favorites are left out. A link that was turned off never works again.',
    params: listParams,
    body: z.strictObject({
      name: listName.optional(),
      isShared: z.boolean().optional(),
      add: collegeIds(MAX_FAVORITES).optional(),
      remove: collegeIds(MAX_FAVORITES).optional(),
    }),
    response: list,
  },
  removeList: {
    method: 'DELETE',
    path: '/api/favorite-lists/:id',
    access: 'user',
    status: 204,
    summary: 'Removes a list. Its colleges stay favorites.',
    params: listParams,
    response: noContent,
  },
  shared: {
    method: 'GET',
    path: '/api/shared-lists/:token',
    access: 'public',
    summary: 'Returns the name and the colleges of a shared list, without notes or owner.',
    params: sharedParams,
    response: z.object({ name: z.string(), colleges: z.array(collegeCard) }),
  },
});
