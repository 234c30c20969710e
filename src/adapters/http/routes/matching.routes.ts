import type { matchingContract } from '../../../contracts/matching.contract.ts';
import { answersOf } from '../../../domain/matching/match-answers.ts';
import type { Matching } from '../../../domain/matching/matching.use-cases.ts';
import { earningsFor, type EarningsReader } from '../../../domain/search/given-orders.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import type { MatchSessions } from '../../../domain/matching/sessions.use-cases.ts';
import { matchJson } from '../answer/ranking-views.ts';
import { searchJson } from '../answer/search-views.ts';
import { Reply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';

export const matchingRoutes = (
  matching: Matching,
  sessions: MatchSessions,
  colleges: Pick<Colleges, 'search' | 'dataVersion'>,
  programs?: EarningsReader,
): Handlers<typeof matchingContract> => ({
  questions: () => matching.questions(),
  preview: async ({ query }) => new Reply(matchJson(await matching.match(answersOf(query), query))),
  match: async ({ body: { answers, ...options } }) => new Reply(matchJson(await matching.match(answers, options))),
  async search({ query, body }) {
    const given = { ...(await earningsFor(query, programs)), scoreOf: await matching.scoreOf(body.answers) };
    return new Reply(searchJson(colleges.search(query, given), colleges.dataVersion()));
  },
  sessions: ({ caller }) => sessions.all(caller.user.id),
  save: ({ caller, body }) => sessions.save(caller.user.id, body),
  remove: ({ caller, params }) => sessions.remove(caller.user.id, params.id),
});
