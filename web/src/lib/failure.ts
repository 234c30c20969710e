import { ApiError } from '../api/client.ts';

/** What a failed call says about one of its inputs; undefined when it says nothing about it. */
export function faultOf(error: unknown, path: string): string | undefined {
  return error instanceof ApiError ? error.errors.find((fault) => fault.path === path)?.message : undefined;
}

/** What went wrong, for people. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.message !== '' ? error.message : 'Something went wrong. Try again in a moment.';
