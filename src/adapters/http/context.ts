import type { ParameterizedContext } from 'koa';
import type { Answer } from './answer/answer.ts';

export interface HttpState {
  requestId: string;
  /** The answer to send. A route or a middleware sets it. */
  answer?: Answer;
  /** Replaces the address as the key of the answer in the cache. */
  cachedAs?: string;
  /** A file server has already written the response. */
  isAnswered?: boolean;
  /** The signed-in user, once identified. For the log. */
  userId?: number;
  /** The code of an error answer. For the log. */
  errorCode?: string;
}

export type HttpContext = ParameterizedContext<HttpState> & { params: Record<string, string> };

/** The log: pino, or a list in tests. */
export interface HttpLog {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
