import type { CreationOptions, MadePasskey } from '../../../domain/accounts/passkeys/passkey.ts';
import { createAuthenticatorDevice } from './passkey.fixture.ts';
import { codeOf, ticketFor } from './second-step.fixture.ts';
import { PASSWORD, signUpForm, type DatabaseApp } from './database-app.fixture.ts';

/** One pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
export interface Sample {
  path?: string;
  body?: unknown;
  file?: Buffer;
  /** Of the file. Default: image/png. */
  type?: string;
  as?: () => string | undefined;
  /** For If-Match. */
  version?: number;
  /** Gets the JSON of the answer. */
  keep?: (answer: unknown) => void;
}

/** A successful call of every endpoint, in an order that works. */
export function samplesFor(app: DatabaseApp, staff: string): Record<string, () => Sample | Promise<Sample>> {
  const person = signUpForm();
  const { email } = person;
  let token = '';
  const mine = (sample: Sample = {}): Sample => ({ as: () => token, ...sample });
  const bodyOfEmail = async (kind: string): Promise<string> =>
    (await app.db<{ id: number; kind: string; body: string }>('email_outbox').where({ kind }).orderBy('id', 'desc').first('body'))?.body ??
    '';
  const signIn = async () => void (token = (await app.login(email)).token);
  let resetToken: string;
  let secret = '';
  let recoveryCodes: string[] = [];
  const device = createAuthenticatorDevice();
  let passkey: MadePasskey;
  const keepCodes = (answer: unknown) => void ({ recoveryCodes } = answer as { recoveryCodes: string[] });
  /** The first item of the list that a GET returns. */
  const firstOf = async (path: string): Promise<{ id: number | string; shareToken?: string }> => {
    const [first] = (await (await app.call('GET', path, undefined, token)).json()) as { id: number | string; shareToken?: string }[];
    if (!first) throw new Error(`${path} is empty`);
    return first;
  };
  const list = () => firstOf('/api/favorite-lists');
  const search = () => firstOf('/api/user/searches');
  const ranking = () => firstOf('/api/rankings/saved');
  return {
    'colleges.list': () => ({ path: '/api/colleges' }),
    'dictionary.fields': () => ({ path: '/api/catalog' }),
    'dictionary.loaded': () => ({ path: '/api/data' }),
    'dictionary.files': () => ({ path: '/api/data/files' }),
    'majors.families': () => ({ path: '/api/majors' }),
    'majors.find': () => ({ path: '/api/majors/find?q=nursing' }),
    'majors.one': () => ({ path: '/api/majors/nursing?state=AL' }),
    'majors.occupations': () => ({ path: '/api/majors/nursing/occupations' }),
    'majors.ofCollege': async () => {
      const college = await app.db<{ id: number }>('colleges').first('id');
      return { path: `/api/colleges/${college?.id ?? 0}/programs` };
    },
    'snapshot.files': () => ({ path: '/api/data/parquet' }),
    'accounts.register': () => ({ body: person }),
    'accounts.login': () => ({ body: { email, password: PASSWORD } }),
    'accounts.usernameAvailable': () => ({ path: '/api/auth/username-available?u=nobody' }),
    'accounts.user': async () => (await signIn(), mine()),
    'accounts.resendVerification': async () => {
      await app.db('email_outbox').update({ created_at: app.db.raw("now() - interval '1 day'") });
      return mine();
    },
    'accounts.verifyEmail': async () => ({ body: { token: /token=(\S+)/.exec(await bodyOfEmail('verify-email'))?.[1] } }),
    'accounts.forgotPassword': () => ({ body: { email } }),
    'accounts.verifyResetCode': async () => ({ body: { email, code: /\d{3} \d{3}/.exec(await bodyOfEmail('reset-password'))?.[0] } }),
    'accounts.resetPassword': async () => {
      const code = /\d{3} \d{3}/.exec(await bodyOfEmail('reset-password'))?.[0];
      await app.db('password_resets').update({ used: false, reset_token: null, attempts: 0 });
      resetToken = ((await (await app.post('/api/auth/verify-reset-code', { email, code })).json()) as { resetToken: string }).resetToken;
      return { body: { resetToken, password: PASSWORD } };
    },
    'profile.account': async () => (await signIn(), mine()),
    'profile.change': () => mine({ body: { bio: 'I like mathematics.' } }),
    'profile.setPicture': () => mine({ file: PNG }),
    'profile.removePicture': () => mine(),
    'profile.changeEmail': () => mine({ body: { email: `new.${email}`, password: PASSWORD } }),
    'profile.cancelEmail': () => mine(),
    'profile.changePassword': () => mine({ body: { current: PASSWORD, next: PASSWORD } }),
    'profile.sessions': async () => (await signIn(), mine()),
    'profile.confirmPassword': () => mine({ body: { password: PASSWORD } }),
    'profile.keepFacts': async () => (await signIn(), mine({ body: { sat: 1240, gpa: 3.5, zip: '36849' } })),
    'profile.facts': () => mine(),
    'profile.removeFacts': () => mine(),
    'profile.exportData': async () => (await signIn(), mine()),
    'secondStep.secondStep': () => mine(),
    'secondStep.beginSecondStep': () => mine({ keep: (answer) => void ({ secret } = answer as { secret: string }) }),
    'secondStep.confirmSecondStep': () => mine({ body: { code: codeOf(secret) }, keep: keepCodes }),
    'secondStep.renewRecoveryCodes': () => mine({ body: { password: PASSWORD, code: recoveryCodes.pop() }, keep: keepCodes }),
    'secondStep.passSecondStep': async () => ({ body: { ticket: await ticketFor(app, email), code: recoveryCodes.pop() } }),
    'secondStep.beginPasskey': () => mine({ keep: (answer) => void (passkey = device.make(answer as CreationOptions)) }),
    'secondStep.addPasskey': () => mine({ body: { name: 'My phone', passkey } }),
    'secondStep.requestPasskey': () => mine(),
    'secondStep.requestPasskeyOfSignIn': async () => ({ body: { ticket: await ticketFor(app, email) } }),
    'secondStep.removePasskey': async () => {
      const { id = 0 } = (await app.db('passkeys').orderBy('id', 'desc').first<{ id: number } | undefined>('id')) ?? {};
      return mine({ path: `/api/user/passkeys/${id}`, body: { password: PASSWORD, code: recoveryCodes.pop() } });
    },
    'secondStep.removeSecondStep': () => mine({ body: { password: PASSWORD, code: recoveryCodes.pop() } }),
    'favorites.add': () => mine({ path: '/api/favorites/1?major=51.38' }),
    'favorites.merge': () => mine({ body: { collegeIds: [1, 2, 999], majors: { 2: '51' } } }),
    'favorites.change': () => mine({ path: '/api/favorites/1', body: { note: 'Near the sea' } }),
    'favorites.list': () => mine(),
    'favorites.exportCsv': () => mine(),
    'favorites.addList': () => mine({ body: { name: 'Dreams' } }),
    'favorites.lists': () => mine(),
    'favorites.changeList': async () => mine({ path: `/api/favorite-lists/${(await list()).id}`, body: { isShared: true } }),
    'favorites.shared': async () => ({ path: `/api/shared-lists/${(await list()).shareToken}` }),
    'favorites.removeList': async () => mine({ path: `/api/favorite-lists/${(await list()).id}` }),
    'favorites.remove': () => mine({ path: '/api/favorites/1' }),
    'savedRankings.save': () => mine({ body: { name: 'Near home', query: 'st=AL&page=2' } }),
    'savedRankings.list': () => mine(),
    'savedRankings.change': async () => mine({ path: `/api/rankings/saved/${(await ranking()).id}`, body: { isShared: true } }),
    'savedRankings.shared': async () => ({ path: `/api/shared-rankings/${(await ranking()).shareToken}` }),
    'savedRankings.remove': async () => mine({ path: `/api/rankings/saved/${(await ranking()).id}` }),
    'savedSearches.save': () => mine({ body: { name: 'Near home', query: 'state=AL&page=2' } }),
    'savedSearches.list': () => mine(),
    'savedSearches.change': async () => mine({ path: `/api/user/searches/${(await search()).id}`, body: { name: 'In Alabama' } }),
    'savedSearches.remove': async () => mine({ path: `/api/user/searches/${(await search()).id}` }),
    'matching.save': () => mine({ body: { name: 'First try', answers: { types: ['public'], budget: 20_000 } } }),
    'matching.sessions': () => mine(),
    'matching.remove': async () => mine({ path: `/api/match/sessions/${(await firstOf('/api/match/sessions')).id}` }),
    'admin.me': () => ({ as: () => staff }),
    'reports.send': () => mine({ body: { type: 'access_request', message: 'I check the figures.' } }),
    'dataIssues.report': () => mine({ path: '/api/colleges/1/data-issues', body: { field: 'size', message: 'The number is too low.' } }),
    'analytics.record': () => ({ body: { event: 'login', path: '/auth', category: 'analytics' } }),
    'accounts.logout': () => mine(),
    'profile.endAllSessions': async () => (await signIn(), mine()),
    'profile.endSession': async () => {
      await signIn();
      return mine({ path: `/api/user/sessions/${(await firstOf('/api/user/sessions')).id}` });
    },
    'profile.remove': async () => (await signIn(), mine({ body: { password: PASSWORD } })),
    'profile.restore': () => ({ body: { email, password: PASSWORD } }),
  };
}
