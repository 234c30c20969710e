import type { ParameterizedContext } from 'koa';
import type { Answer } from './answer/answer.ts';

export interface HttpState {
  requestId: string;
  /** The answer to send. A route or a middleware sets it. */
  answer?: Answer;
  /** A file server has already written the response. */
  isAnswered?: boolean;
}

export type HttpContext = ParameterizedContext<HttpState> & { params: Record<string, string> };

/** The log: pino, or a list in tests. */
export interface HttpLog {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
