import type { RateLimit } from '../../../contracts/endpoint.ts';
import { startApp } from '../testing/app.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import type { Site } from './pages.ts';

const SITE: Site = {
  headers: () => [],
  files: (_context, next) => next(),
  panel: () => Promise.resolve('the panel'),
  addressOf: (url) => Promise.resolve(url),
  render: () => Promise.resolve({ status: 200, html: 'a page' }),
};
const png = () => Promise.resolve(Buffer.from('PNG'));

let app: DatabaseApp;
let taken: [bucket: string, key: string, calls: number][] = [];
let wait = 0;
beforeAll(async () => {
  const take = (bucket: string, key: string, { calls }: RateLimit) => {
    taken.push([bucket, key, calls]);
    return Promise.resolve(wait);
  };
  const pictures = { college: png, site: png, icon: png };
  app = await startDatabaseApp({ publicReads: { take }, site: SITE, pictures, answerCacheBytes: 0 });
});
beforeEach(() => {
  taken = [];
  wait = 0;
});
afterAll(() => app.close());

const MADE = [
  '/',
  '/discover?q=a',
  '/discover/',
  '/lists/9NKSabc',
  '/nowhere',
  '/api/colleges',
  '/sitemap.xml?x=1',
  '/sitemap-99.xml',
  '/og/alma.png',
  '/og/nowhere.png',
  '/pictures/0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11.webp',
  '/data/colleges.csv',
  '/data/datapackage.json?x=1',
];

describe('an answer that is made', () => {
  it.each(MADE)('counts as one read of its network: %s', async (path) => {
    await app.get(path);
    expect(taken).toEqual([['reads', '127.0.0.1', 3_000]]);
  });

  it.each(MADE)('is refused with the time to wait after too many: %s', async (path) => {
    wait = 42;
    const response = await app.get(path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
  });

  it('that is a page is refused in HTML', async () => {
    wait = 42;
    const response = await app.get('/discover?q=b');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<p>Too many requests. Try again later.</p>');
  });
});

it.each(['/healthz', '/readyz', '/robots.txt', '/icons/192.png', '/.well-known/security.txt', '/security-policy', '/api/docs'])(
  '%s needs no work and is not counted',
  async (path) => {
    expect([(await app.get(path)).status, taken]).toEqual([200, []]);
  },
);

it('the sitemap is cached once, without its query', async () => {
  const cached = await startApp();
  for (const path of ['/sitemap.xml?a=1', '/sitemap.xml']) await cached.get(path);
  await cached.close();
  expect(cached.log.lines.map(({ fields }) => fields.origin)).toEqual(['handler', 'cache']);
});
