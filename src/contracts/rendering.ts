/** How the HTTP server and the site's server bundle (web/src/entry-server.tsx) talk to each other. */

/** Calls the API without the network. Values are text as in a URL; the result is the object that HTTP would send as JSON. */
export type ServerApi = (
  endpoint: string,
  input: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> },
) => Promise<unknown>;

/** The built files that a page needs, as addresses. */
export interface PageAssets {
  css: string[];
  js: string;
  /** Fonts and modules to fetch at once. */
  preload: string[];
}

/** Who runs the site. A part that is undefined is not published. */
export interface Operator {
  name?: string | undefined;
  address?: string | undefined;
  /** An email address or an https address. */
  contact?: string | undefined;
}

export interface PageOptions {
  publicUrl: string;
  operator: Operator;
  /** Waits until the page may keep the thread busy. Throws if the server has too much to do. */
  turn: () => Promise<void>;
}

export type RenderedPage =
  | {
      status: number;
      html: string;
      /** The page shows data that people can change at any time, so it is never cached. */
      isLive?: boolean;
    }
  | { status: 301 | 302; location: string };

/** Renders the page at a path with its query (`/discover?state=AL`). */
export type Render = (url: string, api: ServerApi, page: { assets: PageAssets } & PageOptions) => Promise<RenderedPage>;

/** The address with only the query parameters that its page reads. All others would make the same page again. */
export type AddressOf = (url: string) => Promise<string>;
