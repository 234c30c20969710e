import {
  IMPORTANCES,
  QUIZ,
  QUIZ_VERSION,
  type LifestylePreferences,
  type QuizAnswer,
  type QuizAnswers,
  type QuizQuestion,
} from './quiz.ts';

const hasOption = ({ options }: QuizQuestion, value: number): boolean => options.some((option) => option.value === value);

/** The answer in behavior words, after "you" and "they": "never have overnight guests". */
export const habitOf = ({ options }: QuizQuestion, value: number): string => options.find((option) => option.value === value)?.habit ?? '';

/** Why answers cannot be stored, in words. Undefined if they can. */
export function answersFault(answers: QuizAnswers): string | undefined {
  for (const question of QUIZ) {
    const given = answers[question.key];
    if (given && ![given.answer, ...given.accepts].every((value) => hasOption(question, value))) {
      return `“${question.name}” has no such answer.`;
    }
  }
  return undefined;
}

/** The answers as they are stored: accepted answers once each and in order. */
export function storedAnswers(answers: QuizAnswers): LifestylePreferences {
  return { version: QUIZ_VERSION, answers: fittingAnswers(answers) };
}

/** Answers that fit the questions of today. Others, of an older version, are read as skipped. */
export function fittingAnswers(answers: QuizAnswers): QuizAnswers {
  const fitting: QuizAnswers = {};
  for (const question of QUIZ) {
    const given = answers[question.key];
    if (given && hasOption(question, given.answer) && IMPORTANCES.includes(given.importance)) {
      fitting[question.key] = { ...given, accepts: acceptedOf(question, given) };
    }
  }
  return fitting;
}

/** By default the own answer. */
function acceptedOf({ options }: QuizQuestion, { answer, accepts }: QuizAnswer): number[] {
  const accepted = options.map(({ value }) => value).filter((value) => accepts.includes(value));
  return accepted.length > 0 ? accepted : [answer];
}
