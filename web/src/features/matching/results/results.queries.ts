import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { answersOf, serializeMatch, type MatchQuery, type PrivateAnswers } from '../../../api/domain.ts';
import { saysNothing } from '../../../entities/match/private-answers.ts';

export const NO_PRIVATE_ANSWERS: PrivateAnswers = {};

/**
 * The colleges that answers lead to. Where all of them may stand in an address the call has one, so that servers can keep its answer;
 * private ones travel in a body. The last matches stay while the next ones are on their way.
 */
export const matchQuery = (api: Api, query: MatchQuery, hidden: PrivateAnswers) =>
  queryOptions({
    queryKey: ['/api/match', serializeMatch(query), hidden],
    queryFn: ({ signal }) =>
      saysNothing(hidden)
        ? api.matching.preview({ query }, signal)
        : api.matching.match({ body: { answers: { ...answersOf(query), ...hidden } } }, signal),
    placeholderData: keepPreviousData,
  });
