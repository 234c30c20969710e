import type { PageAssets } from '../api/site.ts';

/** The whole HTML document. It has no inline script or style, because the content security policy forbids both. */
export function documentOf({
  rendered,
  assets,
  state,
  structuredData,
}: {
  rendered: string;
  assets: PageAssets;
  state: unknown;
  structuredData: object[];
}): string {
  // React puts titles and metadata first. The body begins at this mark.
  const cut = rendered.indexOf('<div data-app');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#131816" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script src="/theme.js"></script>
${assets.preload.map(preload).join('')}${assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
${rendered.slice(0, cut)}
${structuredData.map((value) => `<script type="application/ld+json">${embed(value)}</script>`).join('')}
</head>
<body>
<div id="root">${rendered.slice(cut)}</div>
<script type="application/json" id="state">${embed(state)}</script>
<script type="module" src="${assets.js}"></script>
</body>
</html>`;
}

const preload = (href: string): string =>
  href.endsWith('.woff2')
    ? `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
    : `<link rel="modulepreload" href="${href}">`;

/** JSON for a script element. Without `<` it cannot close the element. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
