import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { answersOf, type MatchQuery, type PrivateAnswers, serializeMatch } from '../../../api/domain/matching.ts';
import { hasNoAnswers } from '../../../entities/match/private-answers.ts';

export const NO_PRIVATE_ANSWERS: PrivateAnswers = {};

/**
 * The matches. Public answers go in the query string, so that the response can be cached; private answers go in the request body.
 * The previous matches stay visible while the next ones load.
 */
export const matchQuery = (api: Api, query: MatchQuery, hidden: PrivateAnswers) =>
  queryOptions({
    queryKey: ['/api/match', serializeMatch(query), hidden],
    queryFn: ({ signal }) =>
      hasNoAnswers(hidden)
        ? api.matching.preview({ query }, signal)
        : api.matching.match(
            { body: { answers: { ...answersOf(query), ...hidden }, group: query.group, all: query.all, online: query.online } },
            signal,
          ),
    placeholderData: keepPreviousData,
  });
