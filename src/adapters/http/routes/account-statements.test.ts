import type { Caller } from '../../../domain/accounts/user.ts';
import { statementsOf } from '../../knex/testing/statements.fixture.ts';
import { PASSWORD, signUpForm, startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { createAuthenticatorDevice } from '../testing/passkey.fixture.ts';
import { codeOf, forgetUsedSteps } from '../testing/second-step.fixture.ts';

const CLIENT = { address: '203.0.113.7', userAgent: '' };

let app: DatabaseApp;
let sent: Record<string, number>;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());
beforeEach(() => {
  sent = {};
});

/** The numbers below contain `begin` and `commit`. Raise one only for a new statement that the call needs. */
const count = async (name: string, work: () => Promise<unknown>) => void (sent[name] = await statementsOf(work));
/** A refused call. */
const countRefused = (name: string, work: () => Promise<unknown>) => count(name, () => expect(work()).rejects.toBeInstanceOf(Error));

async function signUp(): Promise<Caller> {
  const { user } = await app.useCases.accounts.signUp(signUpForm(), CLIENT);
  return { user, sessionId: await sessionOf(user.id) };
}

async function sessionOf(userId: number): Promise<string> {
  const query = app.db('sessions').where({ user_id: userId }).whereNull('revoked_at').orderBy('created_at', 'desc');
  return (await query.first<{ id: string }>('id')).id;
}

/** The first match of a pattern in the newest email to an address. */
async function mailed(recipient: string, pattern: RegExp): Promise<string> {
  const { body } = await app.db('email_outbox').where({ recipient }).orderBy('id', 'desc').first<{ body: string }>('body');
  return pattern.exec(body)?.[1] ?? '';
}
const LINK = /token=(\S+)/;

it('sends no more statements to the database than a change of address needs', async () => {
  const { accounts, profile } = app.useCases;
  const [ada, bob] = [await signUp(), await signUp()];
  const ask = (email: string) => profile.changeEmail(ada, { email, password: PASSWORD });
  const wanted = `new.${ada.user.email}`;
  await count('taken', () => ask(bob.user.email));
  await count('same', () => ask(ada.user.email));
  await count('cancel', () => profile.cancelEmail(ada));
  await count('cancel nothing', () => profile.cancelEmail(ada));
  await count('free', () => ask(wanted));
  const token = await mailed(wanted, LINK);
  await count('confirm', () => accounts.verifyEmail(token));
  await countRefused('confirm again', () => accounts.verifyEmail(token));
  expect(sent).toEqual({ taken: 10, same: 5, cancel: 4, 'cancel nothing': 3, free: 10, confirm: 11, 'confirm again': 5 });
});

it('sends no more statements than a proof of an address and a reset need', async () => {
  const { accounts } = app.useCases;
  const { user } = await signUp();
  const caller = { user, sessionId: '' };
  await count('send again', () => accounts.resendVerification(caller));
  await countRefused('too soon', () => accounts.resendVerification(caller));
  const link = await mailed(user.email, LINK);
  await count('verify', () => accounts.verifyEmail(link));

  await count('code', () => accounts.requestCode(user.email));
  const code = await mailed(user.email, /^(\d{3} \d{3})$/m);
  await count('code again', () => accounts.requestCode(user.email));
  await count('code for a stranger', () => accounts.requestCode('stranger@example.edu'));
  let resetToken = '';
  await count('exchange', async () => void (resetToken = await accounts.exchangeCode({ email: user.email, code })));
  const reset = () => accounts.resetPassword({ resetToken, password: 'a new horse and battery' });
  await count('reset', reset);
  await countRefused('reset again', reset);
  expect(sent).toEqual({
    'send again': 6,
    'too soon': 4,
    verify: 4,
    code: 8,
    'code again': 4,
    'code for a stranger': 3,
    exchange: 1,
    reset: 12,
    'reset again': 1,
  });
});

