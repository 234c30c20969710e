import { z } from 'zod';
import { RANKING_WORDS } from '../domain/rankings/param-words.ts';
import { parseRanking, serializeRanking } from '../domain/rankings/params.ts';
import { LONGEST_RANKING_NAME } from '../domain/rankings/saved-ranking.ts';
import { noContent, savedName, sharedParams } from './shapes/account-shapes.ts';
import { rowId } from './shapes/codecs.ts';
import { queryText, savedQuery } from './shapes/saved-query.ts';
import { defineContract } from './endpoint.ts';

const saved = savedQuery.extend({ shareToken: z.string().nullable() }).meta({ id: 'SavedRanking' });

const name = savedName(LONGEST_RANKING_NAME);
const query = queryText({ parse: parseRanking, serialize: serializeRanking, words: RANKING_WORDS, maxLength: 500 });
const params = z.strictObject({ id: rowId });

export const savedRankingsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/rankings/saved',
    access: 'user',
    summary: 'Lists the saved rankings, most recently changed first.',
    response: z.array(saved),
  },
  save: {
    method: 'POST',
    path: '/api/rankings/saved',
    access: 'user',
    refusals: [409, 422],
    summary: 'Saves a ranking under a name. `query` is the query string of its page.',
    body: z.strictObject({ name, query }),
    response: saved,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/api/rankings/saved/:id',
    access: 'user',
    refusals: [409],
    summary: 'Renames a saved ranking, replaces its query, or turns its share link on or off.',
    params,
    body: z.strictObject({ name: name.optional(), query: query.optional(), isShared: z.boolean().optional() }),
    response: saved,
  },
  remove: {
    method: 'DELETE',
    path: '/api/rankings/saved/:id',
    access: 'user',
    summary: 'Removes a saved ranking. Also succeeds if it does not exist.',
    params,
    response: noContent,
    status: 204,
  },
  shared: {
    method: 'GET',
    path: '/api/shared-rankings/:token',
    access: 'public',
    summary: 'Returns the name and the query of a shared ranking.',
    params: sharedParams,
    response: z.object({ name: z.string(), query: z.string() }),
  },
});
