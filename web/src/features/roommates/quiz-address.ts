import type { QuizKey } from '../../api/domain/roommates.ts';

/** The question in the quiz. */
export const quizHref = (key: QuizKey): string => `/roommates/quiz#${key}`;
