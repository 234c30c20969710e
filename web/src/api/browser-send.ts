import { ApiError, type Send } from './client.ts';

/** Sends with `fetch`. A failure's words are the JSON `message`, else the body's text, else the status text (specification §8). */
export const browserSend: Send = async ({ key, method, path, query, body }, signal) => {
  const search = new URLSearchParams(query).toString();
  const response = await reach(`${path}${search && `?${search}`}`, {
    method,
    credentials: 'include',
    // A count arrives even when its page is being left.
    ...(key === 'analytics.record' && { keepalive: true }),
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new ApiError(response.status, await messageOf(response));
  return response.json();
};

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(
      0,
      navigator.onLine ? 'The server cannot be reached. Try again in a moment.' : 'You are offline. Check your connection and try again.',
    );
  }
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as { message?: unknown } | null;
    if (typeof body?.message === 'string') return body.message;
  } catch {
    // Not JSON: the text itself is the best there is.
  }
  return text || response.statusText;
}
