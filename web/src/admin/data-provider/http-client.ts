import { HttpError } from 'ra-core';
import { askPassword } from './ask-password.ts';
import { attendance } from '../../api/attended.ts';
import { failureOf } from '../../lib/api-error.ts';
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts';

/** The body of a refused call. `errors` are messages by field. */
export interface RefusedBody {
  message: string;
  code: string;
  errors?: FieldErrors;
  requestId?: string;
}
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the simple-rest client takes the JSON as it is
  json: any;
}
export type HttpClient = (url: string, options?: RequestInit) => Promise<HttpAnswer>;

const UNREACHABLE = 'The server cannot be reached. Try again in a moment.';

/** The header that names the version which the user saw. Without a version the server refuses the call (428). */
export const ifMatch = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };

/** Sends calls with the session of the site. A refused call throws `HttpError` whose body is a `RefusedBody`; status 0 is no answer. */
export function createHttpClient(tokenOf: () => string | undefined): HttpClient {
  return async (url, options = {}) => {
    const response = await sendWithSession(url, options, tokenOf);
    const body = await response.text();
    return { status: response.status, headers: response.headers, body, json: jsonOf(body) };
  };
}

/**
 * Sends a call with the bearer token and the cookies. When the server wants the password first, asks for it and sends the call again.
 * Throws `HttpError` for a refused call, and with status 0 if there is no answer.
 */
export async function sendWithSession(url: string, options: RequestInit, tokenOf: () => string | undefined): Promise<Response> {
  try {
    return await sendOnce(url, options, tokenOf());
  } catch (error) {
    const { code } = ((error as HttpError).body ?? {}) as Partial<RefusedBody>;
    if (code !== 'password.confirm' || !(await askPassword())) throw error;
    return sendOnce(url, options, tokenOf());
  }
}

async function sendOnce(url: string, options: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers({ ...attendance(), ...Object.fromEntries(new Headers(options.headers)) });
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(url, { ...options, headers, credentials: 'include' }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new HttpError(UNREACHABLE, 0, { message: UNREACHABLE, code: 'unreachable' });
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** The error of a refused call, for react-admin. */
async function refusalOf(response: Response): Promise<HttpError> {
  const { message, code, errors, requestId } = await failureOf(response);
  const body: RefusedBody = {
    message,
    code,
    ...(errors.length > 0 && { errors: fieldErrorsOf(errors) }),
    ...(requestId !== undefined && { requestId }),
  };
  return new HttpError(body.message, response.status, body);
}

/** Undefined if the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
