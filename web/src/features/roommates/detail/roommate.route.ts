import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../../api/client.ts';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { roommateQuery } from '../../../entities/roommates/roommates.queries.ts';
import { asStatus } from '../../../entities/page/page-status.ts';

import type { RoommateAddress } from './roommate-address.ts';

export { RoommatePage as Component } from './RoommatePage.tsx';

/** Owners change and hide their profiles at any time. */
export const handle: PageHandle = { isLive: true };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The server renders what visitors see, with the status 404 for nothing. That is no error of the page: a member may see the profile in
 * the same document.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queries, onServer } = context.get(siteKey);
  const asked = (params['id'] ?? '').toLowerCase();
  const id = UUID.test(asked) ? asked : undefined;
  if (id === undefined) return missing({ id, isMissing: true });
  if (!onServer) return { id, isMissing: false };
  try {
    await queries.query({ ...roommateQuery(api, id, false), staleTime: 'static' });
    return { id, isMissing: false };
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? missing({ id, isMissing: true }) : asStatus(error);
  }
}

const missing = (address: RoommateAddress) => data(address, { status: 404 });
