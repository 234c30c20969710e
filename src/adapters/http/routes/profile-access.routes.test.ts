import { latestBirthDate } from '../../../domain/roommates/age.ts';
import { QUIZ_VERSION } from '../../../domain/roommates/quiz.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { startDatabaseApp, untilLocked, useSignedInUser, type SignedInWire } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { memberOf, startConversation } from '../testing/messages.fixture.ts';
import { answersOf, newRoommate, profileForm } from '../testing/roommates.fixture.ts';
import { newReview, newService } from '../testing/services.fixture.ts';

const PASSWORD = 'correct horse battery';
const NEXT = 'seven quiet harbours';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const wrongPassword = (path: string) => ({
  message: 'This is not your password',
  code: 'password.wrong',
  errors: [{ path, message: 'This is not your password' }],
});

interface SessionWire {
  id: string;
  device: string;
  ipPrefix: string;
  isCurrent: boolean;
  createdAt: string;
  lastSeenAt: string;
}

const ada = useSignedInUser({ seed: (db) => seedColleges(db, 3) });

const sessions = async (token = ada.token) =>
  (await (await ada.app.call('GET', '/api/user/sessions', undefined, token)).json()) as SessionWire[];
const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('POST /api/user/password', () => {
  const change = (current: string, next: string, token = ada.token) => ada.app.post('/api/user/password', { current, next }, token);

  it('changes the password, replaces the token, ends all other sessions, voids open codes and emails the owner', async () => {
    const elsewhere = await ada.app.login(ada.user.email);
    await ada.app.post('/api/auth/forgot-password', { email: ada.user.email });
    const answer = await change(PASSWORD, NEXT);
    const renewed = (await answer.json()) as SignedInWire;
    expect([answer.status, renewed.user]).toEqual([200, ada.user]);
    const tokens = [renewed.token, ada.token, elsewhere.token];
    expect(await Promise.all(tokens.map((token) => statusOf(ada.app.me(token))))).toEqual([200, 401, 401]);
    expect(await statusOf(ada.app.post('/api/auth/login', { email: ada.user.email, password: PASSWORD }))).toBe(401);
    expect((await ada.app.login(ada.user.email, NEXT)).user).toEqual(ada.user);
    const kinds = await ada.app.db('email_outbox').where({ user_id: ada.user.id }).orderBy('id').pluck('kind');
    expect(kinds.at(-1)).toBe('password-changed');
    expect(await ada.app.db('password_resets').where({ user_id: ada.user.id, used: false })).toEqual([]);
  });

  it('requires the current password', async () => {
    const answer = await change('not the battery', NEXT);
    expect([answer.status, await answer.json()]).toEqual([400, wrongPassword('current')]);
    expect((await ada.app.login(ada.user.email)).user).toEqual(ada.user);
  });

  it.each([
    ['short', 'At least 8 characters'],
    ['password123', 'too common'],
    ['', 'Required'],
    ['x'.repeat(257), 'At most 256 characters'],
  ])('refuses %j', async (next, message) => {
    const answer = await change(PASSWORD, next);
    const errors = [{ path: 'next', message: expect.stringContaining(message) as string }];
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors }]);
    expect((await ada.app.login(ada.user.email)).user).toEqual(ada.user);
  });

  it('refuses a password that contains the user’s address', async () => {
    const answer = await change(PASSWORD, ada.user.email);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'password.weak', errors: [{ path: 'next' }] }]);
  });

  it('changes the password once when calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => change(PASSWORD, `${NEXT} ${index}`)));
    // The first call replaces the token, so a late call may find it invalid.
    expect(answers.map(({ status }) => (status === 401 ? 400 : status)).sort()).toEqual([200, 400, 400, 400, 400]);
  });
});

