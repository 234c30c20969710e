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
  ) {
    super(message);
    this.name = 'ApiError';
  }
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
