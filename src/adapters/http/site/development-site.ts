import path from 'node:path';
import { createServer } from 'vite';
import type { AddressOf, Render } from '../../../contracts/rendering.ts';
import { DEVELOPMENT_SITE_HEADERS } from '../security-headers.ts';
import type { Site } from './pages.ts';
import { panelDocument } from './panel-document.ts';

const ASSETS = { css: ['/src/styles/site.css'], js: '/src/entry-client.tsx', preload: [] };
const PANEL_ASSETS = { css: ['/src/admin/shell.css'], js: '/src/entry-admin.ts', preload: [] };

/** The site from its sources, with hot reload in the browser. The server loads changed code with each request. */
export async function openDevelopmentSite(root: string): Promise<Site> {
  const vite = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const entry = () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<{ addressOf: AddressOf; render: Render }>;
  return {
    addressOf: async (url) => (await entry()).addressOf(url),
    async render(url, api, page) {
      const { render } = await entry();
      const rendered = await render(url, api, { assets: ASSETS, ...page });
      return 'html' in rendered ? { ...rendered, html: await vite.transformIndexHtml(url, rendered.html) } : rendered;
    },
    panel: (nonce) => vite.transformIndexHtml('/admin', panelDocument(PANEL_ASSETS, nonce)),
    async files(context, next) {
      const isServed = await new Promise<boolean>((resolve) => {
        context.res.once('close', () => resolve(true));
        vite.middlewares(context.req, context.res, () => resolve(false));
      });
      context.state.isAnswered = isServed;
      if (!isServed) await next();
    },
    headers: () => DEVELOPMENT_SITE_HEADERS,
    close: () => vite.close(),
  };
}
