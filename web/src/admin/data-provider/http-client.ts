import { HttpError } from 'ra-core';
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

/** Sends calls with the session of the site. A refused call throws `HttpError` whose body is a `RefusedBody`; status 0 is no answer. */
export function createHttpClient(tokenOf: () => string | undefined): HttpClient {
  return async (url, options = {}) => {
    const response = await sendWithSession(url, options, tokenOf());
    const body = await response.text();
    const json = jsonOf(body);
    if (!response.ok) throw refusalOf(response, json);
    return { status: response.status, headers: response.headers, body, json };
  };
}

/** Sends one call with the bearer token and the cookies. Throws `HttpError` with status 0 if there is no answer. */
export async function sendWithSession(url: string, options: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(url, { ...options, headers, credentials: 'include' });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new HttpError(UNREACHABLE, 0, { message: UNREACHABLE, code: 'unreachable' });
  }
}

/** The error of a refused call, for react-admin. */
export function refusalOf(response: Response, json: unknown): HttpError {
  const { message = response.statusText, code = '', errors, requestId } = (json ?? {}) as Partial<Record<string, unknown>>;
  const body: RefusedBody = {
    message: String(message),
    code: String(code),
    ...(Array.isArray(errors) && { errors: fieldErrorsOf(errors as { path: string; message: string }[]) }),
    ...(typeof requestId === 'string' && { requestId }),
  };
  return new HttpError(body.message, response.status, body);
}

/** Undefined if the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
