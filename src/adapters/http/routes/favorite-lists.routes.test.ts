import type { ErrorBody } from '../../../contracts/errors.ts';
import { favoritesContract } from '../../../contracts/favorites.contract.ts';
import { startAccountsApp, type AccountsApp } from '../testing/accounts.fixture.ts';
import { seedColleges, type FavoriteWire, type ListWire, type SharedWire } from '../testing/favorites.fixture.ts';

const CLOSED = 8;

let app: AccountsApp;
let token: string;
let userId: number;
beforeAll(async () => {
  app = await startAccountsApp({ seed: (db) => seedColleges(db, CLOSED) });
});
afterAll(() => app.close());
beforeEach(async () => {
  const registered = await app.register();
  ({ token } = registered);
  userId = registered.user.id;
});

const call = (method: string, path: string, body?: unknown, as = token) => app.send(method, path, body, as);
const begin = async (name: string, as = token) => (await (await call('POST', '/api/favorite-lists', { name }, as)).json()) as ListWire;
const alter = (id: number, body: unknown, as = token) => call('PATCH', `/api/favorite-lists/${id}`, body, as);
const share = async (id: number, isShared = true) => (await (await alter(id, { isShared })).json()) as ListWire;
const lists = async (as = token) => (await (await call('GET', '/api/favorite-lists', undefined, as)).json()) as ListWire[];
const favorites = async () => (await (await call('GET', '/api/favorites')).json()) as FavoriteWire[];
const sharedAs = (shareToken: string | null) => app.get(`/api/shared-lists/${shareToken}`);
const failureOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as ErrorBody).message,
];
async function keep(collegeId: number, change: object): Promise<Response> {
  await call('PUT', `/api/favorites/${collegeId}`);
  return call('PATCH', `/api/favorites/${collegeId}`, change);
}

describe('lists', () => {
  it('begin empty and unshared, and stand by name', async () => {
    const created = await call('POST', '/api/favorite-lists', { name: '  Safe  ' });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ name: 'Safe', shareToken: null });
    await begin('ambitious');
    const all = await lists();
    expect(all.map(({ name }) => name)).toEqual(['ambitious', 'Safe']);
    expect(favoritesContract.lists.response.parse(all)).toHaveLength(2);
  });

  it('have a name of their own, whatever its capitals, for each person', async () => {
    const { id } = await begin('Dream');
    expect(await failureOf(await call('POST', '/api/favorite-lists', { name: 'DREAM' }))).toEqual([409, 'You have a list of this name.']);
    const other = await begin('Safe');
    expect((await alter(other.id, { name: 'dream' })).status).toBe(409);
    expect(await (await alter(id, { name: 'dream' })).json()).toMatchObject({ id, name: 'dream' });
    expect(await begin('Dream', (await app.register()).token)).toMatchObject({ name: 'Dream' });
  });

  it.each(['', '   ', 'x'.repeat(61), 'two\nlines'])('refuse the name %j', async (name) => {
    expect((await call('POST', '/api/favorite-lists', { name })).status).toBe(400);
  });

  it('are at most fifty, one of each name, also when many come at once', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `List ${index}`);
    await app.db('favorite_lists').insert(names.slice(0, 48).map((name) => ({ user_id: userId, name })));
    const statuses = await Promise.all(
      ['List 48', 'List 48', 'list 48', 'List 49', 'List 50'].map(
        async (name) => (await call('POST', '/api/favorite-lists', { name })).status,
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.every((status) => [201, 409, 422].includes(status))).toBe(true);
    expect(await lists()).toHaveLength(50);
    expect(await failureOf(await call('POST', '/api/favorite-lists', { name: 'One more' }))).toEqual([
      422,
      'You can have up to 50 lists. Remove one first.',
    ]);
  });

  it('take in favorites of their owner only', async () => {
    const stranger = await app.register();
    const theirs = await begin('Theirs', stranger.token);
    const { id } = await begin('Mine');
    expect(await (await keep(1, { listId: id, position: 2 })).json()).toMatchObject({ listId: id, position: 2 });
    expect(await failureOf(await keep(1, { listId: theirs.id }))).toEqual([404, 'There is no such list.']);
    expect((await keep(1, { listId: 999_999 })).status).toBe(404);
    expect((await favorites())[0]).toMatchObject({ listId: id });
    expect(await (await keep(1, { listId: null })).json()).toMatchObject({ listId: null });
  });

  it('keep their order: by hand, then the newest first, after those in no list', async () => {
    const { id } = await begin('Mine');
    for (const [collegeId, position] of [
      [1, 3],
      [2, 1],
      [3, 1],
    ] as const)
      await keep(collegeId, { listId: id, position });
    await keep(4, {});
    expect((await favorites()).map(({ collegeId }) => collegeId)).toEqual([4, 3, 2, 1]);
  });

  it('of others cannot be changed, shared or removed', async () => {
    const { id } = await begin('Mine');
    const stranger = await app.register();
    expect((await alter(id, { name: 'Yours' }, stranger.token)).status).toBe(404);
    expect((await alter(id, { isShared: true }, stranger.token)).status).toBe(404);
    expect((await call('DELETE', `/api/favorite-lists/${id}`, undefined, stranger.token)).status).toBe(204);
    expect(await lists()).toEqual([expect.objectContaining({ id, name: 'Mine', shareToken: null })]);
    expect(await lists(stranger.token)).toEqual([]);
  });

  it('that are removed leave their colleges kept', async () => {
    const { id } = await begin('Mine');
    await keep(1, { listId: id });
    const remove = async () => (await call('DELETE', `/api/favorite-lists/${id}`)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect(await favorites()).toEqual([expect.objectContaining({ collegeId: 1, listId: null })]);
  });
});

