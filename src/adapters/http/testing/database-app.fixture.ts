import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { join } from '../../../bootstrap.ts';
import { readConfig } from '../../../config.ts';
import type { ConnectionOptions } from '../../bigquery/connection.ts';
import type { accountsContract } from '../../../contracts/accounts.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { followEvents } from '../../../background/follow-events.ts';
import type { EventStreams } from '../../../domain/streams/streams.use-cases.ts';
import type { Clock } from '../../../domain/shared/time.ts';
import { connectionOf, createDatabase } from '../../knex/connection.ts';
import { EVENTS_CHANNEL, readPayload } from '../../knex/events/notifier.ts';
import { listen, type Subscription } from '../../knex/listen.ts';
import { createTestDatabase, type TestDatabase } from '../../knex/testing/database.fixture.ts';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { createHttpApp, type HttpAppOptions } from '../app.ts';
import type { HttpLog } from '../context.ts';
import { ANONYMOUS_UNLIMITED } from '../request/access.ts';
import { listLog, serve, type TestServer } from './http.fixture.ts';

export type SignedInWire = WireOf<(typeof accountsContract)['register']>;

export const PASSWORD = 'correct horse battery';
export const PUBLIC_URL = 'https://alma.example';
/** The least that argon2 takes. A file signs up dozens of people, each for as much processor time as many other requests. */
const CHEAP_HASHES = { memoryCost: 8, timeCost: 1 };

interface Options extends Partial<Omit<HttpAppOptions, 'useCases'>> {
  /** Inserts rows before the server reads the catalog. */
  seed?: (db: Knex) => Promise<unknown>;
  environment?: NodeJS.ProcessEnv;
  /** The warehouse is this fake of BigQuery. */
  bigquery?: ConnectionOptions;
  /** Hears what other processes tell people. */
  hearsEvents?: boolean;
  /** Hashes passwords at the cost of production. */
  hasRealHashes?: boolean;
  /** For times of accounts. Sessions live by the clock of the database. */
  clock?: Clock;
  /** Another process on the same database, which stays when this one closes. */
  beside?: { database: TestDatabase };
}

/** The whole app on a free port, with its own database and the production adapters. Rates are limited only if `limits` is given. */
export async function startDatabaseApp({
  seed,
  environment,
  bigquery,
  hearsEvents = false,
  hasRealHashes = false,
  clock,
  beside,
  ...options
}: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-accounts-'));
  const database = beside?.database ?? (await createTestDatabase());
  const { db } = database;
  const live = bigquery && { BIGQUERY_MODE: 'live', BIGQUERY_PROJECT: bigquery.project, BIGQUERY_DATASET: bigquery.dataset };
  const config = readConfig({ ALMA_DATA_DIR: folder, PUBLIC_URL, ...live, ...environment });
  Object.assign(config.warehouse, bigquery);
  // A role without a right to change tables, as in production.
  const served = createDatabase(database.serving, { applicationName: 'alma test server' });
  await seed?.(db);
  const hashCost = hasRealHashes ? undefined : CHEAP_HASHES;
  const { useCases, actAs, createAuthenticator } = join(served, config, undefined, { hashCost, clock });
  await useCases.refreshCatalog();
  const log = listLog();
  const authenticator = createAuthenticator();
  const readiness = { databaseState: () => Promise.resolve({ isReachable: true, schemaFault: undefined }), isDraining: () => false };
  const defaults = { ...ANONYMOUS_UNLIMITED, actAs, authenticator, checkPassword: authenticator.checkPassword };
  const server = await serve(createHttpApp({ useCases, readiness, log, publicUrl: PUBLIC_URL, ...defaults, ...options }));
  const stopEvents = hearsEvents ? await hearEvents(useCases.events, served, log) : () => Promise.resolve();
  const close = async () => {
    await stopEvents();
    await server.close();
    await served.destroy();
    if (!beside) await database.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, ...accountsOf(server), database, db, log, useCases, actAs, config, close };
}

async function hearEvents(events: EventStreams, served: Knex, log: HttpLog): Promise<() => Promise<void>> {
  let subscription: Subscription | undefined;
  const stop = await followEvents(
    events,
    async (listener) => {
      const onNotify = (payload?: string) => listener(payload === undefined ? undefined : readPayload(payload));
      subscription = await listen(connectionOf(served), EVENTS_CHANNEL, onNotify);
    },
    (error) => log.warn({ error }),
  );
  return async () => {
    stop();
    await subscription?.close();
  };
}

export type DatabaseApp = Awaited<ReturnType<typeof startDatabaseApp>>;

/** Starts the app once for all tests of a file, and signs up a new user before each test. */
export function useSignedInUser(options?: Options) {
  let app: DatabaseApp;
  let signedIn: SignedInWire;
  beforeAll(async () => {
    app = await startDatabaseApp(options);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    signedIn = await app.register();
  });
  return {
    get app() {
      return app;
    },
    get token() {
      return signedIn.token;
    },
    get user() {
      return signedIn.user;
    },
    /** Calls as this user, unless another token is given. */
    call: (method: string, path: string, body?: unknown, token = signedIn.token) => app.call(method, path, body, token),
    /** The JSON that a GET answers to this user. */
    read: async <T>(path: string, token = signedIn.token) => (await (await app.call('GET', path, undefined, token)).json()) as T,
  };
}

/** Returns when at least `statements` statements are waiting for a lock. */
export async function untilLocked(db: Knex, statements = 1): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(async () => (await db.raw<{ rows: unknown[] }>(waiting)).rows.length >= statements, 'waiting for a lock');
}

let people = 0;
/** A sign-up form with its own username and address. */
export function signUpForm(overrides: object = {}) {
  people += 1;
  const name = `person${people}`;
  const person = { firstName: 'Ada', lastName: 'Lovelace', username: name, email: `${name}@example.edu`, password: PASSWORD };
  return { ...person, acceptsAgreement: true, ...overrides };
}

/** Calls about accounts that every test needs. They throw if the call fails. */
function accountsOf({ post, call }: TestServer) {
  const signedIn = async (response: Response, status: number): Promise<SignedInWire> => {
    if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as SignedInWire;
  };
  return {
    register: async (overrides: object = {}) => signedIn(await post('/api/auth/register', signUpForm(overrides)), 201),
    login: async (email: string, password = PASSWORD) => signedIn(await post('/api/auth/login', { email, password }), 200),
    me: (token: string) => call('GET', '/api/user', undefined, token),
  };
}
