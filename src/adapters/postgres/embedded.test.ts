import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedServer } from './embedded.ts';
import type { EmbeddedConnection } from './connections.ts';
import { isRunning } from './processes.ts';
import { eventually } from '../../testing/eventually.fixture.ts';
import { postmasterOf, runScript } from './process.fixture.ts';
import type { OtherProcess } from './process.fixture.ts';

const USER = 'src/adapters/postgres/user.fixture.ts';
const FAST = { fsync: 'off' };
const asRoot = process.getuid?.() === 0 ? it : it.skip;

let dataDir: string;
let messages: string[];
let others: OtherProcess[];
let servers: EmbeddedServer[];

/** Created once, because most tests start after initdb. */
let pristine: string;

beforeAll(async () => {
  pristine = openFolder();
  const server = await startEmbedded({ dataDir: pristine, log: () => undefined, settings: FAST });
  await server.stop();
});

afterAll(() => rmSync(pristine, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = path.join(openFolder(), 'data');
  messages = [];
  others = [];
  servers = [];
});

afterEach(async () => {
  for (const other of others) await other.kill();
  for (const server of servers) await server.stop();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

/** As root, PostgreSQL runs as another user that needs access. */
function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), `alma-test-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function useCluster(): void {
  execFileSync('cp', ['-a', pristine, dataDir]);
}

async function start(folder = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbedded({
    dataDir: folder,
    log: (message) => messages.push(message),
    settings: FAST,
    fallbackFolder: shelter(),
  });
  servers.push(server);
  return server;
}

const shelter = () => path.join(path.dirname(dataDir), 'shelter');

function otherUser(): OtherProcess {
  const other = runScript(USER, [dataDir]);
  others.push(other);
  return other;
}

async function ready(other: OtherProcess): Promise<{ connection: EmbeddedConnection; dataDir: string }> {
  return JSON.parse(await other.line()) as { connection: EmbeddedConnection; dataDir: string };
}

async function leave(other: OtherProcess): Promise<string> {
  other.say('stop');
  return JSON.parse(await other.line()) as string;
}

async function ask<T>(connection: EmbeddedConnection, sql: string): Promise<T[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ value: T }>(sql)).rows.map(({ value }) => value);
  } finally {
    await client.end();
  }
}

describe('one process', () => {
  it('finds its rows at the second start and leaves no process running', async () => {
    const first = await start();
    const pid = postmasterOf(first.dataDir);
    await ask(first.connection, 'create table kept as select 7 as value');
    expect(await first.stop()).toBe('stopped');
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(first.connection.host)).toBe(false);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);

    const second = await start();
    expect(await ask(second.connection, 'table kept')).toEqual([7]);
  });

  it('listens on a private socket only, with checksums and client connection checks', async () => {
    const { connection } = await startAndKeepDefaults();
    const names = ['listen_addresses', 'unix_socket_permissions', 'data_checksums', 'client_connection_check_interval'];
    const values = await ask(connection, `select current_setting(name) as value from unnest(array['${names.join("','")}']) as name`);
    expect(values).toEqual(['', '0700', 'on', '1s']);
    expect(await ask(connection, "select current_setting('synchronous_commit') || current_setting('full_page_writes') as value")).toEqual([
      'onon',
    ]);
  });

  async function startAndKeepDefaults(): Promise<EmbeddedServer> {
    const server = await startEmbedded({ dataDir, log: () => undefined, fallbackFolder: shelter() });
    servers.push(server);
    return server;
  }
});

describe('several processes', () => {
  it('share one server, and the last process stops it', async () => {
    useCluster();
    const mine = await start();
    const other = otherUser();
    expect((await ready(other)).connection).toEqual(mine.connection);
    expect(await mine.stop()).toBe('left running');
    expect(await ask(mine.connection, 'select 1 as value')).toEqual([1]);
    expect(await leave(other)).toBe('stopped');
    expect(existsSync(mine.connection.host)).toBe(false);
    servers = [];
  });

  it('can all start in an empty folder at once, and stop at once', async () => {
    const users = [otherUser(), otherUser(), otherUser()];
    const connections = (await Promise.all(users.map(ready))).map(({ connection }) => connection.host);
    expect(new Set(connections).size).toBe(1);
    const answers = await Promise.all(users.map(leave));
    expect(answers.sort()).toEqual(['left running', 'left running', 'stopped']);
  });

  it('keep the server if one process stops while another starts', async () => {
    useCluster();
    for (let round = 0; round < 5; round += 1) {
      const leaving = await start();
      const [, coming] = await Promise.all([leaving.stop(), start()]);
      expect(await ask(coming.connection, 'select 1 as value')).toEqual([1]);
      expect(await coming.stop()).toBe('stopped');
    }
  });
});

describe('after kill -9', () => {
  it('of Node, the next start uses the running server and can stop it', async () => {
    useCluster();
    const other = otherUser();
    const { dataDir: cluster, connection } = await ready(other);
    const pid = postmasterOf(cluster);
    await other.kill();
    expect(isRunning(pid)).toBe(true);

    const next = await start();
    expect(next.connection).toEqual(connection);
    expect(postmasterOf(cluster)).toBe(pid);
    expect(await next.stop()).toBe('stopped');
    expect(isRunning(pid)).toBe(false);
  });

  it('of the server, a running process restarts it with all rows', async () => {
    useCluster();
    const server = await start();
    await ask(server.connection, 'create table kept as select 7 as value');
    const pid = postmasterOf(server.dataDir);
    process.kill(pid, 'SIGKILL');
    await eventually(() => messages.some((message) => message.includes('restarting')), 'the restart');
    const same = await start(); // waits for the process that restarts it
    expect(same.connection).toEqual(server.connection);
    expect(postmasterOf(server.dataDir)).not.toBe(pid);
    expect(await ask(server.connection, 'table kept')).toEqual([7]);
  });

  it('of both, the next start recovers', async () => {
    useCluster();
    const other = otherUser();
    const { dataDir: cluster, connection } = await ready(other);
    await ask(connection, 'create table kept as select 7 as value');
    await other.kill();
    process.kill(postmasterOf(cluster), 'SIGKILL');
    expect(await ask((await start()).connection, 'table kept')).toEqual([7]);
  });

  it('during initdb, the next start cleans up and starts again', async () => {
    const other = runScript(USER, [dataDir, 'on']);
    others.push(other);
    await eventually(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('.preparing-')), 'initdb');
    await other.kill();
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);

    const server = await start();
    expect(await ask(server.connection, 'select 1 as value')).toEqual([1]);
    await server.stop();
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
  });
});

describe('after a change of the folder', () => {
  beforeEach(useCluster);

  it('a process id of another program in postmaster.pid is not a server', async () => {
    const server = await start();
    await server.stop();
    writeFileSync(path.join(server.dataDir, 'postmaster.pid'), `${process.pid}\n${server.dataDir}\n`);
    expect(await ask((await start()).connection, 'select 1 as value')).toEqual([1]);
  });

  it('a server with deleted data is stopped and replaced', async () => {
    const other = otherUser();
    const { dataDir: cluster } = await ready(other);
    const orphan = postmasterOf(cluster);
    await other.kill();
    // The orphan still writes: a file can come into a folder that is just being removed.
    rmSync(cluster, { recursive: true, maxRetries: 20, retryDelay: 100 });
    expect(await ask((await start()).connection, 'select 1 as value')).toEqual([1]);
    await eventually(() => !isRunning(orphan), 'the end of the orphan');
  });

  it('a running server is found after its folder was moved', async () => {
    const other = otherUser();
    const { dataDir: cluster } = await ready(other);
    const pid = postmasterOf(cluster);
    await other.kill();
    const moved = `${dataDir}-moved`;
    renameSync(dataDir, moved);
    const server = await start(moved);
    expect(postmasterOf(server.dataDir)).toBe(pid);
    expect(await server.stop()).toBe('stopped');
  });

  it('data of another PostgreSQL version is rejected with advice', async () => {
    const server = await start();
    await server.stop();
    writeFileSync(path.join(server.dataDir, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/PostgreSQL 15 wrote.*DATABASE_URL/s);
  });
});

describe('an unusable folder', () => {
  asRoot('root keeps the data elsewhere when the server may not enter', async () => {
    const closed = path.join(path.dirname(dataDir), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const server = await start(path.join(closed, 'data'));
    expect(server.dataDir.startsWith(shelter())).toBe(true);
    expect(messages.join()).toContain('cannot enter');
    await ask(server.connection, 'create table kept as select 7 as value');
    await server.stop();
    expect(await ask((await start(path.join(closed, 'data'))).connection, 'table kept')).toEqual([7]);
  });

  asRoot('a user without an entry in /etc/passwd is told about DATABASE_URL', async () => {
    chmodSync(path.dirname(dataDir), 0o777);
    const other = runScript(USER, [dataDir], { uid: 12_345, gid: 12_345 });
    expect(await other.ended()).toBe(1);
    expect(other.errors()).toMatch(/12345 has no entry.*Set DATABASE_URL/s);
  });

  it('includes the server log if the server does not start', async () => {
    useCluster();
    const broken = { ...FAST, shared_buffers: 'plenty' };
    await expect(startEmbedded({ dataDir, log: () => undefined, settings: broken })).rejects.toThrow(/shared_buffers.*plenty/s);
    expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('shared_buffers');
  });
});