it('sends no more statements than changes of a profile and its deletion need', async () => {
  const { profile } = app.useCases;
  const { user, sessionId } = await signUp();
  await count('name', () => profile.change({ user, sessionId }, { firstName: 'Augusta' }));
  await count('username', () => profile.change({ user, sessionId }, { username: `${user.username}.b` }));
  await countRefused('username again', () => profile.change({ user, sessionId }, { username: `${user.username}.c` }));
  const next = 'a new horse and battery';
  await count('password', () => profile.changePassword({ user, sessionId }, { current: PASSWORD, next }));
  await count('sign out everywhere', () => profile.endAllSessions({ user, sessionId }));
  await count('delete', () => profile.remove({ user, sessionId }, { password: next }));
  await count('restore', () => profile.restore({ email: user.email, password: next }, CLIENT));
  expect(sent).toEqual({
    name: 4,
    username: 4,
    'username again': 3,
    password: 11,
    'sign out everywhere': 6,
    delete: 33,
    restore: 28,
  });
});

it('sends no more statements than second steps need', async () => {
  const { profile } = app.useCases;
  const ada = await signUp();
  const addKey = async (name: string) => {
    const passkey = createAuthenticatorDevice().make(await profile.beginPasskey(ada));
    await count(name, async () => void (codes = [...codes, ...(await profile.addPasskey(ada, { name, passkey })).recoveryCodes]));
  };
  let codes: string[] = [];
  const both = () => ({ password: PASSWORD, code: codes.pop() });
  await addKey('first passkey');
  await addKey('further passkey');
  const { secret } = await profile.beginSecondStep(ada);
  await count('further app', () => profile.confirmSecondStep(ada, codeOf(secret)));
  await count('remove app', () => profile.removeSecondStep(ada, both()));
  const passkeys = await app.db('passkeys').where({ user_id: ada.user.id }).orderBy('id').pluck<number[]>('id');
  await count('remove passkey', () => profile.removePasskey(ada, passkeys[0]!, both()));
  await count('remove last passkey', () => profile.removePasskey(ada, passkeys[1]!, both()));

  const begun = await profile.beginSecondStep(ada);
  await count('first app', () => profile.confirmSecondStep(ada, codeOf(begun.secret)));
  await forgetUsedSteps(app);
  await count('renew codes', () => profile.renewRecoveryCodes(ada, { password: PASSWORD, code: codeOf(begun.secret) }));
  await forgetUsedSteps(app);
  await count('remove last app', () => profile.removeSecondStep(ada, { password: PASSWORD, code: codeOf(begun.secret) }));
  expect(sent).toEqual({
    'first passkey': 15,
    'further passkey': 10,
    'further app': 9,
    'remove app': 15,
    'remove passkey': 15,
    'remove last passkey': 16,
    'first app': 14,
    'renew codes': 11,
    'remove last app': 13,
  });
});

it('sends no more statements than signing up and in need', async () => {
  const { accounts, profile, staff } = app.useCases;
  const form = signUpForm();
  await count('sign up', () => accounts.signUp(form, CLIENT));
  await countRefused('taken', () => accounts.signUp(form, CLIENT));
  await countRefused('taken again', () => accounts.signUp(form, CLIENT));
  const { email } = form;
  const verified = await accounts.checkPassword({ email, password: PASSWORD }, CLIENT);
  const signIn = () => accounts.signIn(verified, CLIENT);
  await count('sign in', signIn);
  const { user } = verified!;
  const ada = { user, sessionId: await sessionOf(user.id) };
  await staff.setRole(email, 'staff');
  await signIn();
  const sessionId = await sessionOf(user.id);
  await count('first call of staff', () => accounts.identify(sessionId));
  await count('next call of staff', () => accounts.identify(sessionId));
  await app.db('second_step_graces').update({ due_at: app.db.raw("now() - interval '1 minute'") });
  await count('overdue', () => accounts.identify(sessionId));
  const { secret } = await profile.beginSecondStep(ada);
  await profile.confirmSecondStep(ada, codeOf(secret));
  await count('ticket', signIn);
  await countRefused('refused', () => accounts.signIn({ user, passwordHash: 'another' }, CLIENT));
  expect(sent).toEqual({
    'sign up': 6,
    taken: 6,
    'taken again': 5,
    'sign in': 7,
    'first call of staff': 6,
    'next call of staff': 1,
    overdue: 5,
    ticket: 6,
    refused: 3,
  });
});
