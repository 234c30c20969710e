import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aCollege } from '../../domain/colleges/college.fixture.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { ErrorBody } from '../../contracts/errors.ts';
import { startApp, type TestApp } from './testing/app.fixture.ts';
import { expectFailure, raw } from './testing/http.fixture.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const errorOf = async (response: Response): Promise<ErrorBody> => (await response.json()) as ErrorBody;

describe('unknown addresses', () => {
  it('return 404 with JSON', async () => {
    await expectFailure(await app.get('/api/nothing'), 404, { code: 'request.unknown-path' });
  });

  it('are also those in another case or with a trailing slash', async () => {
    expect((await app.get('/API/colleges')).status).toBe(404);
    expect((await app.get('/api/Colleges')).status).toBe(404);
    expect((await app.get('/api/colleges/')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('return 405 for %s, with the allowed methods', async (method) => {
    const response = await app.get('/api/colleges', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await errorOf(response)).code).toBe('request.wrong-method');
  });

  it.each(['/api/colleges/slug/%E0%A4', '/api/colleges?q=%E0%A4', '/api/colleges?q=%zz', '/api/colleges?q=a%00b', '/%', '/api/%ED%A0%80'])(
    'return 400 for %s',
    async (path) => {
      const { status, body } = await raw(app.url + path, {});
      expect([status, (JSON.parse(body.toString()) as ErrorBody).code]).toEqual([400, 'request.malformed']);
    },
  );

  it('and parameter lists have a maximum length', async () => {
    const many = Array.from({ length: 1_500 }, (_, i) => `a${i}=1`).join('&');
    expect((await app.get(`/api/colleges?${many.slice(0, 8_000)}`)).status).toBe(400);
    expect((await app.get(`/api/colleges?q=${'x'.repeat(9_000)}`)).status).toBe(414);
  });
});

describe('unexpected errors', () => {
  it('return a neutral message with the request id, and are logged once', async () => {
    const broken = await startApp(undefined, {
      useCases: { colleges: { ...app.colleges, search: () => assertNever('select secret from users') } },
    });
    const response = await broken.get('/api/colleges/search');
    const body = await errorOf(response);
    await broken.close();
    expect(response.status).toBe(500);
    expect(body).toEqual({ message: expect.any(String) as string, code: 'internal', requestId: response.headers.get('x-request-id') });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(broken.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('return 503 with Retry-After while the catalog is loading', async () => {
    const loading = await startApp(undefined, { useCases: { colleges: { ...app.colleges, ...notReady } } });
    const response = await loading.get('/api/colleges/search');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await loading.get('/readyz')).status).toBe(503);
    await loading.close();
  });
});

const assertNever = (message: string): never => {
  throw new Error(message);
};
const notReady = {
  isReady: () => false,
  dataVersion: (): string => {
    throw new DomainError('unavailable', 'catalog.loading', 'Loading.');
  },
};

describe('conditional requests', () => {
  it('return 304 without a body for the same data version', async () => {
    const first = await app.get('/api/colleges/search?state=AL');
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual(['W/"1_texts-1"', 'public, no-cache']);
    const headers = { 'If-None-Match': etag };
    const again = await app.get('/api/colleges/search?state=AL', { headers });
    const elsewhere = await app.get('/api/colleges/search?state=KY', { headers });
    expect([again.status, await again.text(), elsewhere.status]).toEqual([304, '', 304]);

    await app.colleges.publish([aCollege()], '2');
    const changed = await app.get('/api/colleges/search?state=AL', { headers });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, 'W/"2_texts-1"']);
  });

  it.each([
    [400, '/api/colleges/search?state=XX'],
    [400, '/api/colleges/search?fields=nothing'],
    [404, '/api/colleges/999999'],
    [404, '/api/colleges/slug/no-such-college'],
    [404, '/api/colleges/999999/scores/explain'],
    [400, '/api/lists/state'],
  ])('still return %i for %s', async (status, path) => {
    expect((await app.get(path)).status).toBe(status);
    expect((await app.get(path, { headers: { 'If-None-Match': 'W/"1_texts-1"' } })).status).toBe(status);
  });

  it('for an answer in the cache do not create it again', async () => {
    const headers = { 'If-None-Match': 'W/"1_texts-1"' };
    const answers = [await app.get('/api/colleges/search', { headers }), await app.get('/api/colleges/search', { headers })];
    expect(answers.map(({ status }) => status)).toEqual([304, 304]);
    expect(app.log.lines.map(({ fields }) => fields.origin)).toEqual(['handler', 'cache']);
  });
});

describe('the answer cache', () => {
  const origins = () => app.log.lines.map(({ fields }) => fields.origin);

  it('repeats an answer byte by byte until the data version changes', async () => {
    const path = '/api/colleges/search?state=AL';
    const first = await (await app.get(path)).text();
    expect(await (await app.get(path)).text()).toBe(first);
    expect(origins()).toEqual(['handler', 'cache']);

    await app.colleges.publish([aCollege({ name: 'New College', state: 'AL' })], '2');
    const fresh = (await (await app.get(path)).json()) as { items: { name: string }[]; dataVersion: string };
    expect([fresh.items.map(({ name }) => name), fresh.dataVersion]).toEqual([['New College'], '2']);
    expect(origins()).toEqual(['handler', 'cache', 'handler']);
  });

  it('answers HEAD with the headers alone, cached or not', async () => {
    const path = '/api/colleges/search';
    const fresh = await app.get(path, { method: 'HEAD' });
    const length = (await (await app.get(path)).arrayBuffer()).byteLength;
    const cached = await app.get(path, { method: 'HEAD' });
    for (const head of [fresh, cached]) {
      expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', 'W/"1_texts-1"']);
    }
    const plain = await raw(app.url + path, {});
    expect(plain.body.length).toBe(Number(plain.headers['content-length']));
    expect(length).toBe(plain.body.length);
  });

  it('does not cache errors', async () => {
    await app.get('/api/colleges/99');
    await app.get('/api/colleges/99');
    expect(origins()).toEqual(['handler', 'handler']);
  });
});

describe('compression', () => {
  it.each(['first', 'cached'])('uses br, gzip or none, as the client accepts (%s answer)', async (time) => {
    const url = `${app.url}/api/colleges/search`;
    if (time === 'cached') await app.get('/api/colleges/search');
    const plain = await raw(url, {});
    const br = await raw(url, { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await raw(url, { 'Accept-Encoding': 'gzip;q=0.5, br;q=0' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  it('does not compress tiny bodies', async () => {
    const tiny = await raw(`${app.url}/healthz`, { 'Accept-Encoding': 'br' });
    expect([tiny.headers['content-encoding'], tiny.body.toString()]).toEqual([undefined, '{"status":"ok"}']);
  });
});

describe('every answer', () => {
  it('has the security headers', async () => {
    for (const path of ['/api/colleges', '/api/colleges', '/api/nothing', '/healthz']) {
      const { headers } = await app.get(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('has a request id: a plain one from the client, otherwise a new one', async () => {
    const idFor = async (id: string) => (await app.get('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    expect(await idFor('abc-123.def')).toBe('abc-123.def');
    expect(await idFor('<script>alert(1)')).toMatch(/^[\da-f-]{36}$/);
  });

  it('is logged in one line, without the query string', async () => {
    await app.get('/api/colleges/search?zip=36849', { headers: { Authorization: 'Bearer hidden' } });
    expect(app.log.lines).toHaveLength(1);
    expect(app.log.lines[0]?.fields).toMatchObject({ method: 'GET', path: '/api/colleges/search', status: 200 });
    expect(JSON.stringify(app.log.lines)).not.toMatch(/36849|hidden/);
  });
});

describe('health', () => {
  it('reports what is not ready', async () => {
    const state = { database: true, draining: false };
    const databaseState = () => Promise.resolve({ isReachable: state.database, schemaFault: undefined });
    const readiness = { databaseState, isDraining: () => state.draining };
    const ready = async () => {
      const other = await startApp(undefined, { readiness });
      const [response, health] = [await other.get('/readyz'), await other.get('/healthz')];
      await other.close();
      return [response.status, ((await response.json()) as { checks: object }).checks, health.status];
    };
    expect(await ready()).toEqual([200, { database: true, tables: true, catalog: true, accepting: true }, 200]);
    state.database = false;
    state.draining = true;
    expect(await ready()).toEqual([503, { database: false, tables: false, catalog: true, accepting: false }, 200]);
  });
});
