import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import type { HttpState } from './context.ts';
import type { PageAssets, Render, Site } from './pages.ts';
import { SITE_HEADERS } from './security-headers.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

const ENTRY = 'src/entry-client.tsx';
const A_YEAR_IN_SECONDS = 31_536_000;

/** The site as `npm run build` left it in `folder`. Throws, saying what to run, when it has not been built. */
export async function openBuiltSite(folder: string): Promise<Site> {
  const manifestFile = path.join(folder, 'web/.vite/manifest.json');
  const serverFile = path.join(folder, 'server/entry-server.js');
  if (!existsSync(manifestFile) || !existsSync(serverFile)) throw new Error('The site has not been built. Run: npm run build');

  const manifestText = await readFile(manifestFile, 'utf8');
  const assets = assetsOf(JSON.parse(manifestText) as Manifest);
  const { render } = (await import(pathToFileURL(serverFile).href)) as { render: Render };
  const hash = createHash('sha256')
    .update(manifestText)
    .update(await readFile(serverFile));
  return {
    render: (url, api, publicUrl) => render(url, api, { assets, publicUrl }),
    files: builtFiles(path.join(folder, 'web')),
    headers: SITE_HEADERS,
    build: hash.digest('hex').slice(0, 12),
  };
}

function assetsOf(manifest: Manifest): PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}. Run: npm run build`);
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  const chunks = [entry, ...imported];
  const address = (file: string) => `/${file}`;
  const fonts = chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'));
  return {
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
    js: address(entry.file),
    preload: [...new Set([...fonts, ...imported.map(({ file }) => file)])].map(address),
  };
}

/** Files whose names carry a hash may be kept for ever; they lie beside their compressed twins. */
function builtFiles(folder: string): Middleware<HttpState> {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    maxAge: A_YEAR_IN_SECONDS,
    immutable: true,
    setHeaders(response, pathname) {
      for (let i = 0; i < SITE_HEADERS.length; i += 2) response.setHeader(SITE_HEADERS[i] ?? '', SITE_HEADERS[i + 1] ?? '');
      if (!pathname.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, no-cache');
    },
  });
  return async (context, next) => {
    if ((context.method !== 'GET' && context.method !== 'HEAD') || !path.extname(context.path)) {
      await next();
      return;
    }
    const isServed = await new Promise<boolean>((resolve) => {
      context.res.once('close', () => resolve(true));
      serve(context.req, context.res, () => resolve(false));
    });
    context.state.isAnswered = isServed;
    if (!isServed) await next();
  };
}
