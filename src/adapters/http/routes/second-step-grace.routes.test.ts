import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../../../contracts/errors.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import { startDatabaseApp, PASSWORD, type DatabaseApp, type SignedInWire } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';
import { memberOf, startConversation } from '../testing/messages.fixture.ts';
import { newCase } from '../testing/moderation.fixture.ts';
import { ADDRESSES } from '../testing/registry.fixture.ts';
import { codeOf, enroll, forgetUsedSteps, ticketFor } from '../testing/second-step.fixture.ts';

const HOURS = 3_600_000;
const WEEK = 7 * 24 * HOURS;
const READING = ['read', 'runs.read'];

let time = Date.parse('2026-11-02T09:00:00Z');
const later = (milliseconds: number) => (time += milliseconds);
let app: DatabaseApp;
let ada: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp({ clock: { now: () => new Date(time) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.register();
});

/** Gives the role, as an operator does, and signs in again, because it ends all sessions. */
async function become(accountType: AccountType): Promise<void> {
  await app.useCases.staff.setRole(ada.user.email, accountType);
  ada = await app.login(ada.user.email);
}
const me = async () => (await (await app.call('GET', '/api/admin/me', undefined, ada.token)).json()) as { secondStep: unknown };
/** Needs the permission `catalog`; the column is unknown, so nothing changes. */
const write = async () => {
  const answer = await app.call('POST', '/api/admin/nicknames?nonsense=1', {}, ada.token);
  return [answer.status, ((await answer.json()) as ErrorBody).code];
};
const REFUSED = [403, 'second-step.required'];
const LET_IN = [400, 'request.invalid'];
const due = (at: number, isOver = false) => ({ secondStep: { at: new Date(at).toISOString(), isOver } });
const events = () =>
  app.db('audit_log').where({ user_id: ada.user.id }).whereLike('event', 'second-step-%').orderBy('id').pluck<string[]>('event');
const turnOff = async (secret: string) => {
  await forgetUsedSteps(app);
  const answer = await app.call('DELETE', '/api/user/second-step', { password: PASSWORD, code: codeOf(secret) }, ada.token);
  expect(answer.status).toBe(204);
};

describe('a role that may do more than read', () => {
  it('works for seven days from the first call, then reads alone until there is a second step', async () => {
    await become('staff');
    later(30 * 24 * HOURS);
    const end = time + WEEK;
    expect(await me()).toMatchObject(due(end));
    expect(await write()).toEqual(LET_IN);
    later(WEEK - 1);
    expect(await write()).toEqual(LET_IN);
    later(1);
    expect(await write()).toEqual(REFUSED);
    expect(await me()).toMatchObject(due(end, true));
    expect((await app.call('GET', '/api/admin/nicknames', undefined, ada.token)).status).toBe(200);
    expect((await app.me(ada.token)).status).toBe(200);
    await enroll(app, ada);
    expect(await write()).toEqual(LET_IN);
    expect(await me()).toMatchObject({ secondStep: null });
    expect(await events()).toEqual(['second-step-required', 'second-step-overdue', 'second-step-added']);
  });

  it('gets no more time by signing in again, with another such role, or by turning the second step off', async () => {
    await become('staff');
    const end = time + WEEK;
    await me();
    later(WEEK / 2);
    await become('admin');
    expect(await me()).toMatchObject(due(end));
    const { secret } = await enroll(app, ada);
    later(WEEK);
    expect(await write()).toEqual(LET_IN);
    await turnOff(secret);
    expect(await write()).toEqual(REFUSED);
    ada = await app.login(ada.user.email);
    expect(await write()).toEqual(REFUSED);
  });

  it('gets new time when it was lost, and after the reset by an operator', async () => {
    await become('staff');
    await me();
    later(WEEK);
    expect(await write()).toEqual(REFUSED);
    await become('viewer');
    expect(await me()).toMatchObject({ secondStep: null });
    await become('staff');
    expect(await me()).toMatchObject(due(time + WEEK));
    await enroll(app, ada);
    later(2 * WEEK);
    await app.useCases.staff.resetSecondStep(ada.user.email);
    ada = await app.login(ada.user.email);
    expect(await me()).toMatchObject(due(time + WEEK));
    expect(await write()).toEqual(LET_IN);
  });

  it('starts its time once, also with parallel first calls', async () => {
    await become('staff');
    await Promise.all([1, 2, 3, 4].map(me));
    expect(await events()).toEqual(['second-step-required']);
  });

  it('says so in the settings, with a sentence that says what to do', async () => {
    await become('staff');
    const settings = async () => (await (await app.call('GET', '/api/user/second-step', undefined, ada.token)).json()) as object;
    expect(await settings()).toMatchObject({ isOn: false, dueAt: new Date(time + WEEK).toISOString() });
    later(WEEK);
    const answer = await app.call('POST', '/api/admin/nicknames', {}, ada.token);
    expect(((await answer.json()) as ErrorBody).message).toContain('Turn it on in the settings of your account');
    const { secret } = await enroll(app, ada);
    expect(await settings()).toMatchObject({ isOn: true, dueAt: null });
    const ticket = await ticketFor(app, ada.user.email);
    expect((await app.post('/api/auth/second-step', { ticket, code: codeOf(secret, 1) })).status).toBe(200);
  });
});

it('stops messages as staff, which name no permission, and no private ones', async () => {
  await become('staff');
  const { id, subject } = await newCase(app);
  await app.db('users').whereIn('id', [ada.user.id, subject.user.id]).update({ email_verified: true });
  const person = memberOf(app, subject);
  const asStaff = (content: string) => app.call('POST', `/api/admin/cases/${id}/messages`, { content, clientId: randomUUID() }, ada.token);
  const { conversationId } = (await (await asStaff('Please tell us more.')).json()) as { conversationId: number };
  const answers = async () => {
    const staff = memberOf(app, ada);
    const inTurn = [
      () => asStaff('More, please.'),
      () => staff.send(conversationId, 'More, please.'),
      () => staff.call('POST', '/api/messages', { receiverId: person.id, content: 'More, please.' }),
    ];
    const outcomes: unknown[] = [];
    for (const call of inTurn) {
      const answer = await call();
      outcomes.push([answer.status, ((await answer.json()) as Partial<ErrorBody>).code]);
    }
    return outcomes;
  };
  const sent = [201, undefined];
  later(WEEK - 1);
  expect(await answers()).toEqual([sent, sent, sent]);
  later(1);
  expect(await answers()).toEqual([REFUSED, REFUSED, REFUSED]);
  expect((await memberOf(app, ada).list())[0]).toMatchObject({ id: conversationId, snippet: 'More, please.' });
  expect(await app.db('messages').where({ conversation_id: conversationId })).toHaveLength(4);
  expect((await person.send(conversationId, 'Here it is.')).status).toBe(201);
  const { id: talk } = await startConversation(app, person, memberOf(app, ada));
  expect((await memberOf(app, ada).send(talk, 'Hello.')).status).toBe(201);
  await enroll(app, ada);
  expect((await answers()).slice(0, 2)).toEqual([sent, sent]);
});

it.each(['student', 'provider', 'viewer'] as const)('asks nothing of a %s', async (accountType) => {
  await become(accountType);
  later(2 * WEEK);
  expect((await app.call('GET', '/api/user/second-step', undefined, ada.token)).status).toBe(200);
  later(2 * WEEK);
  const settings = await app.call('GET', '/api/user/second-step', undefined, ada.token);
  expect(await settings.json()).toMatchObject({ isOn: false, dueAt: null });
  expect(await events()).toEqual([]);
});

it('every call of the panel beyond reading is refused, and no other call', async () => {
  await become('admin');
  await me();
  later(WEEK);
  const wrong: unknown[] = [];
  for (const { method, path, access, endpoint } of ADDRESSES) {
    const answer = await app.get(`${path}?nonsense=1`, { method, headers: authorized(ada.token) });
    const { code } = (await answer.json()) as ErrorBody;
    const isBeyond = access !== 'public' && endpoint.permission !== undefined && !READING.includes(endpoint.permission);
    if ((code === 'second-step.required') !== isBeyond) wrong.push([method, path, code]);
  }
  expect(wrong).toEqual([]);
});
