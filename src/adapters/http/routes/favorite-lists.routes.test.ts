import { favoritesContract } from '../../../contracts/favorites.contract.ts';
import { MAX_FAVORITES } from '../../../domain/favorites/favorite.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { seedColleges, type FavoriteWire, type ListWire, type SharedWire } from '../testing/favorites.fixture.ts';

const CLOSED = 8;

const ada = useSignedInUser({ seed: (db) => seedColleges(db, CLOSED) });

const create = async (name: string, as = ada.token) =>
  (await (await ada.call('POST', '/api/favorite-lists', { name }, as)).json()) as ListWire;
const change = (id: number, body: unknown, as = ada.token) => ada.call('PATCH', `/api/favorite-lists/${id}`, body, as);
const share = async (id: number, isShared = true) => (await (await change(id, { isShared })).json()) as ListWire;
const lists = (as = ada.token) => ada.read<ListWire[]>('/api/favorite-lists', as);
const favorites = () => ada.read<FavoriteWire[]>('/api/favorites');
const sharedAs = (shareToken: string | null) => ada.app.get(`/api/shared-lists/${shareToken}`);
async function save(collegeId: number, changes: object = {}): Promise<void> {
  await ada.call('PUT', `/api/favorites/${collegeId}`);
  await ada.call('PATCH', `/api/favorites/${collegeId}`, changes);
}
const listsOf = async () => Object.fromEntries((await favorites()).map(({ collegeId, listIds }) => [collegeId, listIds]));

