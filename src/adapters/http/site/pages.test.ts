import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { createLocalRateLimits } from '../request/local-rate-limits.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import { raw } from '../testing/http.fixture.ts';
import { openBuiltSite } from './built-site.ts';
import type { Site } from './pages.ts';

interface Seen {
  url: string;
  name: string;
}

/** A site of five pages that render their input. */
function tinySite(): Site & { rendered: string[] } {
  const rendered: string[] = [];
  return {
    rendered,
    headers: () => ['X-Site', 'yes'],
    build: 'b1',
    files: (_context, next) => next(),
    panel: () => Promise.resolve('the panel'),
    addressOf: (url) => Promise.resolve(url.replace(/\?(?!q=).*/, '')),
    async render(url, api) {
      rendered.push(url);
      if (url === '/broken') throw new Error('secret detail');
      if (url === '/moved') return { status: 301, location: '/colleges/berea-college' };
      if (url === '/away') return { status: 302, location: '//evil.example' };
      if (url === '/live') return { status: 200, html: `<p>${rendered.length}</p>`, isLive: true };
      if (url.startsWith('/colleges/')) return college(url, api);
      return { status: 404, html: '<h1>Not found</h1>' };
    },
  };
}

async function college(url: string, api: Parameters<Site['render']>[1]) {
  try {
    const { college } = (await api('colleges.bySlug', { params: { slug: url.slice(10) } })) as { college: { name: string } };
    return { status: 200, html: JSON.stringify({ url, name: college.name } satisfies Seen) + ' '.repeat(2_000) };
  } catch (error) {
    return { status: (error as { status: number }).status, html: (error as Error).message };
  }
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The college page as each kind of client gets it: the headers of caching, and the decoded body. */
const inEachEncoding = (app: TestApp) =>
  Promise.all(
    ['br, gzip', 'gzip, deflate', 'br;q=0', ''].map(async (encoding) => {
      const { status, headers, body } = await raw(`${app.url}/colleges/berea-college`, { 'Accept-Encoding': encoding });
      const { 'content-encoding': encoded, vary, etag, 'content-type': type } = headers;
      return { status, encoded, vary, etag, type, text: (DECODERS[String(encoded)] ?? ((plain) => plain))(body).toString() };
    }),
  );

describe('pages', () => {
  let app: TestApp;
  let site: ReturnType<typeof tinySite>;
  beforeEach(async () => {
    site = tinySite();
    app = await startApp(undefined, { site });
  });
  afterEach(() => app.close());

  it('are rendered with the same operations, and cached by data version and build', async () => {
    const first = await app.get('/colleges/berea-college');
    expect([first.status, first.headers.get('content-type'), first.headers.get('x-site')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'yes',
    ]);
    expect(first.headers.get('etag')).toMatch(/^W\/"1_texts-1\.b1\.[0-9a-f]{8}"$/);
    expect(await first.json()).toEqual({ url: '/colleges/berea-college', name: 'Berea College' });
    await app.get('/colleges/berea-college');
    expect(site.rendered).toHaveLength(1);

    await app.colleges.publish([aCollege({ slug: 'berea-college', name: 'Renamed' })], '2');
    expect(await app.json('/colleges/berea-college')).toMatchObject({ name: 'Renamed' });
  });

  it('have another ETag after a change of the settings that they show', async () => {
    const other = await startApp(undefined, { site: tinySite(), operator: { name: 'Alma Association' } });
    const tags = await Promise.all([app, other].map(async ({ get }) => (await get('/colleges/berea-college')).headers.get('etag')));
    await other.close();
    expect(new Set(tags).size).toBe(2);
  });

  it('leave out parameters that the page does not read, when they are rendered and cached', async () => {
    const asked = ['?x=1', '?x=2', '', '?q=a', '?q=a'];
    const texts = await Promise.all(asked.map(async (query) => (await app.get(`/colleges/berea-college${query}`)).text()));
    const second = [await app.get('/colleges/berea-college?x=3'), await app.get('/colleges/berea-college?q=a')];
    expect(new Set(texts.slice(0, 3)).size).toBe(1);
    expect(new Set(site.rendered)).toEqual(new Set(['/colleges/berea-college', '/colleges/berea-college?q=a']));
    expect(await Promise.all(second.map((response) => response.text()))).toEqual([texts[0], texts[4]]);
    expect(site.rendered.length).toBeLessThanOrEqual(asked.length);
  });

  it('count as a read of the network if they are made', async () => {
    const publicReads = createLocalRateLimits();
    await app.close();
    app = await startApp(undefined, {
      site,
      publicReads: { take: (bucket, key) => publicReads.take(bucket, key, { calls: 2, seconds: 60 }) },
    });
    const statuses = [];
    for (const path of [
      '/colleges/berea-college',
      '/live',
      '/live',
      '/colleges/berea-college',
      '/colleges/berea-college?x=1',
      '/nonsense',
    ]) {
      statuses.push((await app.get(path)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
    expect(site.rendered).toEqual(['/colleges/berea-college', '/live']);
  });

  it('that are rendered ahead equal those on request in each encoding, and count as no read', async () => {
    let round: (() => AsyncGenerator) | undefined;
    const made = await inEachEncoding(app);
    expect(made.map(({ encoded }) => encoded)).toEqual(['br', 'gzip', undefined, undefined]);
    await app.close();
    app = await startApp(undefined, {
      site,
      publicReads: { take: () => Promise.reject(new Error('counted')) },
      ahead: { maxBytes: 1_000_000, repeat: (given) => (round = given) },
    });
    const steps = round!();
    while (!(await steps.next()).done);
    expect(await inEachEncoding(app)).toEqual(made);
    await app.colleges.publish([aCollege({ slug: 'berea-college', name: 'Renamed' })], '2');
    expect((await app.get('/colleges/berea-college')).status).toBe(500);
  });

  it('answer HEAD without a body and refuse other methods', async () => {
    const head = await app.get('/colleges/berea-college', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await app.get('/colleges/berea-college', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are 404 for unknown addresses, and not cached then', async () => {
    expect((await app.get('/nonsense')).status).toBe(404);
    const missing = await app.get('/colleges/nowhere');
    expect([missing.status, await missing.text(), missing.headers.get('cache-control')]).toEqual([
      404,
      'There is no such college.',
      'no-store',
    ]);
    await app.get('/nonsense');
    expect(site.rendered.filter((url) => url === '/nonsense')).toHaveLength(2);
  });

  it('that are live are rendered each time', async () => {
    const [first, second] = [await app.get('/live'), await app.get('/live')];
    expect([await first.text(), await second.text()]).toEqual(['<p>1</p>', '<p>2</p>']);
    expect([second.headers.get('cache-control'), second.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it('redirect only within the site', async () => {
    const moved = await app.get('/moved');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/colleges/berea-college']);
    expect((await app.get('/away')).headers.get('location')).toBe('/');
  });

  it('that fail show a plain page with the request id, without the reason', async () => {
    const response = await app.get('/broken');
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(html).toContain(response.headers.get('x-request-id'));
    expect(html).not.toContain('secret');
    expect(app.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('are never under /api', async () => {
    expect((await app.get('/api')).status).toBe(404);
    expect(site.rendered).toEqual([]);
  });
});

describe('the built site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alma-site-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the command to run when there is no build', async () => {
    await expect(openBuiltSite(path.join(folder, 'nothing'))).rejects.toThrow('npm run build');
  });

  it('renders with its assets and serves them as immutable and precompressed', async () => {
    const entry = { file: 'assets/site-1.js', css: ['assets/site-1.css'], assets: ['assets/a.woff2', 'assets/b.png'], imports: ['_x.js'] };
    write('web/.vite/manifest.json', JSON.stringify({ 'src/entry-client.tsx': entry, '_x.js': { file: 'assets/x.js' } }));
    const gate = { file: 'admin-assets/gate-1.js', css: ['admin-assets/gate-1.css'], assets: ['admin-assets/a.woff2'] };
    write('admin/.vite/manifest.json', JSON.stringify({ 'src/entry-admin.ts': gate }));
    write('admin/admin-assets/gate-1.js', 'let gate');
    write(
      'server/entry-server.js',
      'export const addressOf = async (url) => url;export const render = async (url, api, site) => ({ status: 200, html: JSON.stringify(site) });',
    );
    write('server/package.json', '{"type":"module"}');
    const script1 = 'let plain;'.repeat(200);
    write('web/assets/site-1.js', script1);
    write('web/assets/site-1.js.gz', 'compressed too');
    write('web/assets/site-1.js.br', 'compressed');
    write('web/theme.js', 'let theme');
    const app = await startApp(undefined, { site: await openBuiltSite(folder) });

    expect(await app.json('/')).toEqual({
      assets: { css: ['/assets/site-1.css'], js: '/assets/site-1.js', preload: ['/assets/a.woff2', '/assets/x.js'] },
      publicUrl: 'https://alma.example',
      operator: {},
    });
    const script = await app.get('/assets/site-1.js', { headers: { 'Accept-Encoding': 'identity' } });
    expect([await script.text(), script.headers.get('cache-control')]).toEqual([script1, 'public, max-age=31536000, immutable']);
    expect(script.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await app.get('/theme.js')).headers.get('cache-control')).toBe('public, no-cache');
    expect(
      (await app.get('/assets/site-1.js', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })).headers.get('content-encoding'),
    ).toBe('br');
    const gateScript = await app.get('/admin-assets/gate-1.js');
    expect([await gateScript.text(), gateScript.headers.get('cache-control')]).toEqual(['let gate', 'public, max-age=31536000, immutable']);

    const panel = await app.get('/admin/colleges/100654');
    const html = await panel.text();
    const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(panel.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
    expect([panel.status, panel.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(html).toContain('<link rel="preload" href="/admin-assets/a.woff2" as="font"');
    expect(html).toContain('<link rel="stylesheet" href="/admin-assets/gate-1.css">');
    expect(html).toContain('<script type="module" src="/admin-assets/gate-1.js"></script>');
    expect(html).toContain('<noscript>');
    expect(html.match(/<script(?![^>]*src=)|<style|\sstyle=/g)).toBeNull();
    for (const hidden of ['/.vite/manifest.json', '/assets/../../server/entry-server.js', '/%2e%2e/server/entry-server.js']) {
      expect(await (await app.get(hidden)).text()).not.toMatch(/entry-client|export const/);
    }
    await app.close();
  });
});

describe('the addresses of the panel', () => {
  it('are below /admin, answer reads only, and are not the pages of the site', async () => {
    const app = await startApp(undefined, { site: tinySite() });
    for (const address of ['/admin', '/admin?x=1', '/admin/no/such/page', '/ADMIN'])
      expect(await (await app.get(address)).text()).toBe('the panel');
    const head = await app.get('/admin', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('cache-control')]).toEqual([200, '', 'no-store']);
    expect((await app.get('/admin', { method: 'POST' })).status).toBe(405);
    const slash = await app.get('/admin/users/');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/admin/users']);
    expect(await (await app.get('/administration')).text()).not.toBe('the panel');
    await app.close();
  });
});
