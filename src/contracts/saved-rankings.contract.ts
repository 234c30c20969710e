import { z } from 'zod';
import { RANKING_WORDS } from '../domain/rankings/param-words.ts';
import { parseRanking, serializeRanking, type RankingQuery } from '../domain/rankings/params.ts';
import { LONGEST_RANKING_NAME } from '../domain/rankings/saved-ranking.ts';
import { faultText } from '../domain/shared/param-words.ts';
import type { ParamFault } from '../domain/shared/query-string.ts';
import { noContent, savedName, sharedParams } from './shapes/account-shapes.ts';
import { timestamp, rowId } from './shapes/codecs.ts';
import { defineContract } from './endpoint.ts';

const saved = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The canonical query string of `/rankings`. */
    query: z.string(),
    shareToken: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'SavedRanking' });

const name = savedName(LONGEST_RANKING_NAME);
const MAX_QUERY_LENGTH = 500;
/** The query string of a ranking: text on the wire, a `RankingQuery` inside. */
const query = z.codec(z.string().max(MAX_QUERY_LENGTH, `At most ${MAX_QUERY_LENGTH} characters`), z.unknown(), {
  decode(text, context) {
    const { query: parsed, faults } = parseRanking(new URLSearchParams(text));
    if (faults.length > 0) context.issues.push({ code: 'custom', message: messageOf(faults), input: text });
    return parsed;
  },
  encode: (value) => serializeRanking(value as RankingQuery),
}) as unknown as z.ZodType<RankingQuery, string>;
const params = z.strictObject({ id: rowId });

/** All faults in one message. Names that the client invented are not repeated. */
function messageOf(faults: readonly ParamFault[]): string {
  const messages = faults.map((fault) => `${fault.isUnknown ? '' : `${fault.path}: `}${faultText(fault, RANKING_WORDS)}`);
  return [...new Set(messages)].join('. ');
}

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
    summary: 'Saves a ranking under a name. `query` is the query string of its page.',
    body: z.strictObject({ name, query }),
    response: saved,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/api/rankings/saved/:id',
    access: 'user',
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
