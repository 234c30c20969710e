import { z } from 'zod';
import { parseRanking, RANKING_PARAMS, serializeRanking, type RankingQuery } from '../domain/rankings/params.ts';
import { LONGEST_RANKING_NAME } from '../domain/rankings/saved-ranking.ts';
import type { ParamFault } from '../domain/shared/grammar.ts';
import { nothing, savedName, sharedParams } from './account-shapes.ts';
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
/** Text on the wire, and inside what it says; what a ranking's address cannot say is a fault. */
const query = z.codec(z.string().max(LONGEST_QUERY, `At most ${LONGEST_QUERY} characters`), z.unknown(), {
  decode(text, context) {
    const { query: said, faults } = parseRanking(new URLSearchParams(text));
    if (faults.length > 0) context.issues.push({ code: 'custom', message: wordsOf(faults), input: text });
    return said;
  },
  encode: (said) => serializeRanking(said as RankingQuery),
}) as unknown as z.ZodType<RankingQuery, string>;
const params = z.strictObject({ id: rowId });

/** All of them at once, and nothing back of what was sent. */
function wordsOf(faults: readonly ParamFault[]): string {
  const words = faults.map(({ path, message }) => (Object.hasOwn(RANKING_PARAMS, path) ? `${path}: ${message}` : message));
  return [...new Set(words)].join('. ');
}

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
    params: sharedParams,
    response: z.object({ name: z.string(), query: z.string() }),
  },
});
