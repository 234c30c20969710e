import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../postgres/embedded.ts';
import { eventually } from '../../testing/eventually.fixture.ts';
import { postmasterOf } from '../postgres/process.fixture.ts';
import { createDatabase } from './connection.ts';
import { createTestDatabase } from './testing/database.fixture.ts';
import type { TestDatabase } from './testing/database.fixture.ts';
import { listen } from './listen.ts';

let database: TestDatabase;
let heard: (string | undefined)[];
const hear = (payload: string | undefined) => void heard.push(payload);

beforeEach(async () => {
  heard = [];
  database = await createTestDatabase({ template: 'empty' });
});
afterEach(() => database.destroy());

describe('listening', () => {
  it('receives notifications of its channel only, until it is closed', async () => {
    const subscription = await listen(database.connection, 'data version', hear);
    await database.db.raw(`notify other, 'x'; notify "data version", '7'`);
    await eventually(() => heard.length > 0, 'hearing');
    await subscription.close();
    await database.db.raw(`notify "data version", '8'`);
    expect(heard).toEqual(['7']);
    expect(await listeners()).toBe(0);
  });

  it('notifies once after a lost connection, and goes on', async () => {
    const subscription = await listen(database.connection, 'news', hear);
    await database.db.raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ?',
      ['alma listener'],
    );
    await eventually(() => heard.length === 1, 'reconnecting');
    await database.db.raw(`notify news, 'after'`);
    await eventually(() => heard.length === 2, 'hearing');
    await subscription.close();
    expect(heard).toEqual([undefined, 'after']);
  });

  it('survives a kill -9 and restart of the whole server', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `alma-test-${process.pid}-`));
    chmodSync(folder, 0o755);
    const server = await startEmbedded({ dataDir: folder, log: () => undefined, settings: { fsync: 'off' } });
    const subscription = await listen(server.connection, 'news', hear);
    process.kill(postmasterOf(server.dataDir), 'SIGKILL');
    await eventually(() => heard.length === 1, 'reconnecting');
    const db = createDatabase(server.connection, { applicationName: 'alma test' });
    await db.raw(`notify news, 'after'`);
    await eventually(() => heard.length === 2, 'hearing');
    await db.destroy();
    await subscription.close();
    await server.stop();
    rmSync(folder, { recursive: true });
    expect(heard).toEqual([undefined, 'after']);
  });

  it('throws when the first connection fails', async () => {
    await expect(listen({ host: '/nowhere', user: 'x', database: 'x' }, 'news', hear)).rejects.toThrow('ENOENT');
  });

  async function listeners(): Promise<number> {
    const { rows } = await database.db.raw<{ rows: unknown[] }>(
      "select from pg_stat_activity where datname = current_database() and application_name = 'alma listener'",
    );
    return rows.length;
  }
});
