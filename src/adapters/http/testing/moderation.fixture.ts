import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../../../contracts/errors.ts';
import type { cases } from '../../../contracts/admin/moderation/cases.resource.ts';
import type { z } from 'zod';
import type { DatabaseApp, SignedInWire } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';
import { newProvider, newService } from './services.fixture.ts';

type CaseWire = z.input<typeof cases.spec.record> & ErrorBody;

export async function newModerator(app: DatabaseApp, accountType = 'staff'): Promise<SignedInWire> {
  const signedIn = await app.register();
  await app.db('users').where({ id: signedIn.user.id }).update({ account_type: accountType });
  return signedIn;
}

/** Two people who write to each other. Returns the id of their conversation, and of each message. */
export async function newTalk(
  app: DatabaseApp,
  people: readonly [SignedInWire, SignedInWire],
  texts: readonly (readonly [by: 0 | 1, text: string])[] = [[0, 'Send me money.']],
): Promise<{ id: number; messages: number[] }> {
  const [one, other] = people.map(({ user }) => user.id).sort((a, b) => a - b);
  const [talk] = await app.db('conversations').insert({ user1_id: one, user2_id: other }).returning<{ id: number }[]>('id');
  const id = talk?.id ?? 0;
  const messages: number[] = [];
  for (const [by, content] of texts) {
    const row = { conversation_id: id, sender_id: people[by].user.id, receiver_id: people[by === 0 ? 1 : 0].user.id };
    const sent = app.db('messages').insert({ ...row, content, client_id: randomUUID() });
    messages.push((await sent.returning<{ id: number }[]>('id'))[0]?.id ?? 0);
  }
  return { id, messages };
}

export const report = (app: DatabaseApp, by: { token: string }, type: string, id: number, more: object = {}) =>
  app.call('POST', '/api/reports', { type, id, reason: 'scam', ...more }, by.token);

/** The latest case of a target, as the database has it. */
export const caseOf = (app: DatabaseApp, kind: string, targetId: number) =>
  app.db('cases').where({ kind, target_id: targetId }).orderBy('id', 'desc').first<{ id: number; version: number; subject_id: number }>();

/** Calls about a case with its version, unless another one is given. */
export async function act(app: DatabaseApp, by: { token: string }, id: number, call: string, body?: object, version?: number) {
  const row = await app.db('cases').where({ id }).first<{ version: number }>('version');
  const headers = { 'If-Match': `"${version ?? row.version}"` };
  const answer = await app.call('POST', `/api/admin/cases/${id}/${call}`, body, by.token, headers);
  return { status: answer.status, json: (await answer.json()) as CaseWire };
}

/** Claims a case and decides it. */
export async function decide(app: DatabaseApp, by: { token: string }, id: number, decision: object) {
  await act(app, by, id, 'claim');
  return act(app, by, id, 'decide', { reasonCode: 'scam', note: 'Asked for money.', ...decision });
}

/** A reported service of a new provider. */
export async function newCase(app: DatabaseApp): Promise<{ id: number; serviceId: number; subject: SignedInWire; reporter: SignedInWire }> {
  const [subject, reporter] = [await newProvider(app), await app.register()];
  await app.db('users').where({ id: reporter.user.id }).update({ email_verified: true });
  const service = await newService(app, { owner_id: subject.user.id });
  await report(app, reporter, 'service', service.id);
  return { id: (await caseOf(app, 'service', service.id)).id, serviceId: service.id, subject, reporter };
}

/** The token of the last appeal link. */
export async function appealToken(app: DatabaseApp): Promise<string> {
  const email = await app.db('email_outbox').where({ kind: 'moderation-notice' }).orderBy('id', 'desc').first<{ body: string }>('body');
  return /token=(\S+)/.exec(email.body)?.[1] ?? '';
}

const WHY = 'It was a misunderstanding, nothing else.';

/** A successful call of every endpoint about reports and cases. `admin` is the token of an admin. */
export function moderationSamples(app: DatabaseApp, admin: string): Record<string, () => Sample | Promise<Sample>> {
  const state = { id: 0, notice: 0, token: '' };
  const as = () => admin;
  const asSubject = () => state.token;
  const call = async (name: string, body?: object, token = admin): Promise<Sample> => {
    const { version } = await app.db('cases').where({ id: state.id }).first<{ version: number }>('version');
    return { path: `/api/admin/cases/${state.id}/${name}`, body, as: () => token, version };
  };
  const another = async () => {
    const { id, subject } = await newCase(app);
    Object.assign(state, { id, token: subject.token });
  };
  return {
    'admin.claimCase': async () => (await another(), call('claim')),
    'admin.releaseCase': () => call('release', { isWaiting: true }),
    'admin.decideCase': async () => {
      await act(app, { token: admin }, state.id, 'claim');
      return call('decide', { step: 'pause-contact', reasonCode: 'scam', note: 'Asked for money.', days: 3 });
    },
    'admin.writeAboutCase': () => ({
      path: `/api/admin/cases/${state.id}/messages`,
      body: { content: 'Please tell us more.', clientId: randomUUID() },
      as,
    }),
    'admin.caseEvidence': () => ({ path: `/api/admin/cases/${state.id}/evidence`, as }),
    'reports.own': async () => {
      const [reporter] = await app.db('reports').where({ case_id: state.id }).pluck<number[]>('reporter_id');
      const { email } = await app.db('users').where({ id: reporter }).first<{ email: string }>('email');
      const { token } = await app.login(email);
      return { as: () => token };
    },
    'reports.notices': () => ({ as: asSubject, keep: () => undefined }),
    'reports.readNotice': async () => {
      state.notice = (await app.db('notices').max('id as id').first<{ id: number }>()).id;
      return { path: `/api/user/notices/${state.notice}/read`, as: asSubject };
    },
    'reports.appeal': () => ({ path: `/api/user/notices/${state.notice}/appeal`, body: { text: WHY }, as: asSubject }),
    'admin.decideAppeal': async () => call('appeal', { isGranted: false, note: 'It was not.' }, (await newModerator(app, 'admin')).token),
    'admin.undoCase': () => call('undo', { note: 'Enough.' }),
    'reports.appealByLink': async () => {
      await another();
      await decide(app, { token: admin }, state.id, { step: 'freeze' });
      return { body: { token: await appealToken(app), text: WHY } };
    },
    'reports.figures': () => ({}),
  };
}
