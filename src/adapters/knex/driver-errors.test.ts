import { DomainError } from '../../domain/shared/domain-error.ts';
import { createEventCounts } from './analytics.repo.ts';
import { createDatabase } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { withDriverErrors } from './driver-errors.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

/** The error of a statement when a port runs it. */
async function meaningOf(sql: string, options: { statementTimeoutMs?: number } = {}): Promise<unknown> {
  const db = createDatabase(database.connection, { applicationName: 'alma test', ...options });
  const { module } = withDriverErrors({ module: { store: { run: () => db.raw(sql) } } });
  const error: unknown = await Promise.resolve(module.store.run()).catch((thrown: unknown) => thrown);
  await db.destroy();
  return error;
}

const ada = `insert into users (username, password, email, first_name, last_name) values ('ada', '$argon2id$secret', 'ada@example.edu', 'A', 'L')`;
const blockOf = (...statements: string[]) => `do $do$ begin ${statements.join('; ')}; end $do$`;

describe('an error of the database', () => {
  it.each([
    ['text with NUL', "select convert_from('\\x00', 'UTF8')", 'invalid'],
    ['a number that is too large', 'select 9e99::int', 'invalid'],
    ['text where a number belongs', "select 'NaN or so'::int", 'invalid'],
    ['a negative limit', 'select 1 limit -1', 'invalid'],
    ['a value that its column forbids', ada.replace('username,', 'account_type, username,').replace("('ada'", "('king', 'ada'"), 'invalid'],
    ['a second row where one may be', blockOf(ada, ada), 'conflict'],
    ['a row without its owner', "insert into user_pictures values (gen_random_uuid(), 99, '')", 'not-found'],
    ['a lost transaction', blockOf("raise sqlstate '40001'"), 'unavailable'],
    ['a deadlock', blockOf("raise sqlstate '40P01'"), 'unavailable'],
    ['a full disk', blockOf("raise sqlstate '53100'"), 'unavailable'],
    ['a server that shuts down', 'select pg_terminate_backend(pg_backend_pid())', 'unavailable'],
  ])('%s is told apart', async (_what, sql, kind) => {
    const error = (await meaningOf(sql)) as DomainError;
    expect(error.kind).toBe(kind);
    expect(error.message).not.toMatch(/select|insert|argon2|violates|ada/i);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('is `unavailable` for a statement that takes too long', async () => {
    expect(await meaningOf('select pg_sleep(5)', { statementTimeoutMs: 50 })).toMatchObject({ kind: 'unavailable' });
  });

  it('stays unchanged when it is a bug', async () => {
    const error = await meaningOf('select nonsense');
    expect(error).toMatchObject({ code: '42703' });
    expect(error).not.toBeInstanceOf(DomainError);
  });

  it('never contains the values of the statement, because errors are logged', async () => {
    const error = await database
      .db('users')
      .insert({ username: 'ada', password: 'hidden', email: 'ada@example.edu', first_name: 'A', last_name: null })
      .catch((thrown: unknown) => thrown as Error);
    expect((error as Error).message).toMatch(/^insert into "users"/);
    expect((error as Error).message).not.toMatch(/hidden|example/);
  });
});

describe('an unavailable database', () => {
  const event = { event: 'login', path: '/auth', hour: new Date('2026-03-08T23:00:00Z') } as const;

  it('causes `unavailable`', async () => {
    const away = createDatabase('postgres://127.0.0.1:1/nowhere', { applicationName: 'alma test' });
    const { counts } = withDriverErrors({ counts: createEventCounts(away) });
    await expect(counts.add(event)).rejects.toMatchObject({ kind: 'unavailable', code: 'database.unavailable' });
    await away.destroy();
  });

  it('causes `unavailable` when all connections are in use', async () => {
    const narrow = createDatabase(database.connection, { applicationName: 'narrow', poolMax: 1 });
    const held = await narrow.transaction();
    const { counts } = withDriverErrors({ counts: createEventCounts(narrow) });
    const error: unknown = await counts.add(event).catch((thrown: unknown) => thrown);
    await held.rollback();
    await narrow.destroy();
    expect(error).toMatchObject({ kind: 'unavailable' });
  });
});

it('leaves other errors, synchronous methods and plain values unchanged', async () => {
  const refused = new DomainError('forbidden', 'a.b', 'No.');
  const ports = withDriverErrors({
    module: {
      store: { refuse: () => Promise.reject(refused), now: () => 7, at: new Date(0), twice: (n: number) => Promise.resolve(2 * n) },
    },
  });
  await expect(ports.module.store.refuse()).rejects.toBe(refused);
  expect([ports.module.store.now(), ports.module.store.at, await ports.module.store.twice(4)]).toEqual([7, new Date(0), 8]);
});
