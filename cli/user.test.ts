import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import type { FalseNames } from '../src/domain/staff/false-names.use-case.ts';
import type { AccountType, Caller, User } from '../src/domain/accounts/user.ts';
import type { UseCases } from '../src/use-cases.ts';
import { runCli } from './program.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';

const PASSWORD = 'correct horse battery';
const NO_DEVICE = { address: '', userAgent: '' };

let folder: string;
let database: TestDatabase;
let useCases: UseCases;
beforeEach(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-user-')), createTestDatabase()]);
  ({ useCases } = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder })));
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

/** Runs `alma user …` with a password on standard input. */
async function user(args: string[], password = PASSWORD): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal({ readPassword: () => Promise.resolve({ password }) });
  await runCli(['user', ...args], { start: async () => ({ useCases, close: async () => undefined }), terminal });
  return outcome;
}

const create = (name: string, ...more: string[]) =>
  user(['create', '--email', `${name}@example.edu`, '--username', name, '--first-name', 'Ada', '--last-name', 'Lovelace', ...more]);
const promote = (name: string, role: AccountType) => user(['promote', `${name}@example.edu`, '--role', role]);
const rolesNow = async () => {
  const users = await useCases.staff.list({ most: 10 });
  return Object.fromEntries(users.map(({ username, accountType }) => [username, accountType]));
};

async function signIn(name: string, password = PASSWORD): Promise<Caller> {
  const { user: found } = (await useCases.accounts.checkPassword({ email: `${name}@example.edu`, password }, NO_DEVICE))!;
  await useCases.accounts.openSession(found, NO_DEVICE);
  const [id] = await database.db('sessions').where({ user_id: found.id }).orderBy('created_at', 'desc').pluck<string[]>('id');
  return { sessionId: id!, user: found };
}
const isSignedIn = async ({ sessionId }: Caller): Promise<boolean> => (await useCases.accounts.identify(sessionId)) !== undefined;
const letters = () =>
  database.db('email_outbox').orderBy('id').select<{ kind: string; recipient: string; body: string }[]>('kind', 'recipient', 'body');

describe('user create', () => {
  it('may give out a username that is reserved on the site', async () => {
    expect((await create('support', '--role', 'staff')).exitCode).toBe(0);
    expect(await rolesNow()).toEqual({ support: 'staff' });
  });

  it('creates an account with a working password', async () => {
    expect(await create('ada', '--role', 'admin', '--verified')).toEqual({
      out: 'Created ada (ada@example.edu), admin, verified\n',
      err: '',
      exitCode: 0,
    });
    expect((await signIn('ada')).user).toMatchObject<Partial<User>>({ accountType: 'admin', emailVerified: true, firstName: 'Ada' });
    expect(await useCases.staff.hasAdmin()).toBe(true);
  });

  it('creates an unverified student by default', async () => {
    expect(await create('ada')).toMatchObject({ out: 'Created ada (ada@example.edu), student, not verified\n', exitCode: 0 });
    expect(await useCases.staff.hasAdmin()).toBe(false);
  });

  it('stores the untrimmed password only as a hash', async () => {
    await user(['create', '--email', 'ada@example.edu', '--username', 'ada', '--first-name', 'A', '--last-name', 'L'], '  spaces around  ');
    expect(await useCases.accounts.checkPassword({ email: 'ada@example.edu', password: 'spaces around' }, NO_DEVICE)).toBeUndefined();
    await signIn('ada', '  spaces around  ');
    expect(await database.db('users').pluck('password')).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
  });

  it.each([
    ['short', 'At least 8 characters.'],
    ['password123', 'This password is too common. Choose another one.'],
    ['ada@example.edu', 'Choose a password that is not made of your name, username or email address, or of words like Alma and college.'],
  ])('refuses the password %j like the site', async (password, words) => {
    const outcome = await user(
      ['create', '--email', 'ada@example.edu', '--username', 'ada', '--first-name', 'Ada', '--last-name', 'Lovelace'],
      password,
    );
    expect(outcome).toEqual({ out: '', err: `${words}\n`, exitCode: 2 });
    expect(await rolesNow()).toEqual({});
  });

  it('reports a taken address or username, ignoring case', async () => {
    await create('ada');
    const taken = (email: string, name: string) =>
      user(['create', '--email', email, '--username', name, '--first-name', 'Ada', '--last-name', 'Lovelace']);
    expect(await taken('ADA@example.edu', 'other')).toEqual({
      out: '',
      err: 'There is already an account with the address ADA@example.edu.\n',
      exitCode: 1,
    });
    expect(await taken('other@example.edu', 'Ada')).toEqual({ out: '', err: 'The username Ada is taken.\n', exitCode: 1 });
    expect(await rolesNow()).toEqual({ ada: 'student' });
  });
});

