/** What the service refused, before Alma puts it into its own words. */
export class ServiceFault extends Error {
  constructor(
    /** The HTTP status; undefined if there was no answer, or if a job failed. */
    readonly status: number | undefined,
    /** In the words of the service, such as `invalidQuery`; for a connection the code of the system, such as `ECONNRESET`. */
    readonly reason: string,
    message: string,
  ) {
    super(message);
    this.name = 'ServiceFault';
  }
}

/** How jobs and answers state an error. */
export interface ServiceError {
  reason?: string | null;
  message?: string | null;
}

export const jobFault = ({ reason, message }: ServiceError): ServiceFault => new ServiceFault(undefined, reason ?? '', message ?? '');

/** An error of the client as a fault. Errors of our own code stay what they are. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ServiceFault) return error;
  const { code, errors } = error as Error & { code?: unknown; errors?: unknown };
  const status = typeof code === 'number' ? code : undefined;
  const [stated] = (Array.isArray(errors) ? errors : []) as (ServiceError | undefined)[];
  if (stated) return new ServiceFault(status, stated.reason ?? '', stated.message ?? error.message);
  return withoutStatement(error, status, code);
}

function withoutStatement(error: Error, status: number | undefined, code: unknown): Error {
  // A key file that is no JSON, or holds no key.
  if (error.name === 'SyntaxError' || LACKS_CREDENTIALS.test(error.message)) return new ServiceFault(401, '', error.message);
  if (status !== undefined) return new ServiceFault(status, '', error.message);
  return typeof code === 'string' ? new ServiceFault(undefined, code, error.message) : error;
}

const LACKS_CREDENTIALS = /default credentials|invalid_grant|does not exist, or it is not a file|PEM|private key|DECODER|asn1/i;

const PASSING_STATUSES: readonly (number | undefined)[] = [408, 429, 500, 502, 503, 504];
const PASSING_REASONS: readonly string[] = [
  'backendError',
  'internalError',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'jobRateLimitExceeded',
  'tableUnavailable',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ERR_STREAM_PREMATURE_CLOSE',
];

/** Whether the same call can succeed in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ServiceFault && (PASSING_STATUSES.includes(error.status) || PASSING_REASONS.includes(error.reason));

export const hasStatus = (error: unknown, status: number): boolean => error instanceof ServiceFault && error.status === status;
