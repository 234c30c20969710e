import { savedRankingsContract } from '../../../contracts/saved-rankings.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { startAccountsApp, type AccountsApp } from '../testing/accounts.fixture.ts';

type Saved = WireOf<(typeof savedRankingsContract)['save']>;

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

const PATH = '/api/rankings/saved';
const save = (name: string, query: unknown) => app.send('POST', PATH, { name, query }, token);
const begin = async (name: string, query = '') => (await (await save(name, query)).json()) as Saved;
const alter = (id: number, change: object, as = token) => app.send('PATCH', `${PATH}/${id}`, change, as);
const altered = async (id: number, change: object) => (await (await alter(id, change)).json()) as Saved;
const list = async () => (await (await app.send('GET', PATH, undefined, token)).json()) as Saved[];
const sharedAs = (shareToken: string | null) => app.get(`/api/shared-rankings/${shareToken}`);

describe('what a ranking says', () => {
  it.each([
    ['', ''],
    ['?st=ga,AL&type=private,public', 'type=public,private&st=AL,GA'],
    ['page=3&w=5402300001', 'w=5402300001'],
    // The usual weights, and none at all, say nothing.
    ['w=3240542102', ''],
    ['w=0000000000', ''],
    ['d=2026-11-20&v=1&max=25000', 'v=1&max=25000&d=2026-11-20'],
  ])('%j is kept as %j', async (given, kept) => {
    const saved = await begin('Mine', given);
    expect([saved.query, saved.shareToken, await list()]).toEqual([kept, null, [saved]]);
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
  ])('%j is refused by the name of its field', async (query) => {
    const answer = await save('Mine', query);
    const { errors } = (await answer.json()) as ErrorBody;
    expect([answer.status, errors?.map(({ path }) => path)]).toEqual([400, ['query']]);
    expect(await list()).toEqual([]);
  });

  it('is refused with every fault at once', async () => {
    const { errors } = (await (await save('', 'w=12&secret=1&sauce=2&st=ZZ')).json()) as ErrorBody;
    expect(errors?.map(({ path, message }) => [path, message.split('. ')])).toEqual([
      ['name', ['Required']],
      ['query', [expect.stringMatching(/^w: Ten digits/), 'Unknown parameter', expect.stringMatching(/^st: States/)]],
    ]);
  });
});

describe('a change', () => {
  it('touches what it names, and brings a ranking to the top unless it only shares', async () => {
    const [first, second] = [await begin('First', 'st=AL'), await begin('Second')];
    const ids = async () => (await list()).map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    await altered(first.id, { isShared: true });
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await altered(first.id, { name: 'Renamed' })).toMatchObject({ name: 'Renamed', query: 'st=AL', createdAt: first.createdAt });
    expect(await ids()).toEqual([first.id, second.id]);
    expect(await altered(second.id, { query: 'page=2&st=ga' })).toMatchObject({ name: 'Second', query: 'st=GA' });
    expect(await ids()).toEqual([second.id, first.id]);
    expect(await altered(second.id, {})).toMatchObject({ name: 'Second', query: 'st=GA' });
  });

  it('keeps to names that are free', async () => {
    const { id } = await begin('First');
    await begin('Second');
    expect((await alter(id, { name: 'SECOND', isShared: true })).status).toBe(409);
    expect((await list()).map(({ name, shareToken }) => [name, shareToken])).toEqual([
      ['Second', null],
      ['First', null],
    ]);
    expect(await altered(id, { name: 'FIRST' })).toMatchObject({ id, name: 'FIRST' });
  });

  it('of what others have, or nobody, is not possible', async () => {
    const { id } = await begin('Mine');
    const stranger = await app.register();
    for (const change of [{ name: 'Yours' }, { query: 'st=AL' }, { isShared: true }])
      expect((await alter(id, change, stranger.token)).status).toBe(404);
    expect((await alter(999_999, { name: 'Nobody’s' })).status).toBe(404);
    expect(await list()).toMatchObject([{ name: 'Mine', query: '', shareToken: null }]);
  });

  it('shares once, however often at once it is asked to', async () => {
    const { id } = await begin('Mine');
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await altered(id, { isShared: true })).shareToken));
    expect(new Set(tokens).size).toBe(1);
  });
});

describe('a shared ranking', () => {
  it('shows its name and what it says to anybody, and not whose it is', async () => {
    const { id } = await begin('For my parents', 'st=AL&w=5402300001');
    const { shareToken } = await altered(id, { isShared: true });
    const answer = await sharedAs(shareToken);
    expect([answer.status, await answer.json()]).toEqual([200, { name: 'For my parents', query: 'w=5402300001&st=AL' }]);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    await altered(id, { query: 'st=GA' });
    expect(await (await sharedAs(shareToken)).json()).toEqual({ name: 'For my parents', query: 'st=GA' });
  });

  it('keeps its link until it is taken back, and never gets that one again', async () => {
    const { id } = await begin('Mine');
    const { shareToken } = await altered(id, { isShared: true });
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect((await altered(id, { isShared: true, name: 'Renamed' })).shareToken).toBe(shareToken);
    expect((await altered(id, { isShared: false })).shareToken).toBeNull();
    const gone = await sharedAs(shareToken);
    expect([gone.status, ((await gone.json()) as ErrorBody).message]).toEqual([404, 'There is no such saved ranking.']);
    const next = await altered(id, { isShared: true });
    expect(next.shareToken).not.toBe(shareToken);
    expect([(await sharedAs(shareToken)).status, (await sharedAs(next.shareToken)).status]).toEqual([404, 200]);
  });

  it('is gone when it is removed, when its owner is locked, and with the account', async () => {
    const [removed, kept] = [await begin('Removed'), await begin('Kept')];
    const [first, second] = [await altered(removed.id, { isShared: true }), await altered(kept.id, { isShared: true })];
    await app.send('DELETE', `${PATH}/${removed.id}`, undefined, token);
    expect((await sharedAs(first.shareToken)).status).toBe(404);
    const lock = (at: unknown) => app.db('users').where({ id: userId }).update({ disabled_at: at });
    await lock(app.db.fn.now());
    expect((await sharedAs(second.shareToken)).status).toBe(404);
    await lock(null);
    expect((await sharedAs(second.shareToken)).status).toBe(200);
    await app.db('users').where({ id: userId }).delete();
    expect((await sharedAs(second.shareToken)).status).toBe(404);
  });

  it.each(['short', 'A'.repeat(32), 'null', "x' or 1=1 --"])('is nowhere under %j', async (guess) => {
    expect((await sharedAs(guess)).status).toBe(404);
  });
});
