import type { PageAssets } from '../../../contracts/rendering.ts';
import { PRODUCT } from '../../../domain/shared/product.ts';

/**
 * The document of every address below /admin: a waiting state and the gate, a script that loads the panel for staff and sends all other
 * visitors elsewhere. It has no data, so everyone may read it.
 */
export const panelDocument = ({ css, js, preload }: PageAssets, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#131816" media="(prefers-color-scheme: dark)">
<title>Admin · ${PRODUCT.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
${preload.map(preloaded).join('\n')}
${css.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<div id="panel">
<main class="gate">
<h1>Admin</h1>
<p role="status" class="needs-scripts"><span class="spinner" aria-hidden="true"></span>Checking your permissions</p>
<noscript><p>The admin pages need JavaScript. <a href="/">Back to ${PRODUCT.name}</a></p></noscript>
</main>
</div>
<script type="module" src="${js}"></script>
</body>
</html>`;

const preloaded = (href: string): string =>
  href.endsWith('.woff2')
    ? `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
    : `<link rel="modulepreload" href="${href}">`;