describe('user promote', () => {
  it('changes a role at once and ends only the user’s sessions', async () => {
    for (const name of ['ada', 'bob']) await create(name);
    const [ada, bob] = [await signIn('ada'), await signIn('bob')];
    expect(await promote('ada', 'staff')).toEqual({
      out: 'ada was student and is now staff. All sessions have ended.\n',
      err: '',
      exitCode: 0,
    });
    expect([await isSignedIn(ada), await isSignedIn(bob)]).toEqual([false, true]);
    expect(await rolesNow()).toEqual({ ada: 'staff', bob: 'student' });
  });

  it('removes a role and emails every admin', async () => {
    await create('ada', '--role', 'admin');
    await create('eve', '--role', 'admin');
    await create('bob');
    expect(await promote('EVE', 'student')).toMatchObject({ exitCode: 0 });
    expect(await letters()).toEqual([
      {
        kind: 'role-changed',
        recipient: 'ada@example.edu',
        body: expect.stringContaining('The role of eve (eve@example.edu) was changed from admin to student') as string,
      },
    ]);
  });

  it('changes nothing if the user already has the role', async () => {
    await create('ada', '--role', 'admin');
    const ada = await signIn('ada');
    expect(await promote('ada', 'admin')).toMatchObject({ out: 'ada already is admin.\n', exitCode: 0 });
    expect(await isSignedIn(ada)).toBe(true);
    expect(await letters()).toEqual([]);
  });

  it('keeps the last admin', async () => {
    await create('ada', '--role', 'admin');
    const refusal = { out: '', err: 'This is the last admin. Make another account an admin first.\n', exitCode: 1 };
    expect(await promote('ada', 'staff')).toEqual(refusal);
    expect(await user(['disable', 'ada@example.edu'])).toEqual(refusal);
    await create('eve', '--role', 'admin');
    await user(['disable', 'eve@example.edu']);
    expect(await promote('ada', 'staff')).toEqual(refusal);
    expect(await rolesNow()).toEqual({ ada: 'admin', eve: 'admin' });
  });

  it('keeps one of two admins that are demoted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.db('users').delete();
      await create('ada', '--role', 'admin');
      await create('eve', '--role', 'admin');
      const outcomes = await Promise.all([promote('ada', 'student'), user(['disable', 'eve@example.edu'])]);
      expect(outcomes.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
      expect(await useCases.staff.hasAdmin()).toBe(true);
    }
  });

  it('reports an unknown address', async () => {
    expect(await promote('unknown', 'staff')).toEqual({
      out: '',
      err: 'There is no account with the address unknown@example.edu.\n',
      exitCode: 1,
    });
  });
});

describe('user list', () => {
  it('prints a table, newest first', async () => {
    await create('ada', '--role', 'admin', '--verified');
    await create('bob');
    await create('eve');
    await user(['disable', 'eve@example.edu']);
    await database.db('users').update({ created_at: '2026-11-21T12:00:00Z' });
    expect((await user(['list'])).out).toBe(
      [
        'Address          Username  Name          Role     State         Since',
        'eve@example.edu  eve       Ada Lovelace  student  locked        2026-11-21',
        'bob@example.edu  bob       Ada Lovelace  student  not verified  2026-11-21',
        'ada@example.edu  ada       Ada Lovelace  admin    verified      2026-11-21\n',
      ].join('\n'),
    );
    expect((await user(['list', '--role', 'staff'])).out).toBe('No users.\n');
  });

  it('prints JSON without secrets', async () => {
    for (const name of ['ada', 'bob', 'eve']) await create(name);
    const listed = JSON.parse((await user(['list', '--json', '--limit', '2'])).out) as object[];
    expect(listed).toHaveLength(2);
    expect(Object.keys(listed[0]!).sort()).toEqual([
      'accountType',
      'bio',
      'createdAt',
      'disabledAt',
      'email',
      'emailVerified',
      'firstName',
      'id',
      'lastName',
      'profilePicture',
      'username',
    ]);
  });
});

