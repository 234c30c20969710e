import { startAccountsApp, someone, PASSWORD, type AccountsApp } from '../accounts.suite.ts';

describe('accounts', () => {
  let app: AccountsApp;
  beforeAll(async () => {
    app = await startAccountsApp();
  });
  afterAll(() => app.close());

  it('signs up, in and out', async () => {
    const { token, user } = await app.register();
    expect((await app.me(token)).status).toBe(200);
    const again = await app.login(user.email);
    expect(again.user).toEqual(user);
    const out = await app.post('/api/logout', undefined, token);
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await app.me(token)).status).toBe(401);
    expect((await app.me(again.token)).status).toBe(200);
  });
});
