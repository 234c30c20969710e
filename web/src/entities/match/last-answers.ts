import { type MatchQuery, parseMatch, serializeMatch } from '../../api/domain/matching.ts';
import { createPrivateValue, type PrivateKey } from '../../lib/private-value.ts';
import { savePrivateAnswers } from './private-answers.ts';

/** Storage key of the answers that the person gave last in this tab and that may be in an address. */
export const LAST_ANSWERS_KEY: PrivateKey = 'last_answers';

const store = createPrivateValue<MatchQuery>(LAST_ANSWERS_KEY, {
  parse: (text) => parseMatch(new URLSearchParams(text)).query,
  format: (query) => [serializeMatch(query)],
  fallback: {},
});

/** So that the questionnaire goes on with them when it is opened again. Answers of a link that a person only looks at are not among them. */
export const lastAnswers = store.get;
export const saveLastAnswers = store.set;
export const useLastAnswers = (): MatchQuery => store.useValue();

/** Starts over, without any answer. */
export function forgetAnswers(): void {
  savePrivateAnswers({});
  saveLastAnswers({});
}
