import { data } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';

/** Answers with status 404. */
export function notFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
  throw data(null, { status: 404 });
}

/** A failed call becomes the status of the page. */
export function asStatus(error: unknown): never {
  throw error instanceof ApiError ? data(null, { status: error.status }) : error;
}

/** For a loader that does not wait: the page sends the same query, and shows the error with a button to try again. */
export const shownByThePage = (): undefined => undefined;
