import { createContext, useContext } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { createContext as createRouterContext } from 'react-router-dom';
import type { Api } from './client.ts';

declare module 'react-router' {
  /** Gives loaders their typed context. */
  interface Future {
    v8_middleware: true;
  }
}

/** What every page may use, in the browser and on the server alike. */
export interface Site {
  api: Api;
  queries: QueryClient;
  /** The address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** On the server a loader must wait for its data; in the browser a page may show a skeleton meanwhile. */
  onServer: boolean;
  /**
   * Descriptions of the page for search engines (JSON-LD), collected while the server renders. Browsers never write them:
   * crawlers read the served document, and inserting scripts is what trusted types forbid.
   */
  structuredData: object[];
}

/** What a page's module may export as `handle`. */
export interface PageHandle {
  /** It shows what people may change at any moment, so the server keeps no copy of it. */
  isLive?: boolean;
}

/** The site, for loaders: `context.get(siteKey)`. */
export const siteKey = createRouterContext<Site>();

/** The site, for components. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteContext is missing');
  return site;
}

/** Data never goes stale by itself and nothing is retried (specification §9). */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // Being offline is said at once rather than waited out.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
