import { QUESTIONS } from '../../../api/domain.ts';

/** The incomes of the questionnaire, and none. */
export const INCOME_OPTIONS = [
  { value: '', label: 'I’d rather not say' },
  ...(QUESTIONS.find(({ answers }) => answers.some((answer) => answer === 'income'))?.choices ?? []),
];
