import { createHash } from 'node:crypto';
import { z } from 'zod';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import { SOME_COLLEGES } from '../testing/colleges.fixture.ts';
import { ENDPOINTS, TRIED_AS_EXAMPLES } from '../testing/registry.fixture.ts';

interface Content {
  content?: Record<string, { schema?: object }>;
}
interface Operation {
  operationId: string;
  summary?: string;
  parameters: { name: string; in: string; required: boolean; description: string; example?: string; schema: object }[];
  responses: Record<string, Content & { description: string }>;
  requestBody?: Content;
}
interface Document {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp([...SOME_COLLEGES, aCollege({ id: 6, ipedsUnitId: 100_751, name: 'University of Alabama' })]);
});
afterAll(() => app.close());

describe('the registry of contracts', () => {
  it('has one endpoint per method and path', () => {
    const addresses = ENDPOINTS.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':x')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(TRIED_AS_EXAMPLES)('%s answers its example as its contract says', async (_name, endpoint) => {
    const { method, exampleBody } = endpoint;
    const response = await app.call(method, endpoint.example ?? '', exampleBody);
    expect(response.status).toBe(endpoint.status ?? 200);
    const wire: unknown = await response.json();
    // The answer has no more members than the schema: decoding and encoding changes nothing.
    expect(z.encode(endpoint.response, z.decode(endpoint.response, wire as never))).toEqual(wire);
  });
});

describe('the OpenAPI document', () => {
  let document: Document;
  let operations: { name: string; path: string; operation: Operation }[];
  beforeAll(async () => {
    document = await app.json<Document>('/api/openapi.json');
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
    );
  });

  it('has a title, a version and a second address', async () => {
    expect(document.info).toMatchObject({ title: 'Alma API', version: '2' });
    expect(await app.json('/openapi.json')).toEqual(document);
  });

  it('is OpenAPI 3.1 with one operation per endpoint and alias', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    const names = ENDPOINTS.flatMap(([name, { aliases = [] }]) => [name, ...aliases.map((_alias, nth) => `${name}.alias${nth + 1}`)]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual(names.sort());
  });

  it('declares each parameter once, with a description and an example, and each path parameter as required', () => {
    for (const { name, path, operation } of operations) {
      const declared = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect([name, new Set(declared).size]).toEqual([name, declared.length]);
      for (const { name: parameter, description, example = '', schema } of operation.parameters) {
        expect([name, parameter, description === '' || example === '' || isEmpty(schema)]).toEqual([name, parameter, false]);
      }
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const required = operation.parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      expect([name, required.map((parameter) => parameter.name).sort()]).toEqual([name, inPath.sort()]);
      expect(operation.parameters.filter((parameter) => parameter.in === 'path')).toHaveLength(required.length);
    }
  });

  it('gives each operation a summary, the successes of its contract, and the error shape for all other statuses', () => {
    const contracts = new Map(ENDPOINTS);
    for (const { name, operation } of operations) {
      const { status: success = 200, otherStatus } = contracts.get(operation.operationId.replace(/\.alias\d+$/, ''))!;
      const { summary = '', responses } = operation;
      expect([name, /^[A-Z].*\.$/.test(summary)]).toEqual([name, true]);
      const statuses = Object.keys(responses);
      const successes = statuses.filter((status) => status.startsWith('2'));
      expect([name, successes]).toEqual([name, [success, otherStatus].filter((one) => one !== undefined).map(String)]);
      expect([name, statuses.includes('400'), statuses.includes('500')]).toEqual([name, true, true]);
      for (const status of statuses.filter((one) => !successes.includes(one))) {
        expect([name, status, responses[status]]).toEqual([
          name,
          status,
          { description: expect.stringMatching(/./) as string, content: ERROR },
        ]);
      }
    }
  });

  it.each([
    ['accounts.register', '409'],
    ['accounts.login', '401'],
    ['accounts.verifyEmail', '410'],
    ['profile.change', '422'],
    ['savedRankings.save', '409'],
    ['favorites.addList', '422'],
    ['favorites.add', '200'],
    ['favorites.add', '201'],
    ['favorites.add', '429'],
    ['listings.change', '428'],
    ['listings.change', '409'],
  ])('documents that %s can answer %s', (id, status) => {
    expect(operations.find(({ operation }) => operation.operationId === id)?.operation.responses).toHaveProperty(status);
  });

  it('has no answer or body without a schema', () => {
    for (const { name, operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (status === '204') expect([name, content]).toEqual([name, undefined]);
        else expect([name, status, Object.values(content ?? {}).every(({ schema }) => !isEmpty(schema))]).toEqual([name, status, true]);
      }
      const json = operation.requestBody?.content?.['application/json'];
      if (json) expect([name, isEmpty(json.schema)]).toEqual([name, false]);
    }
    expect(Object.entries(document.components.schemas).filter(([, schema]) => isEmpty(schema))).toEqual([]);
  });

  it('resolves every reference, and uses every component', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference));
    const schemas = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...references].sort()).toEqual(schemas.sort());
    expect(text).not.toContain('$defs');
  });

  /** One line for each endpoint and schema, so that a changed contract changes few lines. A reference counts as its name. */
  it('changes only on purpose', () => {
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => `schema ${name} ${digestOf(schema)}`);
    const accessOf = new Map(ENDPOINTS.map(([name, { access }]) => [name, access]));
    const endpoints = operations.map(({ name, operation }) => {
      const access = accessOf.get(operation.operationId.replace(/\.alias\d+$/, ''));
      return `${name} ${access ?? ''} ${digestOf(operation)}`;
    });
    expect([...endpoints, ...schemas].join('\n')).toMatchSnapshot();
  });
});

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const isEmpty = (schema: object | undefined): boolean => schema === undefined || Object.keys(schema).length === 0;
/** Two digests: of the structure alone, then with its texts, so that a change of words does not hide a change of structure. */
function digestOf(value: unknown): string {
  const texts = new Set(['description', 'summary']);
  const structure = JSON.stringify(value, (key, member: unknown) => (texts.has(key) && typeof member === 'string' ? undefined : member));
  return [structure, JSON.stringify(value)].map((text) => createHash('sha256').update(text).digest('hex').slice(0, 10)).join(' ');
}

describe('/api/docs', () => {
  it('is a self-contained page with a call to try for every endpoint', async () => {
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
