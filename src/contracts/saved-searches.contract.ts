import { z } from 'zod';
import { SEARCH_WORDS } from '../domain/search/param-words.ts';
import { parseSearch, SEARCH_PARAMS, serializeSearch } from '../domain/search/params.ts';
import { LONGEST_SEARCH_NAME } from '../domain/search/saved/saved-search.ts';
import { noContent, savedName } from './shapes/account-shapes.ts';
import { paramCodecs, rowId } from './shapes/codecs.ts';
import { queryText, savedQuery } from './shapes/saved-query.ts';
import { defineContract } from './endpoint.ts';

const saved = savedQuery.meta({ id: 'SavedSearch' });
/** `count` is null if the place of the search is not known any more. */
const counted = savedQuery.extend({ count: z.int().nullable() }).meta({ id: 'CountedSearch' });

const name = savedName(LONGEST_SEARCH_NAME);
const query = queryText({ parse: parseSearch, serialize: serializeSearch, words: SEARCH_WORDS, maxLength: 2_000 });
const params = z.strictObject({ id: rowId });
const { income, homeState, mySat, myAct } = paramCodecs(SEARCH_PARAMS, SEARCH_WORDS);

export const savedSearchesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/user/searches',
    access: 'user',
    summary: 'Lists the saved searches, most recently changed first, with the number of colleges that each finds now.',
    query: z.strictObject({ income, homeState, mySat, myAct }),
    response: z.array(counted),
  },
  save: {
    method: 'POST',
    path: '/api/user/searches',
    access: 'user',
    summary:
      'Saves a search under a name. `query` is the query string of its page. Family income, home state and test scores are left out.',
    body: z.strictObject({ name, query }),
    response: saved,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/api/user/searches/:id',
    access: 'user',
    summary: 'Renames a saved search, or replaces its query.',
    params,
    body: z.strictObject({ name: name.optional(), query: query.optional() }),
    response: saved,
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/searches/:id',
    access: 'user',
    summary: 'Removes a saved search. Also succeeds if it does not exist.',
    params,
    response: noContent,
    status: 204,
  },
});
