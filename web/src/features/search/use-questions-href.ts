import { serializeMatch } from '../../api/domain/matching.ts';
import type { SearchQuery } from '../../api/domain/search.ts';
import { useLastAnswers } from '../../entities/match/last-answers.ts';
import { QUESTIONS_PATH, stepHref } from '../../entities/match/match-addresses.ts';

/** The address of the questionnaire. It starts with the states of the search, unless this tab has answers to go on with. */
export function useQuestionsHref({ state }: Pick<SearchQuery, 'state'>): string {
  const hasAnswers = serializeMatch(useLastAnswers()) !== '';
  return hasAnswers || state === undefined ? QUESTIONS_PATH : stepHref({ st: state }, 1);
}