describe('user false-names', () => {
  const rename = (username: string, names: object) => database.db('users').where({ username }).update(names);
  const falseNames = async (...args: string[]) => JSON.parse((await user(['false-names', '--json', ...args])).out) as FalseNames;

  it('lists whose names are refused today, with masked addresses and pages of the panel, and leaves staff out', async () => {
    for (const role of ['viewer', 'staff', 'admin']) await create(`alma.${role}`, '--role', role);
    for (const name of ['ada', 'bob', 'mod', 'eve']) await create(name);
    await rename('bob', { first_name: 'Alma', last_name: 'Staff' });
    await rename('eve', { username: 'alma.support', first_name: 'ig eve_99', account_type: 'provider' });
    await database.db('users').update({ created_at: '2026-11-21T12:00:00Z' });
    const [bob, mod, eve] = await database.db('users').whereNot({ username: 'ada' }).orderBy('id').offset(3).pluck<number[]>('id');
    const page = (id: number | undefined) => `http://localhost:3000/admin/users/${id}`;
    const { out, err, exitCode } = await user(['false-names']);
    expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 });
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Id', 'Address', 'Refused today', 'Role', 'Since', 'Record'],
      [String(bob), 'b•••@example.edu', 'name "Alma Staff" (reserved)', 'student', '2026-11-21', page(bob)],
      [String(mod), 'm•••@example.edu', 'username "mod" (reserved)', 'student', '2026-11-21', page(mod)],
      [
        String(eve),
        'e•••@example.edu',
        'username "alma.support" (reserved), name "ig eve_99 Lovelace" (contact data)',
        'provider',
        '2026-11-21',
        page(eve),
      ],
      [''],
    ]);
  });

  it('reads all accounts page by page, and goes on where a list ended', async () => {
    await database.db.raw(`insert into users (username, email, password, first_name, last_name)
      select 'person' || n, 'person' || n || '@example.edu', 'x', case when n % 400 = 0 then 'Moderator' else 'Ada' end, 'L'
      from generate_series(1, 1300) n`);
    const ids = await database.db('users').where({ first_name: 'Moderator' }).orderBy('id').pluck<number[]>('id');
    const first = await falseNames('--limit', '2');
    expect([first.accounts.map(({ id }) => id), first.next]).toEqual([ids.slice(0, 2), ids[1]]);
    const rest = await falseNames('--limit', '2', '--after', String(first.next));
    expect([rest.accounts.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), null]);
    expect((await falseNames()).accounts).toHaveLength(3);
    expect((await user(['false-names', '--limit', '2'])).out).toContain(`The list goes on with --after ${ids[1]}.`);
    expect((await user(['false-names', '--after', String(ids[2])])).out).toBe('No such names.\n');
  });

  it.each(['x', '-1', '12345678901'])('refuses %s as an id', async (id) => {
    expect(await user(['false-names', `--after=${id}`])).toMatchObject({
      out: '',
      exitCode: 2,
      err: expect.stringContaining('Give the id') as string,
    });
  });
});

describe('user disable and enable', () => {
  it('lock and unlock an account at once', async () => {
    await create('ada');
    const ada = await signIn('ada');
    expect(await user(['disable', 'Ada@example.edu'])).toEqual({
      out: 'ada is locked. All sessions have ended.\n',
      err: '',
      exitCode: 0,
    });
    expect(await isSignedIn(ada)).toBe(false);
    expect(await useCases.accounts.checkPassword({ email: 'ada@example.edu', password: PASSWORD }, NO_DEVICE)).toBeUndefined();

    expect(await user(['enable', 'ada@example.edu'])).toMatchObject({ out: 'ada may sign in.\n', exitCode: 0 });
    expect(await isSignedIn(ada)).toBe(false);
    expect(await isSignedIn(await signIn('ada'))).toBe(true);
  });

  it.each(['disable', 'enable', 'reset-password', 'reset-second-step'])('%s reports an unknown address', async (command) => {
    expect(await user([command, 'unknown@example.edu'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('no account') as string,
    });
  });
});

describe('user reset-password', () => {
  it('accepts only the new password, ends sessions and open resets, and emails the owner', async () => {
    await create('ada');
    const ada = await signIn('ada');
    await useCases.accounts.requestCode('ada@example.edu');
    expect(await user(['reset-password', 'ADA@example.edu'], 'another good one')).toEqual({
      out: 'ada has a new password. All sessions have ended.\n',
      err: '',
      exitCode: 0,
    });
    expect(await isSignedIn(ada)).toBe(false);
    expect(await database.db('password_resets').pluck('used')).toEqual([true]);
    expect((await letters()).at(-1)).toMatchObject({ kind: 'password-changed', recipient: 'ada@example.edu' });
    expect(await useCases.accounts.checkPassword({ email: 'ada@example.edu', password: PASSWORD }, NO_DEVICE)).toBeUndefined();
    await signIn('ada', 'another good one');
  });

  it('refuses a weak password and changes nothing', async () => {
    await create('ada');
    expect(await user(['reset-password', 'ada@example.edu'], 'lovelace')).toMatchObject({ exitCode: 2 });
    await signIn('ada');
  });
});

describe('user reset-second-step', () => {
  it('removes the second step, ends sessions, emails the owner and leaves an audit row of the operator', async () => {
    await create('ada');
    const ada = await signIn('ada');
    expect(await user(['reset-second-step', 'ada@example.edu'])).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('no second step') as string,
    });
    const confirmed = { user_id: ada.user.id, sealed_secret: 'x', confirmed_at: database.db.fn.now() };
    await database.db('second_steps').insert(confirmed);
    const passkey = {
      user_id: ada.user.id,
      credential_id: 'id',
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'My phone',
    };
    await database.db('passkeys').insert(passkey);
    expect(await user(['reset-second-step', 'ADA@example.edu'])).toEqual({
      out: 'ada has no second step: no app, no passkeys and no recovery codes. All sessions have ended.\n',
      err: '',
      exitCode: 0,
    });
    expect(await isSignedIn(ada)).toBe(false);
    for (const table of ['second_steps', 'passkeys']) expect(await database.db(table)).toEqual([]);
    expect((await letters()).at(-1)).toMatchObject({ kind: 'second-step', recipient: 'ada@example.edu' });
    const [row] = await database.db('audit_log').where({ event: 'second-step-reset', user_id: ada.user.id }).pluck<string[]>('actor');
    expect(row).toMatch(/^operator|^system/);
    await signIn('ada');
  });
});
