import { savedRankingsContract } from '../../../contracts/saved-rankings.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';

type Saved = WireOf<(typeof savedRankingsContract)['save']>;

const ada = useSignedInUser();

const PATH = '/api/rankings/saved';
const save = (name: string, query: unknown) => ada.call('POST', PATH, { name, query });
const create = async (name: string, query = '') => (await (await save(name, query)).json()) as Saved;
const change = (id: number, changes: object, as = ada.token) => ada.call('PATCH', `${PATH}/${id}`, changes, as);
const changed = async (id: number, changes: object) => (await (await change(id, changes)).json()) as Saved;
const list = () => ada.read<Saved[]>(PATH);
const sharedAs = (shareToken: string | null) => ada.app.get(`/api/shared-rankings/${shareToken}`);

describe('the query of a saved ranking', () => {
  it.each([
    ['', ''],
    ['?st=ga,AL&type=private,public', 'type=public,private&st=AL,GA'],
    ['page=3&w=5402300001', 'w=5402300001'],
    // Default weights and zero weights are left out.
    ['w=3240542102', ''],
    ['w=0000000000', ''],
    ['d=2026-11-20&v=1&max=25000', 'v=1&max=25000&d=2026-11-20'],
  ])('%j is saved as %j', async (given, query) => {
    const saved = await create('Mine', given);
    expect([saved.query, saved.shareToken, await list()]).toEqual([query, null, [saved]]);
    expect(savedRankingsContract.list.response.parse([saved])).toHaveLength(1);
  });

  it.each([
    'w=12',
    'w=9999999999',
    'st=ZZ',
    'max=-1',
    'nonsense=1',
    'd=2026-13-01',
    'w=%',
    'st=%00',
    `st=${'AL,'.repeat(200)}`,
    7,
    null,
    undefined,
    ['w'],
  ])('%j is refused with the path of its field', async (query) => {
    const answer = await save('Mine', query);
    const { errors } = (await answer.json()) as ErrorBody;
    expect([answer.status, errors?.map(({ path }) => path)]).toEqual([400, ['query']]);
    expect(await list()).toEqual([]);
  });

  it('gets all of its errors at once', async () => {
    const { errors } = (await (await save('', 'w=12&secret=1&sauce=2&st=ZZ')).json()) as ErrorBody;
    expect(errors?.map(({ path, message }) => [path, message.split('. ')])).toEqual([
      ['name', ['Required']],
      ['query', [expect.stringMatching(/^w: Ten digits/), 'Unknown parameter', expect.stringMatching(/^st: States/)]],
    ]);
  });
});

describe('a change', () => {
  it('changes the given members, and moves the ranking to the top unless it only shares', async () => {
    const [first, second] = [await create('First', 'st=AL'), await create('Second')];
    const ids = async () => (await list()).map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    await changed(first.id, { isShared: true });
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await changed(first.id, { name: 'Renamed' })).toMatchObject({ name: 'Renamed', query: 'st=AL', createdAt: first.createdAt });
    expect(await ids()).toEqual([first.id, second.id]);
    expect(await changed(second.id, { query: 'page=2&st=ga' })).toMatchObject({ name: 'Second', query: 'st=GA' });
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await changed(second.id, {})).toMatchObject({ name: 'Second', query: 'st=GA' });
  });

  it('cannot take a name that is in use', async () => {
    const { id } = await create('First');
    await create('Second');
    expect((await change(id, { name: 'SECOND', isShared: true })).status).toBe(409);
    expect((await list()).map(({ name, shareToken }) => [name, shareToken])).toEqual([
      ['Second', null],
      ['First', null],
    ]);
    expect(await changed(id, { name: 'FIRST' })).toMatchObject({ id, name: 'FIRST' });
  });

  it('returns 404 for rankings of others, and for unknown ones', async () => {
    const { id } = await create('Mine');
    const otherUser = await ada.app.register();
    for (const changes of [{ name: 'Yours' }, { query: 'st=AL' }, { isShared: true }])
      expect((await change(id, changes, otherUser.token)).status).toBe(404);
    expect((await change(999_999, { name: 'Unknown' })).status).toBe(404);
    expect(await list()).toMatchObject([{ name: 'Mine', query: '', shareToken: null }]);
  });

  it('creates one link when it is called several times at once', async () => {
    const { id } = await create('Mine');
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await changed(id, { isShared: true })).shareToken));
    expect(new Set(tokens).size).toBe(1);
  });
});

describe('a shared ranking', () => {
  it('shows its name and query to anyone, without the owner', async () => {
    const { id } = await create('For my parents', 'st=AL&w=5402300001');
    const { shareToken } = await changed(id, { isShared: true });
    const answer = await sharedAs(shareToken);
    expect([answer.status, await answer.json()]).toEqual([200, { name: 'For my parents', query: 'w=5402300001&st=AL' }]);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    await changed(id, { query: 'st=GA' });
    expect(await (await sharedAs(shareToken)).json()).toEqual({ name: 'For my parents', query: 'st=GA' });
  });

  it('keeps its link until sharing ends, and then gets a different one', async () => {
    const { id } = await create('Mine');
    const { shareToken } = await changed(id, { isShared: true });
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect((await changed(id, { isShared: true, name: 'Renamed' })).shareToken).toBe(shareToken);
    expect((await changed(id, { isShared: false })).shareToken).toBeNull();
    const gone = await sharedAs(shareToken);
    expect([gone.status, ((await gone.json()) as ErrorBody).message]).toEqual([404, 'There is no such saved ranking.']);
    const next = await changed(id, { isShared: true });
    expect(next.shareToken).not.toBe(shareToken);
    expect([(await sharedAs(shareToken)).status, (await sharedAs(next.shareToken)).status]).toEqual([404, 200]);
  });

  it('ends when it is removed, while its owner is disabled, and with the account', async () => {
    const [removed, other] = [await create('Removed'), await create('Other')];
    const [first, second] = [await changed(removed.id, { isShared: true }), await changed(other.id, { isShared: true })];
    await ada.call('DELETE', `${PATH}/${removed.id}`);
    expect((await sharedAs(first.shareToken)).status).toBe(404);
    const lock = (at: unknown) => ada.app.db('users').where({ id: ada.user.id }).update({ disabled_at: at });
    await lock(ada.app.db.fn.now());
    expect((await sharedAs(second.shareToken)).status).toBe(404);
    await lock(null);
    expect((await sharedAs(second.shareToken)).status).toBe(200);
    await ada.app.db('users').where({ id: ada.user.id }).delete();
    expect((await sharedAs(second.shareToken)).status).toBe(404);
  });

  it.each(['short', 'A'.repeat(32), 'null', "x' or 1=1 --"])('is not found under %j', async (guess) => {
    expect((await sharedAs(guess)).status).toBe(404);
  });
});
