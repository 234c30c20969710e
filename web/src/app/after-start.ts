import type { RouteObject, RouterContextProvider } from 'react-router-dom';
import { syncSession } from '../api/session-sync.ts';
import type { Site } from '../api/site.ts';
import { syncAccount } from '../entities/account/sync-account.ts';
import { prefetchPages } from './prefetch-pages.ts';

/** What no page waits for: sign-ins of other tabs, the data of the account, and the code of pages that come next. */
export function afterStart(site: Site, routes: RouteObject[], contextOf: () => RouterContextProvider): void {
  syncSession(site);
  syncAccount(site);
  prefetchPages(routes, contextOf);
}
