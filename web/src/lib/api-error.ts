/** An error of one input. `path` is the name of the field in the call. */
export interface FieldError {
  path: string;
  message: string;
}

/** A failed call. `status` is the HTTP status, or 0 without an answer. `code` distinguishes causes of one status. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = '',
    readonly errors: readonly FieldError[] = [],
    /** To quote in a report. */
    readonly requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Reads a failed answer. The message is the JSON `message`, else the body text, else the status text. */
export async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as { message?: unknown; code?: string; errors?: FieldError[]; requestId?: string } | null;
    if (typeof body?.message === 'string') return new ApiError(response.status, body.message, body.code, body.errors, body.requestId);
  } catch {
    // Not JSON: the text is the message.
  }
  return new ApiError(response.status, text || response.statusText);
}

/** The error message for one input of a failed call. Undefined if there is none. */
export function fieldError(error: unknown, path: string): string | undefined {
  return error instanceof ApiError ? error.errors.find((one) => one.path === path)?.message : undefined;
}

/** The message of a failed call. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' ? error.message : 'Something went wrong. Try again in a moment.';

/** The request, or a part of the site, did not arrive. */
export const unreachable = (): ApiError =>
  new ApiError(
    0,
    navigator.onLine ? 'The server cannot be reached. Try again in a moment.' : 'You are offline. Check your connection and try again.',
  );
