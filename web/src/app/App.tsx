import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { SiteContext, type Site } from '../api/site.ts';

/** The providers around the router, in the browser and on the server. `data-app` marks the beginning of the body. */
export function App({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div data-app="">
      <SiteContext value={site}>
        <QueryClientProvider client={site.queries}>{children}</QueryClientProvider>
      </SiteContext>
    </div>
  );
}
