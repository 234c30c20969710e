import { type MatchQuery, QUESTION_COUNT, serializeMatch } from '../../api/domain/matching.ts';
import { PRODUCT } from '../../api/domain/shared.ts';

export const QUESTIONS_PATH = `/${PRODUCT.slug}`;
export const RESULTS_PATH = `/${PRODUCT.slug}/results`;

/** A step of the questionnaire with the answers that may be in an address. New answers choose the group again. */
export const stepHref = (query: MatchQuery, step: number): string =>
  withQuery(QUESTIONS_PATH, [`step=${step}`, serializeMatch({ ...query, group: undefined, all: undefined, online: undefined })]);

export const resultsHref = (query: MatchQuery): string => withQuery(RESULTS_PATH, [serializeMatch(query)]);

/** The step in an address, 1 to 6. Invalid steps count as 1. */
export function stepIn(search: string): number {
  const step = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(step) ? Math.min(QUESTION_COUNT, Math.max(1, step)) : 1;
}

function withQuery(path: string, parts: readonly string[]): string {
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}
