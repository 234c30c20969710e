import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { join } from '../../../bootstrap.ts';
import { readConfig } from '../../../config.ts';
import type { accountsContract } from '../../../contracts/accounts.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { createTestDatabase } from '../../knex/testing/database.fixture.ts';
import { OPEN_DOOR } from '../request/admission.ts';
import { createHttpApp, type HttpAppOptions } from '../app.ts';
import { listLog, serve } from './http.fixture.ts';

export type SignedInWire = WireOf<(typeof accountsContract)['login']>;

export const PASSWORD = 'correct horse battery';
export const PUBLIC_URL = 'https://alma.example';

interface Options extends Partial<Omit<HttpAppOptions, 'useCases'>> {
  /** Puts rows there before the catalog is read. */
  seed?: (db: Knex) => Promise<unknown>;
  environment?: NodeJS.ProcessEnv;
}

/** The whole app on a free port over a database of its own, with the adapters of production; nobody is counted unless `limits` says so. */
export async function startAccountsApp({ seed, environment, ...options }: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-accounts-'));
  const database = await createTestDatabase();
  const { db } = database;
  const config = readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder, PUBLIC_URL, ...environment });
  await seed?.(db);
  const { useCases, openDoor } = join(db, config);
  await useCases.colleges.refresh();
  const log = listLog();
  const door = openDoor();
  const readiness = { isDatabaseReachable: () => Promise.resolve(true), isDraining: () => false };
  const usual = { ...OPEN_DOOR, gatekeeper: door, checkPassword: door.checkPassword };
  const server = await serve(createHttpApp({ useCases, readiness, log, publicUrl: PUBLIC_URL, ...usual, ...options }));
  const close = async () => {
    await server.close();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, ...clientOf((address, init) => server.get(address, init)), db, log, useCases, config, close };
}

export type AccountsApp = Awaited<ReturnType<typeof startAccountsApp>>;

let people = 0;
/** A registration form of somebody nobody else is. */
export function someone(overrides: object = {}) {
  people += 1;
  const name = `person${people}`;
  return { firstName: 'Ada', lastName: 'Lovelace', username: name, email: `${name}@example.edu`, password: PASSWORD, ...overrides };
}

function clientOf(get: (path: string, init?: RequestInit) => Promise<Response>) {
  const send = (method: string, address: string, body?: unknown, token?: string) =>
    get(address, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...(token !== undefined && authorized(token)) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const signedIn = async (response: Response, status: number): Promise<SignedInWire> => {
    if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as SignedInWire;
  };
  return {
    send,
    post: (address: string, body?: unknown, token?: string) => send('POST', address, body, token),
    /** Signs up; fails the test where that fails. */
    register: async (overrides: object = {}) => signedIn(await send('POST', '/api/auth/register', someone(overrides)), 201),
    login: async (email: string, password = PASSWORD) => signedIn(await send('POST', '/api/auth/login', { email, password }), 200),
    /** GET /api/user with a token. */
    me: (token: string) => get('/api/user', { headers: authorized(token) }),
  };
}

export const authorized = (token: string) => ({ Authorization: `Bearer ${token}` });
