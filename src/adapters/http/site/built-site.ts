import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddressOf, PageAssets, Render } from '../../../contracts/rendering.ts';
import { siteHeaders } from '../security-headers.ts';
import { loadBuiltFiles } from './built-files.ts';
import type { Site } from './pages.ts';
import { panelDocument } from './panel-document.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

const ENTRY = 'src/entry-client.tsx';
const PANEL_ENTRY = 'src/entry-admin.ts';
const MISSING = 'The site has not been built. Run: npm run build';

/** The site that `npm run build` wrote to `folder`. Throws when there is no build. */
export async function openBuiltSite(folder: string): Promise<Site> {
  const manifestFile = path.join(folder, 'web/.vite/manifest.json');
  const panelManifestFile = path.join(folder, 'admin/.vite/manifest.json');
  const serverFile = path.join(folder, 'server/entry-server.js');
  if (![manifestFile, panelManifestFile, serverFile].every((file) => existsSync(file))) throw new Error(MISSING);

  const manifestText = await readFile(manifestFile, 'utf8');
  const files = new Map([...(await loadBuiltFiles(path.join(folder, 'web'))), ...(await loadBuiltFiles(path.join(folder, 'admin')))]);
  const assets = assetsOf(JSON.parse(manifestText) as Manifest, ENTRY);
  const panelAssets = assetsOf(JSON.parse(await readFile(panelManifestFile, 'utf8')) as Manifest, PANEL_ENTRY);
  const { addressOf, render } = (await import(pathToFileURL(serverFile).href)) as { addressOf: AddressOf; render: Render };
  const hash = createHash('sha256')
    .update(manifestText)
    .update(await readFile(serverFile));
  return {
    addressOf,
    render: (url, api, page) => render(url, api, { assets, ...page }),
    panel: (nonce) => Promise.resolve(panelDocument(panelAssets, nonce)),
    files: async (context, next) => {
      const answer = files.get(context.path);
      if (answer && (context.method === 'GET' || context.method === 'HEAD')) context.state.answer = answer;
      else await next();
    },
    headers: siteHeaders,
    build: hash.digest('hex').slice(0, 12),
  };
}

function assetsOf(manifest: Manifest, name: string): PageAssets {
  const entry = manifest[name];
  if (!entry) throw new Error(`The build has no ${name}. Run: npm run build`);
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
