import { useEffect, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { SiteContext, type Site } from '../api/site.ts';

/**
 * The providers around the router, in the browser and on the server. `data-app` marks the beginning of the body, and `data-hydrated` on the
 * document a page that reacts to people.
 */
export function App({ site, children }: { site: Site; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <div data-app="">
      <SiteContext value={site}>
        <QueryClientProvider client={site.queries}>{children}</QueryClientProvider>
      </SiteContext>
    </div>
  );
}
