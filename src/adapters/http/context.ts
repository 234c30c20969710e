import type { ParameterizedContext } from 'koa';
import type { Answer } from './answer/answer.ts';

export interface HttpState {
  requestId: string;
  /** What will be sent; whoever knows the answer sets it. */
  answer?: Answer;
  /** True when a file server has written to the response itself. */
  isAnswered?: boolean;
}

export type HttpContext = ParameterizedContext<HttpState> & { params: Record<string, string> };

/** What the adapter writes to: pino, or a list in tests. */
export interface HttpLog {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
