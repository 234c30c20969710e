import { z } from 'zod';
import { contracts } from '../../../contracts/index.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import { SOME_COLLEGES } from '../testing/colleges.fixture.ts';
import { openApiDocument } from './openapi.ts';
import { ENDPOINTS, TRIED_AS_EXAMPLES } from '../testing/registry.fixture.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; description: string; example?: string }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp([...SOME_COLLEGES, aCollege({ id: 6, ipedsUnitId: 100_751, name: 'University of Alabama' })]);
});
afterAll(() => app.close());

describe('the registry of contracts', () => {
  it('has one endpoint a method and path', () => {
    const addresses = ENDPOINTS.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':x')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(TRIED_AS_EXAMPLES)('%s answers its example as promised', async (_name, endpoint) => {
    const { method, exampleBody } = endpoint;
    const sent = exampleBody && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(exampleBody) };
    const response = await app.get(endpoint.example ?? '', { method, ...sent });
    expect(response.status).toBe(endpoint.status ?? 200);
    const wire: unknown = await response.json();
    // What travels is what the schema encodes: decoding and encoding again changes nothing.
    expect(z.encode(endpoint.response, z.decode(endpoint.response, wire as never))).toEqual(wire);
  });
});

describe('the OpenAPI document', () => {
  it('lists every endpoint, and every parameter with a description', async () => {
    const document = await app.json<Document>('/api/openapi.json');
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const named = ENDPOINTS.flatMap(([name, { aliases = [] }]) => [name, ...aliases.map((_alias, nth) => `${name}.alias${nth + 1}`)]);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(named.sort());
    for (const { name, description, example } of operations.flatMap(({ parameters }) => parameters)) {
      expect([name, description.length > 0, (example ?? '').length > 0]).toEqual([name, true, true]);
    }
  });

  it('refers only to what it holds', async () => {
    const text = await (await app.get('/openapi.json')).text();
    const held = Object.keys((JSON.parse(text) as Document).components.schemas);
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(referred.length).toBeGreaterThan(0);
    expect(held).toEqual(expect.arrayContaining([...new Set(referred)]));
    expect(text).not.toContain('$defs');
  });

  it('changes only on purpose', () => {
    expect(openApiDocument(contracts, { title: 'Alma API', version: '1' })).toMatchSnapshot();
  });
});

describe('/api/docs', () => {
  it('is a page of its own with a call to try for every endpoint', async () => {
    const response = await app.get('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[\w+/=]+'/);
    for (const [, { method, path, example }] of ENDPOINTS) {
      expect(html).toContain(`<code>${method} ${path}</code>`);
      if (example !== undefined) expect(html).toContain(`curl &#39;https://alma.example${example.replaceAll('&', '&amp;')}&#39;`);
    }
    expect(html).toContain('curl &#39;https://alma.example/api/user&#39; -H &#39;Authorization: Bearer TOKEN&#39;');
    expect(html).toContain('-d &#39;{&quot;event&quot;:');
    expect(html).not.toMatch(/<script|src=|<link/);
  });
});
