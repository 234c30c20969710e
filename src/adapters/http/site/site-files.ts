import { createHash } from 'node:crypto';
import type { Router } from '@koa/router';
import { PRODUCT } from '../../../domain/shared/product.ts';
import { answerOf, type Answer } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import { API_HEADERS } from '../security-headers.ts';
import { ICONS } from './share-images.ts';

/** Personal pages: a search engine would only see the sign-in page. */
const PRIVATE = ['/admin', '/messages', '/profile', '/auth'];

/** /robots.txt and the web app manifest. */
export function mountSiteFiles(router: Router<HttpState>, publicUrl: string): void {
  const robots = textAnswer(robotsText(publicUrl), 'text/plain; charset=utf-8');
  const manifest = textAnswer(JSON.stringify(MANIFEST), 'application/manifest+json; charset=utf-8');
  router.get('/robots.txt', ({ state }) => void (state.answer = robots));
  router.get('/manifest.webmanifest', ({ state }) => void (state.answer = manifest));
}

const robotsText = (publicUrl: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

const MANIFEST = {
  id: '/',
  name: PRODUCT.name,
  short_name: PRODUCT.name,
  description: `${PRODUCT.tagline} ${PRODUCT.promise}`,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  // Keeps the address bar, because people share addresses.
  display: 'minimal-ui',
  background_color: '#fbf8f3',
  theme_color: '#1f5a4a',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ...ICONS.filter(({ isInManifest }) => isInManifest).map(({ path, size, isFullBleed }) => ({
      src: path,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: isFullBleed ? 'maskable' : 'any',
    })),
  ],
};

function textAnswer(text: string, type: string): Answer {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return answerOf(Buffer.from(text), type, API_HEADERS, { etag });
}
