import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ANONYMOUS_UNLIMITED } from '../../src/adapters/http/request/access.ts';
import { createHttpApp } from '../../src/adapters/http/app.ts';
import { openBuiltSite } from '../../src/adapters/http/site/built-site.ts';
import { createDatabase } from '../../src/adapters/knex/connection.ts';
import { createLogger } from '../../src/adapters/system/logger.ts';
import { bootstrap } from '../../src/bootstrap.ts';
import { readConfig } from '../../src/config.ts';
import { createSqlListener } from './sql-search.ts';

/** One measured server in its own process; sends its port to the parent. The first argument is its order as JSON. */
export type ServerOrder =
  { serves: 'raw'; bodyFile: string } | { serves: 'alma'; database: string; isCached: boolean } | { serves: 'sql'; database: string };

const listenerFor = (order: ServerOrder): Promise<RequestListener> => {
  if (order.serves === 'raw') return Promise.resolve(rawListener(order));
  return order.serves === 'sql' ? sqlListener(order.database) : almaListener(order);
};

/** The bytes of a real answer, because a client decodes plain ASCII much faster than names with accents. */
function rawListener({ bodyFile }: { bodyFile: string }): RequestListener {
  const body = readFileSync(bodyFile);
  return (_, response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

async function sqlListener(database: string): Promise<RequestListener> {
  const db = createDatabase(database, { applicationName: 'alma bench', poolMax: 16 });
  await db.raw('create extension if not exists pg_trgm');
  return createSqlListener(db);
}

async function almaListener({ database, isCached }: { database: string; isCached: boolean }): Promise<RequestListener> {
  const config = readConfig({ ...process.env, NODE_ENV: 'production', DATABASE_URL: database });
  const { useCases } = await bootstrap(config, { log: () => undefined, applicationName: 'alma bench' });
  await useCases.refreshCatalog();
  return createHttpApp({
    useCases,
    readiness: { databaseState: () => Promise.resolve({ isReachable: true, schemaFault: undefined }), isDraining: () => false },
    log: createLogger('error'),
    site: await openBuiltSite(path.join(import.meta.dirname, '../../dist')),
    publicUrl: config.publicUrl,
    ...ANONYMOUS_UNLIMITED,
    ...(!isCached && { answerCacheBytes: 0 }),
  });
}

const server = createServer(await listenerFor(JSON.parse(process.argv[2] ?? '{}') as ServerOrder));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
