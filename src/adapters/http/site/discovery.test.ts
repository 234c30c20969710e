import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import type { Pictures } from './share-images.ts';
import type { Site } from './pages.ts';

const KNOWN = { size: 1, avgSAT: 1_000, graduationRate: 0.5, retentionRate: 0.5, medianDebt: 1 };
const SITE: Site = {
  headers: () => [],
  files: (_context, next) => next(),
  panel: () => Promise.resolve('the panel'),
  addressOf: (url) => Promise.resolve(url),
  render: (url) => Promise.resolve(url === '/discover?q=a' ? { status: 200, html: url } : { status: 404, html: 'Not found' }),
};

/** Draws nothing. A test controls how long a drawing takes. */
function fakePictures() {
  const drawn: string[] = [];
  const gate = { open: Promise.resolve() };
  const draw = async (what: string): Promise<Buffer> => {
    drawn.push(what);
    await gate.open;
    return Buffer.from(`PNG of ${what}`);
  };
  const pictures: Pictures = {
    college: ({ name }) => draw(name),
    site: () => draw('site'),
    icon: (size, isFullBleed) => draw(`icon ${size} ${isFullBleed}`),
  };
  return { pictures, drawn, gate };
}

let app: TestApp;
let fake: ReturnType<typeof fakePictures>;
const start = async (records?: CollegeRecord[]) => {
  fake = fakePictures();
  app = await startApp(records, { pictures: fake.pictures, site: SITE });
};
afterEach(() => app.close());
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('robots.txt', () => {
  it('excludes personal pages and names the sitemap', async () => {
    await start();
    const response = await app.get('/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await response.text()).toBe(
      'User-agent: *\nDisallow: /admin\nDisallow: /messages\nDisallow: /profile\nDisallow: /auth\n\nSitemap: https://alma.example/sitemap.xml\n',
    );
  });
});

