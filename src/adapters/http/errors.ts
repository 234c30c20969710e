import type { ErrorBody } from '../../contracts/errors.ts';
import { DomainError, type DomainErrorKind, type FieldFault } from '../../domain/shared/domain-error.ts';

/** An error of HTTP itself: an unknown path, a wrong method, a malformed address. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: readonly string[] = [],
    readonly faults: readonly FieldFault[] = [],
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

const STATUS_OF: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  refused: 422,
  'too-many': 429,
  busy: 409,
  unavailable: 503,
};
const RETRY_AFTER_SECONDS = 2;
const MAX_FAULTS_NAMED = 50;

export interface Failure {
  status: number;
  headers: readonly string[];
  body: ErrorBody;
  /** False for unexpected errors. They are logged, and the client does not see their text. */
  expected: boolean;
}

/** Maps any error to the answer that the client sees. */
export function errorAnswerOf(error: unknown, requestId: string): Failure {
  if (error instanceof DomainError) {
    const status = STATUS_OF[error.kind];
    const wait = error.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
    return { status, headers: wait === undefined ? [] : ['Retry-After', String(wait)], body: bodyOf(error), expected: true };
  }
  if (error instanceof HttpError) return { status: error.status, headers: error.headers, body: bodyOf(error), expected: true };
  const body = { message: 'Something went wrong on our side. Try again in a moment.', code: 'internal', requestId };
  return { status: 500, headers: [], body, expected: false };
}

function bodyOf({ message, code, faults }: { message: string; code: string; faults: readonly FieldFault[] }): ErrorBody {
  const errors = faults.slice(0, MAX_FAULTS_NAMED).map(({ path, message: text }) => ({ path: path.slice(0, 100), message: text }));
  return { message: message.slice(0, 300), code, ...(errors.length > 0 && { errors }) };
}