describe('lists', () => {
  it('start empty and without a link, and are sorted by name', async () => {
    const created = await ada.call('POST', '/api/favorite-lists', { name: '  Safe  ' });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ name: 'Safe', shareToken: null });
    await create('ambitious');
    const all = await lists();
    expect(all.map(({ name }) => name)).toEqual(['ambitious', 'Safe']);
    expect(favoritesContract.lists.response.parse(all)).toHaveLength(2);
  });

  it('have names that are unique for each user, ignoring case', async () => {
    const { id } = await create('Dream');
    await expectFailure(await ada.call('POST', '/api/favorite-lists', { name: 'DREAM' }), 409, 'You have a list of this name.');
    const other = await create('Safe');
    expect((await change(other.id, { name: 'dream' })).status).toBe(409);
    expect(await (await change(id, { name: 'dream' })).json()).toMatchObject({ id, name: 'dream' });
    expect(await create('Dream', (await ada.app.register()).token)).toMatchObject({ name: 'Dream' });
  });

  it.each(['', '   ', 'x'.repeat(61), 'two\nlines'])('cannot have the name %j', async (name) => {
    expect((await ada.call('POST', '/api/favorite-lists', { name })).status).toBe(400);
  });

  it('are at most fifty with unique names, also when calls come at once', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `List ${index}`);
    await ada.app.db('favorite_lists').insert(names.slice(0, 48).map((name) => ({ user_id: ada.user.id, name })));
    const statuses = await Promise.all(
      ['List 48', 'List 48', 'list 48', 'List 49', 'List 50'].map(
        async (name) => (await ada.call('POST', '/api/favorite-lists', { name })).status,
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.every((status) => [201, 409, 422].includes(status))).toBe(true);
    expect(await lists()).toHaveLength(50);
    await expectFailure(
      await ada.call('POST', '/api/favorite-lists', { name: 'One more' }),
      422,
      'You can have up to 50 lists. Remove one first.',
    );
  });

  it('take only favorites of their owner', async () => {
    const otherUser = await ada.app.register();
    const theirs = await create('Theirs', otherUser.token);
    const { id } = await create('Mine');
    await save(1);
    await ada.call('PUT', '/api/favorites/2', undefined, otherUser.token);
    expect((await change(id, { add: [1, 2, 99_999] })).status).toBe(200);
    await expectFailure(await change(theirs.id, { add: [1] }), 404, 'There is no such list.');
    await expectFailure(await change(theirs.id, { remove: [2] }), 404, 'There is no such list.');
    expect((await change(999_999, { add: [1] })).status).toBe(404);
    expect(await listsOf()).toEqual({ 1: [id] });
    expect((await change(theirs.id, { add: [1, 2] }, otherUser.token)).status).toBe(200);
    expect(await ada.read<FavoriteWire[]>('/api/favorites', otherUser.token)).toMatchObject([{ collegeId: 2, listIds: [theirs.id] }]);
  });

  it('share colleges: a college can be in several, and leaves one without leaving the others', async () => {
    for (const id of [1, 2, 3]) await save(id);
    const [near, far] = [await create('Near'), await create('Far')];
    await change(near.id, { add: [1, 2] });
    await change(near.id, { add: [2] });
    await change(far.id, { add: [1, 3] });
    expect(await listsOf()).toEqual({ 1: [near.id, far.id], 2: [near.id], 3: [far.id] });
    await change(near.id, { remove: [1, 3], name: 'Nearer' });
    expect(await listsOf()).toEqual({ 1: [far.id], 2: [near.id], 3: [far.id] });
    expect((await lists()).map(({ name }) => name)).toEqual(['Far', 'Nearer']);
    await ada.call('DELETE', '/api/favorites/1');
    await save(1);
    expect(await listsOf()).toEqual({ 1: [], 2: [near.id], 3: [far.id] });
  });

  it('change all at once or not at all', async () => {
    await save(1);
    await create('Near');
    const far = await create('Far');
    expect((await change(far.id, { name: 'near', add: [1], isShared: true })).status).toBe(409);
    expect([await listsOf(), (await lists())[0]]).toMatchObject([{ 1: [] }, { name: 'Far', shareToken: null }]);
    expect((await change(far.id, { add: Array.from({ length: MAX_FAVORITES + 1 }, (_, index) => index + 1) })).status).toBe(400);
  });

  it('are created with colleges and a link in one call', async () => {
    for (const id of [1, 2]) await save(id);
    const response = await ada.call('POST', '/api/favorite-lists', { name: 'Shared', collegeIds: [2, 1, 7], isShared: true });
    const { shareToken } = (await response.json()) as ListWire;
    expect(response.status).toBe(201);
    const shared = (await (await sharedAs(shareToken)).json()) as SharedWire;
    expect(shared.colleges.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('leave favorites in the order of all: by position, then newest first', async () => {
    const { id } = await create('Mine');
    for (const [collegeId, position] of [
      [1, 3],
      [2, 1],
      [3, 1],
    ] as const)
      await save(collegeId, { position });
    await save(4);
    await change(id, { add: [1, 4, 2] });
    expect((await favorites()).map(({ collegeId }) => collegeId)).toEqual([4, 3, 2, 1]);
  });

  it('of others cannot be changed, shared or removed', async () => {
    const { id } = await create('Mine');
    const otherUser = await ada.app.register();
    expect((await change(id, { name: 'Yours' }, otherUser.token)).status).toBe(404);
    expect((await change(id, { isShared: true }, otherUser.token)).status).toBe(404);
    expect((await ada.call('DELETE', `/api/favorite-lists/${id}`, undefined, otherUser.token)).status).toBe(204);
    expect(await lists()).toEqual([expect.objectContaining({ id, name: 'Mine', shareToken: null })]);
    expect(await lists(otherUser.token)).toEqual([]);
  });

  it('leave their favorites when they are removed', async () => {
    const { id } = await create('Mine');
    await save(1);
    await change(id, { add: [1] });
    const remove = async () => (await ada.call('DELETE', `/api/favorite-lists/${id}`)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect(await favorites()).toEqual([expect.objectContaining({ collegeId: 1, listIds: [] })]);
  });
});

describe('a shared list', () => {
  it('shows its name and colleges to anyone, without notes or owner', async () => {
    const { id } = await create('For my parents');
    await save(1, { note: 'secret note' });
    await save(CLOSED, { position: 1 });
    await save(2);
    await change(id, { add: [CLOSED, 1] });
    const { shareToken } = await share(id);
    const response = await sharedAs(shareToken);
    const text = await response.text();
    const shared = JSON.parse(text) as SharedWire;
    expect(favoritesContract.shared.response.parse(shared)).toEqual(shared);
    expect([shared.name, shared.colleges.map((college) => college.id)]).toEqual(['For my parents', [1, CLOSED]]);
    expect(text).not.toMatch(/secret|Lovelace|userId|note"/);
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it('shows changes of its owner at once', async () => {
    const { id } = await create('Mine');
    const { shareToken } = await share(id);
    const names = async () => ((await (await sharedAs(shareToken)).json()) as SharedWire).colleges.map(({ name }) => name);
    expect(await names()).toEqual([]);
    await save(3);
    await change(id, { add: [3] });
    expect(await names()).toEqual(['College 3']);
  });

  it('keeps its link until sharing ends, and then gets a different one', async () => {
    const { id } = await create('Mine');
    const { shareToken } = await share(id);
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect((await share(id)).shareToken).toBe(shareToken);
    expect(await (await change(id, { name: 'Renamed' })).json()).toMatchObject({ shareToken });

    expect((await share(id, false)).shareToken).toBeNull();
    await expectFailure(await sharedAs(shareToken), 404, 'There is no such list.');
    const next = await share(id);
    expect(next.shareToken).not.toBe(shareToken);
    expect((await sharedAs(shareToken)).status).toBe(404);
    expect((await sharedAs(next.shareToken)).status).toBe(200);
  });

  it('ends with its list, and with a disabled account', async () => {
    const [saved, removed] = [await create('Saved'), await create('Removed')];
    const [first, second] = [await share(saved.id), await share(removed.id)];
    await ada.call('DELETE', `/api/favorite-lists/${removed.id}`);
    expect((await sharedAs(second.shareToken)).status).toBe(404);
    await ada.app.db('users').where({ id: ada.user.id }).update({ disabled_at: ada.app.db.fn.now() });
    expect((await sharedAs(first.shareToken)).status).toBe(404);
  });

  it.each(['short', 'A'.repeat(32), '%00'.repeat(10), "x' or 1=1 --xxxxxxxxxxxxx"])('is not found under %j', async (guess) => {
    expect([400, 404]).toContain((await sharedAs(guess)).status);
  });
});
