import { data } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';

/** There is no such page. */
export function notFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
  throw data(null, { status: 404 });
}

/** A failed call becomes the status of the page that needed it. */
export function asStatus(error: unknown): never {
  throw error instanceof ApiError ? data(null, { status: error.status }) : error;
}

/** For a loader that does not wait: the page asks the same question, and shows what went wrong with a way to try again. */
export const shownByThePage = (): undefined => undefined;
