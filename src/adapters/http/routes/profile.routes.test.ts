import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';

type Problem = { message: string; code: string; errors?: { path: string; message: string }[] };
const errorOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as Problem) });

const ada = useSignedInUser();

const change = (body: object, token = ada.token) => ada.app.call('PATCH', '/api/user', body, token);
const account = async () => (await ada.call('GET', '/api/user/account')).json() as Promise<Record<string, unknown>>;
const changedUsername = (ago: string) =>
  ada.app
    .db('users')
    .where({ id: ada.user.id })
    .update({ username_changed_at: ada.app.db.raw('now() - ?::interval', [ago]) });

describe('PATCH /api/user', () => {
  it('changes the given members and leaves the others', async () => {
    const first = await change({ firstName: ' Augusta ', bio: 'Likes engines.' });
    expect([first.status, await first.json()]).toEqual([200, { ...ada.user, firstName: 'Augusta', bio: 'Likes engines.' }]);
    expect(await (await change({ lastName: 'King' })).json()).toEqual({
      ...ada.user,
      firstName: 'Augusta',
      lastName: 'King',
      bio: 'Likes engines.',
    });
    expect(await (await ada.app.me(ada.token)).json()).toMatchObject({ firstName: 'Augusta', lastName: 'King', bio: 'Likes engines.' });
  });

  it('removes an empty biography, and leaves an omitted one', async () => {
    await change({ bio: 'Likes engines.' });
    expect(await (await change({})).json()).toMatchObject({ bio: 'Likes engines.' });
    expect(await (await change({ bio: '  ' })).json()).toMatchObject({ bio: null });
    await change({ bio: 'Likes engines.' });
    expect(await (await change({ bio: null })).json()).toMatchObject({ bio: null });
  });

  it.each([
    [{ accountType: 'admin' }, [{ path: 'accountType', message: 'Unknown field' }]],
    [{ emailVerified: true, firstName: 'X' }, [{ path: 'emailVerified', message: 'Unknown field' }]],
    [{ password: 'another battery' }, [{ path: 'password', message: 'Unknown field' }]],
    [
      { email: 'other@example.edu', id: 1 },
      [
        { path: 'email', message: 'Unknown field' },
        { path: 'id', message: 'Unknown field' },
      ],
    ],
    [{ profilePicture: 'https://evil.example/x.png' }, [{ path: 'profilePicture', message: 'Unknown field' }]],
    [{ firstName: ' ' }, [{ path: 'firstName', message: 'Required' }]],
    [{ firstName: 'a\nBcc: x' }, [{ path: 'firstName', message: 'Remove line breaks and invisible characters' }]],
    [{ lastName: '\u2066a\u2069' }, [{ path: 'lastName', message: 'Remove line breaks and invisible characters' }]],
    [{ lastName: 'x'.repeat(51) }, [{ path: 'lastName', message: 'At most 50 characters' }]],
    [{ lastName: null }, [{ path: 'lastName', message: 'Invalid input' }]],
    [
      { username: 'no spaces' },
      [{ path: 'username', message: '3 to 24 letters, digits, underscores or dots; at least one letter or digit' }],
    ],
    [{ bio: 'x'.repeat(501) }, [{ path: 'bio', message: 'At most 500 characters' }]],
  ])('refuses %j and changes nothing', async (body, errors) => {
    expect(await errorOf(await change(body))).toMatchObject({ status: 400, code: 'request.invalid', errors });
    expect(await (await ada.app.me(ada.token)).json()).toEqual(ada.user);
  });

  it('requires a session', async () => {
    expect((await ada.app.call('PATCH', '/api/user', { bio: 'x' })).status).toBe(401);
  });
});

describe('a username', () => {
  const fresh = () => `${ada.user.username}.new`;

  it('can change every 30 days, and the refusal names the day', async () => {
    expect(await account()).toEqual({ pendingEmail: null, usernameChangeableAt: null });
    expect(await (await change({ username: fresh() })).json()).toMatchObject({ username: fresh() });
    await changedUsername('10 days');
    const { usernameChangeableAt } = await account();
    const days = (new Date(String(usernameChangeableAt)).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(20);
    const day = new Date(String(usernameChangeableAt)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const message = `You can change your username again after ${day}`;
    const refusal = { status: 422, code: 'username.too-soon', message, errors: [{ path: 'username', message }] };
    expect(await errorOf(await change({ username: 'third', firstName: 'Changed' }))).toEqual(refusal);
    expect(await (await ada.app.me(ada.token)).json()).toMatchObject({ username: fresh(), firstName: 'Ada' });
  });

  it('can change again after 30 days', async () => {
    await change({ username: fresh() });
    await changedUsername('30 days 1 second');
    expect(await account()).toMatchObject({ usernameChangeableAt: null });
    expect((await change({ username: ada.user.username })).status).toBe(200);
  });

  it('does not count as changed when it stays the same', async () => {
    await change({ username: ada.user.username });
    expect((await change({ username: fresh() })).status).toBe(200);
    expect((await change({ username: fresh(), firstName: 'Augusta' })).status).toBe(200);
  });

  it('that is taken, in any case, is refused, and nothing else changes', async () => {
    const other = await ada.app.register();
    const message = 'This username is taken';
    const refusal = { status: 409, code: 'username.taken', message, errors: [{ path: 'username', message }] };
    expect(await errorOf(await change({ username: other.user.username.toUpperCase(), firstName: 'Changed' }))).toEqual(refusal);
    expect(await (await ada.app.me(ada.token)).json()).toEqual(ada.user);
  });

  it('that is reserved is refused, and nothing else changes', async () => {
    const message = 'This username is reserved. Choose another one';
    const refusal = { status: 400, code: 'username.reserved', message: `${message}.`, errors: [{ path: 'username', message }] };
    expect(await errorOf(await change({ username: 'mod3rator', firstName: 'Changed' }))).toEqual(refusal);
    expect(await (await ada.app.me(ada.token)).json()).toEqual(ada.user);
  });

  it('that was given before it was reserved stays', async () => {
    await ada.app.db('users').where({ id: ada.user.id }).update({ username: 'support' });
    expect(await (await change({ username: 'Support', bio: 'Helps.' })).json()).toMatchObject({ username: 'Support', bio: 'Helps.' });
    await ada.app.db('users').where({ id: ada.user.id }).update({ username: ada.user.username });
  });

  it('can change its case', async () => {
    const louder = ada.user.username.toUpperCase();
    expect(await (await change({ username: louder })).json()).toMatchObject({ username: louder });
  });

  it('goes to one user when two ask for it at once', async () => {
    const other = await ada.app.register();
    const wanted = `${fresh()}2`;
    const answers = await Promise.all([change({ username: wanted }), change({ username: wanted }, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('changes once when one user changes it many times at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `${fresh()}${index}`);
    const answers = await Promise.all(names.map((username) => change({ username })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
  });
});

it('answers about an account are never stored', async () => {
  for (const path of ['/api/user/account', '/api/user/sessions']) {
    const answer = await ada.app.get(path, { headers: authorized(ada.token) });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});
