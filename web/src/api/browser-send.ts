import { failureOf, unreachable } from '../lib/api-error.ts';
import { attendance } from './attended.ts';
import type { Call, Send } from './client.ts';
import { currentToken, forgetSession } from './session-store.ts';

/** Calls with a password. Their 401 is about the password, not about the session. */
const PASSWORD_CALLS: ReadonlySet<string> = new Set<Call['key']>(['accounts.login', 'secondStep.passSecondStep', 'profile.restore']);

const KEPT_ALIVE: ReadonlySet<string> = new Set<Call['key']>(['analytics.record', 'services.click']);

/** Sends a call with `fetch` and the token of the session. A 401 for this token ends the session in this browser. */
export const browserSend: Send = async (call, signal) => {
  const { key, method, version } = call;
  const token = currentToken();
  const { type, body } = contentOf(call);
  const response = await reach(addressOf(call), {
    method,
    credentials: 'include',
    headers: headersOf({ type, token, version }),
    // The event arrives even if the visitor leaves the page.
    ...(KEPT_ALIVE.has(key) && { keepalive: true }),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  if (response.ok) return contentsOf(response);
  if (response.status === 401 && token !== undefined && token === currentToken() && !PASSWORD_CALLS.has(key)) forgetSession();
  throw await failureOf(response);
};

function addressOf({ path, query }: Call): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A `Blob` has its own media type. */
function contentOf({ body }: Call): { type: string | undefined; body?: Blob | string } {
  if (body === undefined) return { type: undefined };
  return body instanceof Blob ? { type: undefined, body } : { type: 'application/json', body: JSON.stringify(body) };
}

const headersOf = ({ type, token, version }: { type: string | undefined; token: string | undefined; version: number | undefined }) => ({
  ...(type !== undefined && { 'Content-Type': type }),
  ...(token !== undefined && { Authorization: `Bearer ${token}`, ...attendance() }),
  ...(version !== undefined && { 'If-Match': `"${version}"` }),
});

function contentsOf(response: Response): Promise<unknown> | undefined {
  if (response.status === 204) return undefined;
  return response.headers.get('Content-Type')?.startsWith('text/csv') ? response.text() : response.json();
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unreachable();
  }
}