describe('sessions', () => {
  it('are listed with device and network, latest first, and the current one is marked', async () => {
    const first = await sessions();
    expect(first).toEqual([
      {
        id: expect.any(String) as string,
        createdAt: expect.any(String) as string,
        lastSeenAt: expect.any(String) as string,
        device: 'Unknown device',
        ipPrefix: expect.any(String) as string,
        isCurrent: true,
      },
    ]);
    const answer = await ada.app.get('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': FIREFOX },
      body: JSON.stringify({ email: ada.user.email, password: PASSWORD }),
    });
    const { token } = (await answer.json()) as SignedInWire;
    expect((await sessions(token)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Unknown device', false],
    ]);
  });

  it('that have ended are not listed', async () => {
    const old = await ada.app.login(ada.user.email);
    const [{ id }] = (await sessions(old.token)).filter(({ isCurrent }) => isCurrent) as [SessionWire];
    const age = async (columns: object) => {
      await ada.app
        .db('sessions')
        .where({ id })
        .update({ created_at: ada.app.db.fn.now(), last_seen_at: ada.app.db.fn.now(), ...columns });
      return (await sessions()).length;
    };
    expect(await age({})).toBe(2);
    expect(await age({ last_seen_at: ada.app.db.raw("now() - interval '7 days 1 second'") })).toBe(1);
    expect(await age({ created_at: ada.app.db.raw("now() - interval '30 days 1 second'") })).toBe(1);
    expect(await age({ revoked_at: ada.app.db.fn.now() })).toBe(1);
  });

  it('can be ended one by one', async () => {
    const elsewhere = await ada.app.login(ada.user.email);
    const [other] = (await sessions()).filter(({ isCurrent }) => !isCurrent);
    const end = () => ada.call('DELETE', `/api/user/sessions/${other?.id ?? ''}`);
    expect((await end()).status).toBe(204);
    expect([await statusOf(ada.app.me(ada.token)), await statusOf(ada.app.me(elsewhere.token))]).toEqual([200, 401]);
    expect((await end()).status).toBe(404);
  });

  it('are at most twenty; one more ends the one that was not used for longest', async () => {
    const tokens = [ada.token];
    for (let i = 0; i < 20; i += 1) tokens.push((await ada.app.login(ada.user.email)).token);
    const statuses = await Promise.all(tokens.map((token) => statusOf(ada.app.me(token))));
    expect(statuses).toEqual([401, ...Array<number>(20).fill(200)]);
    await ada.app
      .db('sessions')
      .where({ user_id: ada.user.id })
      .update({ last_seen_at: ada.app.db.raw("created_at - interval '1 hour'") });
    await ada.app.me(tokens[1] ?? '');
    const newest = await ada.app.login(ada.user.email);
    const [first, second] = await Promise.all(tokens.slice(1, 3).map((token) => statusOf(ada.app.me(token))));
    expect([first, second, await statusOf(ada.app.me(newest.token))]).toEqual([200, 401, 200]);
  });

  it('are at most twenty, also when sign-ins come at once', async () => {
    for (let i = 0; i < 18; i += 1) await ada.app.login(ada.user.email);
    const { user } = ada;
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => ada.app.useCases.accounts.openSession(user as never, { address: '', userAgent: '' })),
    );
    expect(await sessions(opened[0]?.token)).toHaveLength(20);
  });

  it('of others cannot be ended, and look like unknown ones', async () => {
    const otherUser = await ada.app.register();
    const [theirs] = await sessions(otherUser.token);
    const ids = [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000'];
    const answers = await Promise.all(ids.map((id) => ada.call('DELETE', `/api/user/sessions/${id}`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(texts[0]).toBe(texts[1]);
    expect(await statusOf(ada.app.me(otherUser.token))).toBe(200);
  });

  it('require a UUID as id', async () => {
    expect(await statusOf(ada.call('DELETE', '/api/user/sessions/1'))).toBe(400);
  });
});

const makeOld = () =>
  ada.app
    .db('sessions')
    .where({ user_id: ada.user.id })
    .update({ authenticated_at: ada.app.db.raw("now() - interval '15 minutes 1 second'") });
const confirm = async (token = ada.token) => {
  const answer = await ada.app.post('/api/user/confirm-password', { password: PASSWORD }, token);
  return { status: answer.status, ...((await answer.json()) as SignedInWire) };
};
const NEEDS_PASSWORD = [403, { message: 'Enter your password again to do this.', code: 'password.confirm' }];

describe('POST /api/user/confirm-password', () => {
  it('replaces the token, and the session ends when it would have ended before', async () => {
    const [before] = await sessions();
    const { status, user, token } = await confirm();
    expect([status, user]).toEqual([200, ada.user]);
    expect([await statusOf(ada.app.me(token)), await statusOf(ada.app.me(ada.token))]).toEqual([200, 401]);
    expect(await sessions(token)).toEqual([{ ...before, id: expect.not.stringMatching(before?.id ?? '') as string }]);
  });

  it('does nothing for a session that ended in the meantime', async () => {
    const ending = await ada.app.db.transaction();
    await ending('sessions').where({ user_id: ada.user.id }).update({ revoked_at: ada.app.db.fn.now() });
    const answer = ada.call('POST', '/api/user/confirm-password', { password: PASSWORD });
    await untilLocked(ada.app.db);
    await ending.commit();
    expect(await statusOf(answer)).toBe(401);
    expect(await ada.app.db('sessions').where({ user_id: ada.user.id, revoked_at: null })).toEqual([]);
  });
});

describe.each([
  ['ending another session', 204],
  ['signing out everywhere', 204],
  ['exporting all data', 200],
] as const)('%s', (what, status) => {
  const act = async (token: string) => {
    if (what === 'exporting all data') return ada.app.get('/api/user/export', { headers: authorized(token) });
    if (what === 'signing out everywhere') return ada.app.post('/api/auth/logout-all', undefined, token);
    const [other] = (await sessions(token)).filter(({ isCurrent }) => !isCurrent);
    return ada.app.call('DELETE', `/api/user/sessions/${other?.id ?? ''}`, undefined, token);
  };

  it('requires the password again after 15 minutes, in this session', async () => {
    const elsewhere = await ada.app.login(ada.user.email);
    await makeOld();
    const other = await confirm(elsewhere.token);
    const refused = await act(ada.token);
    expect([refused.status, await refused.json()]).toEqual(NEEDS_PASSWORD);
    const wrong = await ada.call('POST', '/api/user/confirm-password', { password: 'not the battery' });
    expect([wrong.status, await wrong.json()]).toEqual([400, wrongPassword('password')]);
    expect((await act(ada.token)).status).toBe(403);
    expect(await statusOf(ada.app.me(other.token))).toBe(200);
    expect((await act((await confirm()).token)).status).toBe(status);
  });

  it('works for 15 minutes after signing in', async () => {
    await ada.app.login(ada.user.email);
    expect((await act(ada.token)).status).toBe(status);
  });
});

describe('GET /api/user/export', () => {
  const about = (serviceId: number) => ({
    serviceId,
    service: expect.any(String) as string,
    createdAt: expect.any(String) as string,
  });
  const ask = () => ada.app.get('/api/user/export', { headers: authorized(ada.token) });

  it('contains all data of the user, no secrets, and no data of others', async () => {
    const otherUser = await ada.app.register({ firstName: 'Charles', lastName: 'Babbage' });
    await ada.app.call('PUT', '/api/favorites/1', undefined, otherUser.token);
    await ada.call('PUT', '/api/favorites/2');
    await ada.call('PATCH', '/api/favorites/2', { note: 'Near the sea', status: 'applying', major: '51.38' });
    await ada.call('POST', '/api/favorite-lists', { name: 'Far away' });
    await ada.app.db('users').where({ id: ada.user.id }).update({ email_verified: true });
    const { id: conversationId, provider } = await startConversation(ada.app, memberOf(ada.app, ada));
    await provider.send(conversationId, 'Yes, two.');
    await ada.call('PUT', '/api/user/message-settings', { hasEmails: false, showsTyping: true });
    await ada.call('POST', '/api/roommates', profileForm(2, { answers: answersOf(), instagramHandle: 'ada_l' }));
    const roommate = await newRoommate(ada.app, 2);
    await ada.call('POST', `/api/roommates/${roommate.profile.id}/requests`);
    await ada.call('POST', `/api/roommates/${roommate.profile.id}/hide`);
    await ada.app.db('users').where({ id: ada.user.id }).update({ email_verified: false });
    const service = await newService(ada.app);
    const listed = await newService(ada.app, { owner_id: ada.user.id, status: 'pending' });
    await newReview(ada.app, service.id, { user_id: ada.user.id, status: 'pending' });
    for (const { token } of [ada, otherUser]) {
      await ada.app.call('PUT', `/api/user/services/${service.id}`, undefined, token);
      await ada.app.post(`/api/services/${service.id}/faults`, { kind: 'dead-link', message: 'It is gone.' }, token);
      await ada.app.post('/api/rankings/saved', { name: 'Near home', query: 'st=AL' }, token);
      await ada.app.post('/api/match/sessions', { name: 'First try', answers: { sat: 1240 } }, token);
      await ada.app.post('/api/user/searches', { name: 'In Georgia', query: 'state=GA&mySat=1240' }, token);
      await ada.app.call('PUT', '/api/user/facts', { gpa: 3.5, zip: '36849' }, token);
      await ada.app.post('/api/colleges/2/data-issues', { message: 'The size is too low.' }, token);
    }
    await ada.call('POST', '/api/user/email', { email: `new.${ada.user.email}`, password: PASSWORD });
    const toAdmin = { kind: 'access-request', recipient: 'boss@example.edu', subject: 'Access request', body: 'Ada asks' };
    await ada.app.db('email_outbox').insert({ ...toAdmin, user_id: ada.user.id });
    const text = await (await ask()).text();
    expect(JSON.parse(text)).toEqual({
      exportedAt: expect.any(String) as string,
      user: ada.user,
      picture: null,
      account: {
        agreedAt: expect.any(String) as string,
        usernameChangedAt: null,
        pendingEmail: `new.${ada.user.email}`,
        birthDate: latestBirthDate(19, new Date()),
      },
      sessions: [
        {
          createdAt: expect.any(String) as string,
          lastSeenAt: expect.any(String) as string,
          endedAt: null,
          userAgent: 'node',
          device: 'Unknown device',
          ipPrefix: expect.any(String) as string,
        },
      ],
      passkeys: [],
      favoriteLists: [{ id: expect.any(Number) as number, name: 'Far away', isShared: false, createdAt: expect.any(String) as string }],
      favorites: [
        {
          collegeId: 2,
          college: expect.any(String) as string,
          note: 'Near the sea',
          status: 'applying',
          major: '51.38',
          listIds: [],
          position: 0,
          createdAt: expect.any(String) as string,
        },
      ],
      savedRankings: [
        {
          id: expect.any(Number) as number,
          name: 'Near home',
          query: 'st=AL',
          isShared: false,
          createdAt: expect.any(String) as string,
          updatedAt: expect.any(String) as string,
        },
      ],
      savedSearches: [
        {
          id: expect.any(Number) as number,
          name: 'In Georgia',
          query: 'state=GA',
          createdAt: expect.any(String) as string,
          updatedAt: expect.any(String) as string,
        },
      ],
      studentFacts: { gpa: 3.5, zip: '36849', updatedAt: expect.any(String) as string },
      savedAnswers: [
        {
          id: expect.any(Number) as number,
          name: 'First try',
          answers: { sat: 1240 },
          methodVersion: METHOD_VERSION,
          createdAt: expect.any(String) as string,
        },
      ],
      dataIssues: [
        {
          id: expect.any(Number) as number,
          collegeId: 2,
          college: expect.any(String) as string,
          field: null,
          message: 'The size is too low.',
          status: 'open',
          answer: null,
          createdAt: expect.any(String) as string,
          updatedAt: expect.any(String) as string,
        },
      ],
      savedServices: [about(service.id)],
      serviceReviews: [{ ...about(service.id), stars: 5, text: 'It helped me with the SAT.', status: 'pending' }],
      serviceListings: [expect.objectContaining({ id: listed.id, status: 'pending', website: 'https://a.example/' }) as object],
      serviceFaults: [{ ...about(service.id), kind: 'dead-link', message: 'It is gone.', status: 'open' }],
      messages: [
        { conversationId, isOwn: true, content: 'Is there a place left?', sentAt: expect.any(String) as string, read: false },
        { conversationId, isOwn: false, content: 'Yes, two.', sentAt: expect.any(String) as string, read: false },
      ],
      blockedPeople: [],
      messageSettings: { hasEmails: false, showsTyping: true },
      roommateProfiles: [
        {
          id: expect.any(String) as string,
          college: expect.any(String) as string,
          ...profileForm(2),
          looking: null,
          moveInTerm: null,
          budget: null,
          traits: [],
          bioHeld: [],
          instagramHandle: 'ada_l',
          facebookHandle: null,
          socialMediaLinks: {},
          lifestylePreferences: { version: QUIZ_VERSION, answers: answersOf() },
          status: 'active',
          statusReason: null,
          lastActiveOn: expect.any(String) as string,
          remindedAt: null,
          createdAt: expect.any(String) as string,
          updatedAt: expect.any(String) as string,
          deletedAt: null,
        },
      ],
      roommateRequests: [
        {
          college: expect.any(String) as string,
          isOwn: true,
          state: 'pending',
          createdAt: expect.any(String) as string,
          changedAt: expect.any(String) as string,
        },
      ],
      hiddenRoommates: [{ id: roommate.profile.id, createdAt: expect.any(String) as string }],
      collegeProofs: [],
      collegeCodes: [],
      sentReports: [],
      notices: [],
      mails: [
        expect.objectContaining({ kind: 'verify-email', to: ada.user.email }) as object,
        expect.objectContaining({ kind: 'confirm-new-email', to: `new.${ada.user.email}` }) as object,
        expect.objectContaining({ kind: 'email-change-asked', to: ada.user.email }) as object,
        expect.objectContaining({ kind: 'access-request', to: null }) as object,
      ],
      auditEvents: [
        expect.objectContaining({ event: 'account-created', by: 'visitor', details: { role: 'student' } }) as object,
        expect.objectContaining({ event: 'address-change-asked', by: 'user', network: '127.0.0.0/24' }) as object,
      ],
    });
    expect(text).not.toMatch(/argon2|token|Babbage|Charles|boss/);
    expect(text).not.toContain(otherUser.user.email);
  });
});

it('calls with a password share one limit of ten in 15 minutes', async () => {
  const calls: string[] = [];
  const take = (bucket: string, key: string, limit: object) => {
    calls.push(JSON.stringify([bucket, key, limit]));
    return Promise.resolve(0);
  };
  const counted = await startDatabaseApp({ limits: { take } });
  const { token, user } = await counted.register();
  for (const address of ['/api/user/confirm-password', '/api/user/password', '/api/user/email']) await counted.post(address, {}, token);
  await counted.close();
  const ofPassword = calls.filter((call) => call.startsWith('["password"'));
  expect(ofPassword).toEqual(
    Array(3).fill(JSON.stringify(['password', `user ${user.id}`, { calls: 10, seconds: 900, bucket: 'password' }])),
  );
});
