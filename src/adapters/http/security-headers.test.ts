import { startApp } from './testing/app.fixture.ts';
import type { Site } from './site/pages.ts';
import { siteHeaders } from './security-headers.ts';

/** The document of the panel is its nonce. */
const SITE: Site = {
  headers: siteHeaders,
  build: 'b1',
  files: (_context, next) => next(),
  addressOf: (url) => Promise.resolve(url),
  panel: (nonce) => Promise.resolve(nonce),
  render: (url) => Promise.resolve(url === '/moved' ? { status: 302, location: '/' } : { status: url === '/none' ? 404 : 200, html: url }),
};

const PATHS = [
  '/',
  '/admin',
  '/none',
  '/moved',
  '/colleges/',
  '/api/colleges',
  '/api/nothing',
  '/healthz',
  '/robots.txt',
  '/security-policy',
];
const start = (publicUrl: string) => startApp(undefined, { publicUrl, site: SITE });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('every answer', () => {
  it.each(PATHS)('has all security headers: %s', async (path) => {
    const app = await start('https://alma.example');
    const responses = [await app.get(path), await app.get(path), await app.get(path, { method: 'DELETE' })];
    await app.close();
    for (const { headers } of responses) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=(') as string,
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/) as string,
      });
      for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull();
    }
  });

  it('requires TLS only if the site uses it', async () => {
    const app = await start('http://localhost:3000');
    const page = await app.get('/');
    expect([page.headers.get('strict-transport-security'), policyOf(page).includes('upgrade')]).toEqual([null, false]);
    await app.close();
  });
});

describe('a page', () => {
  it('allows only its own files, no inline styles, and reports violations', async () => {
    const app = await start('https://alma.example');
    const page = await app.get('/');
    expect(policyOf(page).split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
      "require-trusted-types-for 'script'",
      'report-to csp',
      'report-uri /api/csp-reports',
    ]);
    expect(page.headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
    await app.close();
  });

  it.each(['/admin', '/admin/users/7', '/ADMIN'])(
    'for staff is the panel, has a new nonce each time and is never cached: %s',
    async (path) => {
      const app = await start('https://alma.example');
      const pages = [await app.get(path), await app.get(path)];
      const nonces = await Promise.all(pages.map((page) => page.text()));
      expect(new Set(nonces).size).toBe(2);
      for (const [at, page] of pages.entries()) {
        expect(nonces[at]).toMatch(/^[\w-]{22}$/);
        expect(policyOf(page)).toContain(`style-src 'self' 'nonce-${nonces[at] ?? ''}';`);
        expect([page.headers.get('cache-control'), page.headers.get('etag')]).toEqual(['no-store', null]);
      }
      await app.close();
    },
  );
});