describe('the sitemap', () => {
  it('lists pages, states and colleges with enough data, with the time of their last change', async () => {
    await start([
      aCollege({ id: 1, slug: 'known', state: 'NY', lastDataSync: '2026-11-02T10:00:00.000Z', ...KNOWN }),
      aCollege({ id: 2, slug: 'older', state: 'AL', lastDataSync: '2025-01-01T00:00:00.000Z', ...KNOWN }),
      aCollege({ id: 3, slug: 'thin', state: 'KY', lastDataSync: '2026-12-01T00:00:00.000Z', size: 5 }),
      aCollege({ id: 4, slug: 'closed', state: 'TX', operatingStatus: 'closed', ...KNOWN }),
      aCollege({ id: 5, slug: 'no-undergraduates', state: 'TX', ...KNOWN, size: 0 }),
      aCollege({ id: 6, slug: 'office', state: 'TX', operatingStatus: 'unlisted', ...KNOWN, size: null }),
    ]);
    const index = await app.get('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await index.text();
    expect(locations(text)).toEqual(['https://alma.example/sitemap-pages.xml', 'https://alma.example/sitemap-colleges-1.xml']);
    expect(text).toContain('sitemap-colleges-1.xml</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod>');

    const pages = await (await app.get('/sitemap-pages.xml')).text();
    expect(locations(pages)).toEqual(expect.arrayContaining(['https://alma.example/', 'https://alma.example/colleges/states/new-york']));
    expect(pages).not.toMatch(/texas|auth|profile/);
    expect(pages).toContain('states/new-york</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod>');
    expect(pages).toContain('states/alabama</loc><lastmod>2025-01-01T00:00:00.000Z</lastmod>');
    const colleges = await (await app.get('/sitemap-colleges-1.xml')).text();
    expect(locations(colleges).sort()).toEqual(['https://alma.example/colleges/known', 'https://alma.example/colleges/older']);
    expect(colleges).toContain('older</loc><lastmod>2025-01-01T00:00:00.000Z</lastmod>');
  });

  it('has parts of 5,000, is revalidated and compressed, and changes with the data', async () => {
    const many = Array.from({ length: 5_001 }, (_, id) => aCollege({ id: id + 1, slug: `college-${id}`, ...KNOWN }));
    await start(many);
    const counts = await Promise.all(
      [1, 2].map(async (part) => locations(await (await app.get(`/sitemap-colleges-${part}.xml`)).text()).length),
    );
    expect(counts).toEqual([5_000, 1]);
    const response = await app.get('/sitemap-colleges-1.xml', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const headers = { 'If-None-Match': response.headers.get('etag') ?? '' };
    expect((await app.get('/sitemap-colleges-1.xml', { headers })).status).toBe(304);
    await app.colleges.publish(many.slice(0, 10), '2');
    expect((await app.get('/sitemap-colleges-1.xml', { headers })).status).toBe(200);
    expect((await app.get('/sitemap-colleges-2.xml')).status).toBe(404);
  });

  it('escapes addresses and has no other parts', async () => {
    await start([aCollege({ slug: 'a&b<c', ...KNOWN })]);
    expect(locations(await (await app.get('/sitemap-colleges-1.xml')).text())).toEqual(['https://alma.example/colleges/a&amp;b&lt;c']);
    for (const path of ['/sitemap-99.xml', '/sitemap-colleges-0.xml', '/sitemap-.xml', '/Sitemap.xml']) {
      expect((await app.get(path)).status).toBe(404);
    }
    const head = await app.get('/sitemap.xml', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the web app manifest', () => {
  it('names the product, and only icons that exist', async () => {
    await start();
    const response = await app.get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest.name).toBe('Alma');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      const icon = await app.get(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect((await app.get('/apple-touch-icon.png')).status).toBe(200);
  });
});

describe('images for shared links', () => {
  it('are drawn once per college and data version, and other sites may embed them', async () => {
    await start();
    const first = await app.get('/og/berea-college.png');
    expect([first.status, await first.text(), first.headers.get('content-type')]).toEqual([200, 'PNG of Berea College', 'image/png']);
    expect([first.headers.get('cross-origin-resource-policy'), first.headers.get('content-encoding')]).toEqual(['cross-origin', null]);
    await app.get('/og/berea-college.png');
    expect(fake.drawn).toEqual(['Berea College']);
    await app.colleges.publish([aCollege({ slug: 'berea-college', name: 'Renamed' })], '2');
    expect(await (await app.get('/og/berea-college.png')).text()).toBe('PNG of Renamed');
    const head = await app.get('/og/berea-college.png', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('have one address each, and none for an unknown college', async () => {
    await start();
    const queried = await app.get('/og/berea-college.png?cache=no');
    expect([queried.status, queried.headers.get('location')]).toEqual([301, '/og/berea-college.png']);
    expect((await app.get('/og/100003.png')).headers.get('location')).toBe('/og/berea-college.png');
    await app.colleges.publish([aCollege({ slug: 'new-name', formerSlugs: ['old-name'] })], '2');
    expect((await app.get('/og/old-name.png')).headers.get('location')).toBe('/og/new-name.png');
    for (const path of ['/og/nowhere.png', '/og/.png', '/og/new-name.svg']) expect((await app.get(path)).status).toBe(404);
    expect(fake.drawn).toEqual([]);
    expect(await (await app.get('/og/alma.png?x=1')).text()).toBe('PNG of site');
  });

  it('are drawn two at a time; others wait, and too many get 503', async () => {
    const many = Array.from({ length: 40 }, (_, id) => aCollege({ id: id + 1, slug: `college-${id}`, name: `College ${id}` }));
    await start(many);
    let open = (): void => undefined;
    fake.gate.open = new Promise<void>((resolve) => (open = resolve));
    const asked = many.map(({ slug }) => app.get(`/og/${slug}.png`));
    const refused = await Promise.race(asked);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(fake.drawn).toHaveLength(2);
    open();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(32);
    expect(fake.drawn).toHaveLength(statuses.filter((status) => status === 200).length);
  });
});

describe('addresses of pages', () => {
  it('do not end in a slash', async () => {
    await start();
    for (const [from, to] of [
      ['/discover/?q=a', '/discover?q=a'],
      ['/colleges/states/NY/', '/colleges/states/NY'],
      ['/discover///', '/discover'],
      ['//evil.example/', '/'],
    ]) {
      const response = await app.get(from ?? '');
      expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    }
    expect((await app.get('/discover?q=a')).status).toBe(200);
  });
});
