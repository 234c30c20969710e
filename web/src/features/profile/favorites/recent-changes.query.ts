import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';

/** More than these the server does not look up at once. */
const PER_CALL = 100;

/** What the newest data changed about each of these colleges; unchanged ones are left out. */
export function recentChangesQuery(api: Api, collegeIds: readonly number[]) {
  const ids = [...collegeIds].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['/api/changes/colleges', ids],
    queryFn: async ({ signal }) => {
      const calls = [];
      for (let from = 0; from < ids.length; from += PER_CALL) {
        calls.push(api.history.recentOf({ query: { ids: ids.slice(from, from + PER_CALL) } }, signal));
      }
      return (await Promise.all(calls)).flat();
    },
  });
}
