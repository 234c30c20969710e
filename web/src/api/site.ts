import { createContext, useContext } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { createContext as createRouterContext } from 'react-router-dom';
import type { Api } from './client.ts';

import type { Operator } from '../../../src/contracts/rendering.ts';

export type { AddressOf, Operator, PageAssets, Render, ServerApi } from '../../../src/contracts/rendering.ts';

declare module 'react-router' {
  /** Gives loaders their typed context. */
  interface Future {
    v8_middleware: true;
  }
}

/** What every page can use, in the browser and on the server. */
export interface Site {
  api: Api;
  queries: QueryClient;
  /** The site's address without a trailing slash, for canonical links. */
  publicUrl: string;
  /** Who runs the site, from the configuration. Undefined: nothing is published. */
  operator?: Operator;
  /** On the server, a loader must wait for its data. In the browser, the page can show a skeleton. */
  onServer: boolean;
  /**
   * The page's JSON-LD for search engines, collected while the server renders. Browsers never add it: crawlers read the served
   * document, and trusted types forbid inserting scripts.
   */
  structuredData: object[];
}

/** A page's module can export this as `handle`. */
export interface PageHandle {
  /** Visitors can change the page's data at any moment, so the server does not cache the page. */
  isLive?: boolean;
  /** The query parameters that the page reads. The server drops all others, so that each page is made and cached once. */
  params?: readonly string[];
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

/** Fetched data never becomes stale, and no request is retried. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // An offline visitor gets an error at once.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
