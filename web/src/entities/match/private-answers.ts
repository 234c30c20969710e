import type { PrivateAnswers } from '../../api/domain/matching.ts';
import { validFacts } from '../../api/domain/students.ts';
import { createPrivateValue, type PrivateKey } from '../../lib/private-value.ts';

/** Storage key of the answers that must not be in an address. They stay in this tab until it is closed or the session ends. */
export const PRIVATE_ANSWERS_KEY: PrivateKey = 'match_answers';

const store = createPrivateValue<PrivateAnswers>(PRIVATE_ANSWERS_KEY, {
  parse: (text) => validAnswers(JSON.parse(text) as PrivateAnswers),
  format: (answers) => [hasNoAnswers(answers) ? '' : JSON.stringify(answers)],
  fallback: {},
});

/** The same object until it changes. */
export const privateAnswers = store.get;
export const usePrivateAnswers = (): PrivateAnswers => store.useValue();

export const savePrivateAnswers = (answers: PrivateAnswers): void => store.set(validAnswers(answers));

export const hasScore = ({ sat, act }: PrivateAnswers): boolean => (sat ?? act) !== undefined;

export const hasNoAnswers = (answers: PrivateAnswers): boolean => Object.values(answers).every((value) => value === undefined);

/** Leaves out everything that cannot be an answer. */
function validAnswers(given: PrivateAnswers): PrivateAnswers {
  const { budget, income, homeState, sat, act } = validFacts(given);
  return {
    ...(budget !== undefined && { budget }),
    ...(income !== undefined && { income }),
    ...(homeState !== undefined && { homeState }),
    ...(sat !== undefined && { sat }),
    ...(act !== undefined && { act }),
  };
}
