import path from 'node:path';
import { createHttpApp } from '../../../src/adapters/http/app.ts';
import { ANONYMOUS_UNLIMITED } from '../../../src/adapters/http/request/access.ts';
import { openBuiltSite } from '../../../src/adapters/http/site/built-site.ts';
import { startServer } from '../../../src/adapters/http/server.ts';
import { connectionOf, createDatabase } from '../../../src/adapters/knex/connection.ts';
import { EVENTS_CHANNEL, readPayload } from '../../../src/adapters/knex/events/notifier.ts';
import { listen } from '../../../src/adapters/knex/listen.ts';
import { createLogger } from '../../../src/adapters/system/logger.ts';
import { followEvents } from '../../../src/background/follow-events.ts';
import { join } from '../../../src/bootstrap.ts';
import { readConfig } from '../../../src/config.ts';

/** What the process sends when it is ready. */
export interface MessageServer {
  url: string;
}

/** A process that serves messages and event streams without limits of rates, for a migrated database. The argument `site` adds the built site. */
const config = readConfig(process.env);
const db = createDatabase(config.databaseUrl ?? '', { applicationName: 'alma bench server' });
const { useCases, actAs, createAuthenticator } = join(db, config);
const authenticator = createAuthenticator();
const hasSite = process.argv[2] === 'site';
if (hasSite) await useCases.refreshCatalog();
const app = createHttpApp({
  ...ANONYMOUS_UNLIMITED,
  useCases,
  actAs,
  authenticator,
  checkPassword: authenticator.checkPassword,
  readiness: { databaseState: () => Promise.resolve({ isReachable: true, schemaFault: undefined }), isDraining: () => false },
  log: createLogger('error'),
  publicUrl: config.publicUrl,
  ...(hasSite && { site: await openBuiltSite(path.join(import.meta.dirname, '../../../dist')) }),
});
const { url } = await startServer(app, { host: '127.0.0.1', port: 0 });
await followEvents(
  useCases.events,
  async (listener) => {
    const onNotify = (payload?: string) => listener(payload === undefined ? undefined : readPayload(payload));
    await listen(connectionOf(db), EVENTS_CHANNEL, onNotify);
  },
  (error) => process.stderr.write(`${String(error)}\n`),
);
process.send?.({ url } satisfies MessageServer);
