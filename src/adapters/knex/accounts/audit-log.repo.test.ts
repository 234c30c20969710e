import { actAs } from '../origin.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createRefusedAttempts, createAuditLog, recordAudit } from './audit-log.repo.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

const from = (network: string) => ({ actor: 'visitor', network }) as const;
const list = (event?: 'sign-in' | 'sign-in-failed') => createAuditLog(database.db).list({ event, most: 10_000 });
const failed = (email: string, network = '203.0.113.0/24') =>
  actAs(from(network), () =>
    createRefusedAttempts(database.db).record({ event: 'sign-in-failed', email, code: 'sign-in.refused', details: { tries: 1 } }),
  );

async function addUser(name: string): Promise<number> {
  const person = { username: name, email: `${name}@example.edu`, password: 'x', first_name: 'Ada', last_name: 'Lovelace' };
  const [row] = await database.db('users').insert(person).returning<{ id: number }[]>('id');
  return row!.id;
}

describe('a recorded change', () => {
  const change = { event: 'role-changed', userId: 7, details: { before: 'student', after: 'staff' } } as const;

  it('names who made it, where, and what changed', async () => {
    const operator = { actor: 'operator ada', network: '' } as const;
    await actAs(operator, () => database.db.transaction((trx) => recordAudit(trx, change)));
    await database.db.transaction((trx) => recordAudit(trx, { event: 'sign-in', userId: 8 }));
    const at = expect.any(Date) as Date;
    expect(await list()).toEqual([
      { id: 2, at, event: 'sign-in', userId: 8, actor: 'system', network: '', code: null, details: {} },
      { id: 1, at, ...change, ...operator, code: null },
    ]);
  });

  it('is recorded only if its transaction commits', async () => {
    const work = database.db.transaction(async (trx) => {
      await recordAudit(trx, change);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await list()).toEqual([]);
  });

  it('keeps its own origin when many are recorded at once over few connections', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((userId) =>
        actAs({ actor: `user ${userId}`, network: `10.0.${userId}.0/24` }, () =>
          database.db.transaction(async (trx) => {
            await trx.raw('select pg_sleep(0.01)');
            await recordAudit(trx, { event: 'sign-in', userId });
          }),
        ),
      ),
    );
    const entries = await list();
    expect(entries).toHaveLength(60);
    for (const { userId, actor, network } of entries) expect([actor, network]).toEqual([`user ${userId}`, `10.0.${userId}.0/24`]);
  });
});

describe('the table', () => {
  const REFUSED = /audit_log is append-only/;
  beforeEach(() => database.db.transaction((trx) => recordAudit(trx, { event: 'sign-in', userId: 7 })));

  it.each([
    ['update', "update audit_log set event = 'sign-in-failed'"],
    ['update of an old row', "update audit_log set at = now() - interval '2 years'"],
    [
      'upsert',
      "insert into audit_log (id, event, actor, network) overriding system value values (1, 'a', 'a', '') on conflict (id) do update set actor = 'a'",
    ],
    ['delete', 'delete from audit_log'],
    ['truncate', 'truncate audit_log'],
    ['truncate by cascade', 'truncate audit_log, users cascade'],
  ])('refuses %s', async (_name, sql) => {
    const before = await list();
    await expect(database.db.raw(sql)).rejects.toThrow(REFUSED);
    expect(await list()).toEqual(before);
  });

  it('keeps the events of a deleted account', async () => {
    const userId = await addUser('ada');
    await failed('ada@example.edu');
    await database.db('users').where({ id: userId }).delete();
    expect(await list('sign-in-failed')).toMatchObject([{ userId, code: 'sign-in.refused' }]);
  });
});

describe('a refused attempt', () => {
  it('names the account, whatever the case of its address and even if it is disabled', async () => {
    const userId = await addUser('ada');
    await database.db('users').update({ disabled_at: database.db.fn.now() });
    await failed('ADA@example.edu');
    await createRefusedAttempts(database.db).record({ event: 'password-refused', userId, code: 'password.wrong' });
    expect(await list()).toMatchObject([
      { event: 'password-refused', userId, actor: 'system', details: {} },
      { event: 'sign-in-failed', userId, actor: 'visitor', network: '203.0.113.0/24', details: { tries: 1 } },
    ]);
  });

  it('on an unknown address names no account and not the address', async () => {
    await failed('nobody@example.edu');
    expect(await list()).toMatchObject([{ userId: null, actor: 'visitor', network: '203.0.113.0/24' }]);
    expect(JSON.stringify(await database.db('audit_log'))).not.toContain('nobody');
  });

  it('is recorded at most 20 times an hour for an account, from all networks together', async () => {
    const [ada] = [await addUser('ada'), await addUser('eve')];
    for (let time = 0; time < 25; time += 1) await failed('ada@example.edu', `10.0.${time}.0/24`);
    await failed('eve@example.edu');
    expect((await list()).filter(({ userId }) => userId === ada)).toHaveLength(20);
    expect(await list()).toHaveLength(21);
    await createRefusedAttempts(database.db).record({ event: 'sign-in-blocked', userId: ada, code: 'sign-in.too-many' });
    expect(await list()).toHaveLength(22);
  });

  it('is recorded at most 20 times an hour for a network without an account', async () => {
    for (let time = 0; time < 25; time += 1) await failed(`nobody${time}@example.edu`);
    await failed('nobody@example.edu', '10.0.0.0/24');
    expect(await list()).toHaveLength(21);
  });

  it('is recorded again after an hour', async () => {
    await database.db.raw(
      "insert into audit_log (event, actor, network, code, at) select 'sign-in-failed', 'visitor', '203.0.113.0/24', 'a', now() - interval '61 minutes' from generate_series(1, 20)",
    );
    await failed('nobody@example.edu');
    expect(await list()).toHaveLength(21);
  });

  it('on unknown addresses is recorded at most 2,000 times an hour, which leaves room for those on accounts', async () => {
    await addUser('ada');
    await database.db.raw(
      "insert into audit_log (event, actor, network, code) select 'sign-in-failed', 'visitor', n || '.0.0.0/24', 'a' from generate_series(1, 2000) n",
    );
    await failed('nobody@example.edu');
    await failed('ada@example.edu');
    const entries = await list('sign-in-failed');
    expect([entries.length, entries.filter(({ userId }) => userId !== null).length]).toEqual([2_001, 1]);
  });
});
