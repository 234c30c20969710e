import { Router } from '@koa/router';
import Koa from 'koa';
import { respond } from './answer/respond.ts';
import type { HttpState } from './context.ts';
import { mountHealth } from './health.ts';
import { listLog, serve } from './testing/http.fixture.ts';

it('/readyz asks the database once a second at most, and tells at once that the server stops', async () => {
  let time = 0;
  let asked = 0;
  const state = { database: true, draining: false };
  const isDatabaseReachable = () => Promise.resolve(++asked > 0 && state.database);
  const router = new Router<HttpState>();
  mountHealth(router, { isDatabaseReachable, isCatalogLoaded: () => true, isDraining: () => state.draining }, () => time);
  const koa = new Koa<HttpState>();
  koa.use(respond({ log: listLog(), commonHeaders: [], proxyHops: 0, store: () => undefined }));
  koa.use(router.routes());
  const listener = koa.callback();
  const server = await serve((request, response) => void listener(request, response));
  const ready = async () => (await server.json<{ checks: object }>('/readyz')).checks;

  const atOnce = await Promise.all([ready(), ready(), ready()]);
  state.database = false;
  state.draining = true;
  time = 999;
  const kept = await ready();
  time = 1_000;
  const fresh = await ready();
  await server.close();

  expect(atOnce).toEqual(Array.from({ length: 3 }, () => ({ database: true, catalog: true, accepting: true })));
  expect(kept).toEqual({ database: true, catalog: true, accepting: false });
  expect(fresh).toEqual({ database: false, catalog: true, accepting: false });
  expect(asked).toBe(2);
});
