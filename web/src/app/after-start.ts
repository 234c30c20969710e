import type { RouteObject, RouterContextProvider } from 'react-router-dom';
import { watchInputs } from '../api/attended.ts';
import { currentToken, onSessionChange } from '../api/session-store.ts';
import { syncSession } from '../api/session-sync.ts';
import type { Site } from '../api/site.ts';
import { syncAccount } from '../entities/account/sync-account.ts';
import { trackExternalLinks } from '../entities/consent/external-links.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { Moves } from './ConnectionBar.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { showConnection } from './show-connection.ts';

/** What no page waits for: the watch for inputs and for external links, the bar about the connection, sign-ins of other tabs, the data of the account, messages, and the code of pages that come next. */
export function afterStart(site: Site, routes: RouteObject[], contextOf: () => RouterContextProvider, moves: Moves): void {
  watchInputs();
  trackExternalLinks();
  showConnection(moves);
  syncSession(site);
  syncAccount(site);
  prefetchPages(routes, contextOf);
  whenIdle(() => {
    startMessages(site);
    onSessionChange(() => startMessages(site));
  });
}

/** Messages arrive live for signed-in people. Other visitors load nothing for it. */
function startMessages(site: Site): void {
  if (currentToken() === undefined) return;
  void import('../entities/messages/live.ts').then((live) => live.startMessages(site)).catch(() => undefined);
}
