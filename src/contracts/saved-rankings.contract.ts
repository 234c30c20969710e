import { z } from 'zod';
import { LONGEST_RANKING_NAME } from '../domain/rankings/saved-ranking.ts';
import { nothing, savedName } from './account-shapes.ts';
import { moment, rowId } from './codecs.ts';
import { defineContract } from './endpoint.ts';

const saved = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The canonical query string of `/rankings`. */
    query: z.string(),
    shareToken: z.string().nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'SavedRanking' });

const name = savedName(LONGEST_RANKING_NAME);
const LONGEST_QUERY = 500;
const query = z.string().max(LONGEST_QUERY, `At most ${LONGEST_QUERY} characters`);
const params = z.strictObject({ id: rowId });

/** The rankings a person keeps. */
export const savedRankingsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/rankings/saved',
    access: 'user',
    summary: 'The saved rankings, the last changed first.',
    response: z.array(saved),
  },
  save: {
    method: 'POST',
    path: '/api/rankings/saved',
    access: 'user',
    summary: 'Saves weights and filters, as the query string of a ranking, under a name.',
    body: z.strictObject({ name, query }),
    response: saved,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/api/rankings/saved/:id',
    access: 'user',
    summary: 'Renames a saved ranking, replaces what it says, or gives and takes the link that shows it.',
    params,
    body: z.strictObject({ name: name.optional(), query: query.optional(), isShared: z.boolean().optional() }),
    response: saved,
  },
  remove: {
    method: 'DELETE',
    path: '/api/rankings/saved/:id',
    access: 'user',
    summary: 'Forgets a saved ranking; done already is done.',
    params,
    response: nothing,
    status: 204,
  },
  shared: {
    method: 'GET',
    path: '/api/shared-rankings/:token',
    access: 'public',
    summary: 'What a shared link shows: its name and its query string.',
    params: z.strictObject({ token: z.string().max(100) }),
    response: z.object({ name: z.string(), query: z.string() }),
  },
});
