import { gzipSync } from 'node:zlib';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import { createLocalRateLimits } from '../request/local-rate-limits.ts';

const NEW = 'application/reports+json';
const OLD = 'application/csp-report';
const SECRET = 'https://evil.example:8443/steal?token=abc123#x';

let app: TestApp;
beforeEach(async () => {
  app = await startApp(undefined, { limits: createLocalRateLimits() });
});
afterEach(() => app.close());

const report = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  app.get('/api/csp-reports', { method: 'POST', headers: { 'Content-Type': type, ...headers }, body });
const logged = () => app.log.lines.flatMap(({ fields }) => fields.violations ?? []);

describe('policy violation reports', () => {
  it('are logged as directive and origin only, in both forms', async () => {
    const body = { effectiveDirective: 'script-src-elem', blockedURL: SECRET, documentURL: SECRET, sample: 'abc123' };
    const answer = await report(JSON.stringify([{ type: 'csp-violation', body }]), NEW);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    await report(JSON.stringify({ 'csp-report': { 'violated-directive': "style-src 'self'", 'blocked-uri': 'inline' } }), OLD);
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example:8443' },
      { directive: 'style-src', blocked: 'inline' },
    ]);
    expect(JSON.stringify(app.log.lines)).not.toContain('abc123');
  });

  it('are accepted from pages of other sites', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await report('[]', NEW, headers)).status).toBe(204);
  });

  it('are logged only as plain words and origins', async () => {
    const bodies = ['a\r\nb', '<script>', '__proto__', 'X'.repeat(1_000)].map((text) => ({
      body: { effectiveDirective: text, blockedURL: text },
    }));
    expect((await report(JSON.stringify(bodies), NEW)).status).toBe(204);
    expect(logged()).toEqual(bodies.map(() => ({ directive: 'unknown', blocked: 'unknown' })));
  });

  it('are limited to ten per log line', async () => {
    const one = { body: { effectiveDirective: 'img-src', blockedURL: 'data' } };
    await report(JSON.stringify(Array(50).fill(one)), NEW);
    expect(logged()).toHaveLength(10);
  });

  it.each([
    ['{"csp-report":', OLD, 400],
    ['{"csp-report":7}', OLD, 400],
    ['"text"', NEW, 400],
    [Buffer.from([0x5b, 0xff, 0x5d]), NEW, 400],
    ['[]', 'application/json', 415],
    ['[]', 'text/plain', 415],
    [JSON.stringify(['x'.repeat(17_000)]), NEW, 413],
    [gzipSync('[]'), NEW, 415],
  ])('that are invalid are refused: %s as %s', async (body, type, status) => {
    const headers: Record<string, string> = Buffer.isBuffer(body) && body[0] === 0x1f ? { 'Content-Encoding': 'gzip' } : {};
    const answer = await report(body, type, headers);
    expect([answer.status, typeof ((await answer.json()) as ErrorBody).message]).toEqual([status, 'string']);
    expect(logged()).toEqual([]);
  });

  it('are limited to sixty a minute for one network', async () => {
    for (let i = 0; i < 60; i += 1) await report('[]', NEW);
    const refused = await report('[]', NEW);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('cannot be sent with GET', async () => {
    expect((await app.get('/api/csp-reports')).status).toBe(405);
  });
});
