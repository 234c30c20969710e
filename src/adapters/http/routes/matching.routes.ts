import type { WireOf } from '../../../contracts/endpoint.ts';
import type { matchingContract } from '../../../contracts/matching.contract.ts';
import type { MatchedCollege } from '../../../domain/matching/match.ts';
import { answersOf } from '../../../domain/matching/match-params.ts';
import type { DatedMatch, Matching } from '../../../domain/matching/matching.use-cases.ts';
import type { MatchSessions } from '../../../domain/matching/sessions.use-cases.ts';
import { json, jsonArray, jsonMerge, jsonObject, type Json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';
import { cardJson, type WireCard } from '../answer/views.ts';
import { matchSessionsRoutes } from './match-sessions.routes.ts';

type Contract = typeof matchingContract;
type Wire = WireOf<Contract['match']>;

/** The questionnaire over HTTP. Matches are joined from cards that were encoded once. */
export const matchingRoutes = (matching: Matching, sessions: MatchSessions): Handlers<Contract> => ({
  questions: () => matching.questions(),
  preview: ({ query }) => new Reply(matchJson(matching.match(answersOf(query)))),
  match: ({ body }) => new Reply(matchJson(matching.match(body.answers))),
  ...matchSessionsRoutes(sessions),
});

function matchJson({ items, ...rest }: DatedMatch): Json<Wire> {
  return jsonMerge(jsonObject<Pick<Wire, 'items'>>({ items: jsonArray(items.map(matchedJson)) }), json(rest));
}

const matchedJson = ({ college, ...rest }: MatchedCollege): Json<Wire['items'][number]> =>
  jsonMerge(json(rest), jsonObject<{ college: WireCard }>({ college: cardJson(college) }));
