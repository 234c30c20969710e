import { Router } from '@koa/router';
import Koa from 'koa';
import { createDatabase } from '../knex/connection.ts';
import { MIGRATIONS } from '../knex/migrate.ts';
import { watchDatabase } from '../knex/schema/database-state.ts';
import { createTestDatabase } from '../knex/testing/database.fixture.ts';
import { respond } from './answer/respond.ts';
import type { HttpState } from './context.ts';
import { mountHealth, type Readiness } from './health.ts';
import { listLog, serve } from './testing/http.fixture.ts';

async function startHealth(readiness: Partial<Readiness> & Pick<Readiness, 'databaseState'>, now: () => number) {
  const router = new Router<HttpState>();
  mountHealth(router, { isCatalogLoaded: () => true, isDraining: () => false, ...readiness }, now);
  const koa = new Koa<HttpState>();
  koa.use(respond({ log: listLog(), commonHeaders: [], proxyHops: 0, store: () => undefined }));
  koa.use(router.routes());
  const listener = koa.callback();
  return serve((request, response) => void listener(request, response));
}

it('/readyz asks the database once a second at most, and tells at once that the server stops', async () => {
  let time = 0;
  let asked = 0;
  const state = { database: true, draining: false };
  const databaseState = () => Promise.resolve({ isReachable: ++asked > 0 && state.database, schemaFault: undefined });
  const server = await startHealth({ databaseState, isDraining: () => state.draining }, () => time);
  const ready = async () => (await server.json<{ checks: object }>('/readyz')).checks;

  const atOnce = await Promise.all([ready(), ready(), ready()]);
  state.database = false;
  state.draining = true;
  time = 999;
  const kept = await ready();
  time = 1_000;
  const fresh = await ready();
  await server.close();

  expect(atOnce).toEqual(Array.from({ length: 3 }, () => ({ database: true, tables: true, catalog: true, accepting: true })));
  expect(kept).toEqual({ database: true, tables: true, catalog: true, accepting: false });
  expect(fresh).toEqual({ database: false, tables: false, catalog: true, accepting: false });
  expect(asked).toBe(2);
});

it('/readyz says why the program does not fit the tables, with one statement for each question', async () => {
  const database = await createTestDatabase();
  const served = createDatabase(database.serving, { applicationName: 'alma test' });
  let [time, statements] = [0, 0];
  served.on('query', () => (statements += 1));
  const server = await startHealth({ databaseState: await watchDatabase(served, String(MIGRATIONS.directory)) }, () => (time += 1_000));
  const ready = async () => {
    const response = await server.get('/readyz');
    const { checks, reason } = (await response.json()) as { checks: { tables: boolean }; reason?: string };
    return [response.status, checks.tables, reason];
  };
  const ledger = database.db<{ name: string; batch: number }>('knex_migrations');
  const oldest = '0001_create_colleges.ts';

  expect(await ready()).toEqual([200, true, undefined]);
  await ledger.clone().where({ name: oldest }).del();
  expect(await ready()).toEqual([503, false, `The tables are outdated (${oldest}).`]);
  await ledger.clone().insert([
    { name: oldest, batch: 1 },
    { name: '9999_later.ts', batch: 2 },
  ]);
  expect(await ready()).toEqual([503, false, 'The tables belong to a newer version of Alma (9999_later.ts).']);
  await ledger.clone().where({ name: '9999_later.ts' }).del();
  expect(await ready()).toEqual([200, true, undefined]);
  expect(statements).toBe(4);

  await server.close();
  await served.destroy();
  await database.destroy();
});