describe('a shared list', () => {
  it('shows name and colleges in order to anybody, without notes and without whose it is', async () => {
    const { id } = await begin('For my parents');
    await keep(1, { listId: id, note: 'secret note' });
    await keep(CLOSED, { listId: id, position: 1 });
    await keep(2, {});
    const { shareToken } = await share(id);
    const response = await sharedAs(shareToken);
    const text = await response.text();
    const shared = JSON.parse(text) as SharedWire;
    expect(favoritesContract.shared.response.parse(shared)).toEqual(shared);
    expect([shared.name, shared.colleges.map((college) => college.id)]).toEqual(['For my parents', [1, CLOSED]]);
    expect(text).not.toMatch(/secret|Lovelace|userId|note"/);
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it('shows at once what its owner changes', async () => {
    const { id } = await begin('Mine');
    const { shareToken } = await share(id);
    const names = async () => ((await (await sharedAs(shareToken)).json()) as SharedWire).colleges.map(({ name }) => name);
    expect(await names()).toEqual([]);
    await keep(3, { listId: id });
    expect(await names()).toEqual(['College 3']);
  });

  it('keeps its link until it is taken back, and never gets that one again', async () => {
    const { id } = await begin('Mine');
    const { shareToken } = await share(id);
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect((await share(id)).shareToken).toBe(shareToken);
    expect(await (await alter(id, { name: 'Renamed' })).json()).toMatchObject({ shareToken });

    expect((await share(id, false)).shareToken).toBeNull();
    expect(await failureOf(await sharedAs(shareToken))).toEqual([404, 'There is no such list.']);
    const next = await share(id);
    expect(next.shareToken).not.toBe(shareToken);
    expect((await sharedAs(shareToken)).status).toBe(404);
    expect((await sharedAs(next.shareToken)).status).toBe(200);
  });

  it('is gone with its list, and with an account that is switched off', async () => {
    const [kept, removed] = [await begin('Kept'), await begin('Removed')];
    const [first, second] = [await share(kept.id), await share(removed.id)];
    await call('DELETE', `/api/favorite-lists/${removed.id}`);
    expect((await sharedAs(second.shareToken)).status).toBe(404);
    await app.db('users').where({ id: userId }).update({ disabled_at: app.db.fn.now() });
    expect((await sharedAs(first.shareToken)).status).toBe(404);
  });

  it.each(['short', 'A'.repeat(32), '%00'.repeat(10), "x' or 1=1 --xxxxxxxxxxxxx"])('is nowhere under %j', async (guess) => {
    expect([400, 404]).toContain((await sharedAs(guess)).status);
  });
});
