import type { ErrorBody } from '../../../contracts/errors.ts';
import { startAccountsApp, type AccountsApp } from '../testing/accounts.fixture.ts';

interface Kept {
  id: number;
  name: string;
}

let app: AccountsApp;
let token: string;
let userId: number;
beforeAll(async () => {
  app = await startAccountsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const registered = await app.register();
  ({ token } = registered);
  userId = registered.user.id;
});

const failureOf = async (response: Response): Promise<[number, ErrorBody]> => [response.status, (await response.json()) as ErrorBody];

describe.each([
  ['saved rankings', '/api/rankings/saved', { query: 'st=AL' }, 'saved_rankings', 'saved ranking', { query: 'st=AL' }],
  ['saved answers', '/api/match/sessions', { answers: {} }, 'match_sessions', 'set of answers', { answers: {}, method_version: 1 }],
])('%s', (_what, path, content, table, one, columns) => {
  const save = (name: string, as = token) => app.send('POST', path, { name, ...content }, as);
  const begin = async (name: string, as = token) => (await (await save(name, as)).json()) as Kept;
  const all = async (as = token) => (await (await app.send('GET', path, undefined, as)).json()) as Kept[];
  const remove = async (id: number | string, as = token) => (await app.send('DELETE', `${path}/${id}`, undefined, as)).status;

  it('have a name of their own, whatever its capitals, for each person', async () => {
    await begin('  Near home ');
    const message = `You have a ${one} of this name.`;
    expect(await failureOf(await save('NEAR home'))).toMatchObject([409, { message, errors: [{ path: 'name', message }] }]);
    expect(await begin('Near home', (await app.register()).token)).toMatchObject({ name: 'Near home' });
    expect((await all()).map(({ name }) => name)).toEqual(['Near home']);
  });

  it.each(['', '   ', 'x'.repeat(61), 'two\nlines', 7, null])('refuse the name %j', async (name) => {
    const [status, { errors }] = await failureOf(await save(name as string));
    expect([status, errors?.map((fault) => fault.path)]).toEqual([400, ['name']]);
  });

  it('are at most fifty, one of each name, also when many come at once', async () => {
    const rows = Array.from({ length: 48 }, (_, index) => ({ user_id: userId, name: `Number ${index}`, ...columns }));
    await app.db(table).insert(rows);
    const names = ['A', 'A', 'a', 'B', 'C', 'D'];
    const statuses = await Promise.all(names.map(async (name) => (await save(name)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.every((status) => [201, 409, 422].includes(status))).toBe(true);
    expect(await all()).toHaveLength(50);
    const [status, { message }] = await failureOf(await save('One more'));
    expect([status, message]).toEqual([422, expect.stringMatching(/^You can have up to 50 .*s\. Remove one first\.$/)]);
    await remove((await all())[0]?.id ?? 0);
    expect((await save('One more')).status).toBe(201);
  });

  it('of others are neither listed nor removed', async () => {
    const { id } = await begin('Mine');
    const stranger = await app.register();
    expect([await all(stranger.token), await remove(id, stranger.token)]).toEqual([[], 204]);
    expect(await all()).toMatchObject([{ id, name: 'Mine' }]);
  });

  it('that are removed are gone; done already is done', async () => {
    const { id } = await begin('Mine');
    expect([await remove(id), await remove(id), await all()]).toEqual([204, 204, []]);
    expect([await remove('nonsense'), await remove('9'.repeat(10)), await remove('-1')]).toEqual([400, 400, 400]);
  });
});
