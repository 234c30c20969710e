import { Router } from '@koa/router';
import Koa from 'koa';
import { z } from 'zod';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { respond } from '../answer/respond.ts';
import { createTurns, type Turn } from '../answer/turns.ts';
import type { HttpState } from '../context.ts';
import { listLog, serve, type TestServer } from '../testing/http.fixture.ts';
import { mountDocs } from './docs.ts';

/** The number of times that the summary was read. It is in the summary, so that each document differs from all others. */
let reads: number;
const endpoint: Endpoint = {
  method: 'GET',
  path: '/api/things',
  access: 'public',
  get summary() {
    reads += 1;
    return `Read ${reads}.`;
  },
  response: z.object({ name: z.string() }),
};

let server: TestServer;
async function start(turn: Turn): Promise<void> {
  reads = 0;
  const router = new Router<HttpState>();
  mountDocs(router, { things: { list: endpoint } }, { title: 'Things', version: '1', publicUrl: 'https://alma.example', turn });
  const koa = new Koa<HttpState>();
  koa.use(respond({ log: listLog(), commonHeaders: [], proxyHops: 0, store: () => undefined }));
  koa.use(router.routes());
  const listener = koa.callback();
  server = await serve((request, response) => void listener(request, response));
}
afterEach(() => server.close());

const textOf = async (path: string): Promise<string> => (await server.get(path)).text();

it('nothing is made before the first request for it, and all requests get the same documentation', async () => {
  await start(createTurns());
  await server.get('/of-another-part');
  expect(reads).toBe(0);
  const [first, ...others] = await Promise.all(['/api/openapi.json', '/openapi.json', '/api/openapi.json'].map(textOf));
  expect(first).toContain('"Read 1."');
  expect(others).toEqual([first, first]);
  const page = await textOf('/api/docs');
  expect(await textOf('/api/docs')).toBe(page);
  expect(await textOf('/api/openapi.json')).toBe(first);
});

it('after a failure, the next request makes it', async () => {
  let isBusy = true;
  await start(() => (isBusy ? Promise.reject(new DomainError('unavailable', 'server.busy', 'Busy.')) : Promise.resolve()));
  const refused = await Promise.all(['/api/openapi.json', '/api/docs'].map((path) => server.get(path)));
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  isBusy = false;
  expect(await textOf('/api/openapi.json')).toContain('"/api/things"');
  expect((await server.get('/api/docs')).status).toBe(200);
});
