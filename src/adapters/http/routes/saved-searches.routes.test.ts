import type { WireOf } from '../../../contracts/endpoint.ts';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { savedSearchesContract } from '../../../contracts/saved-searches.contract.ts';
import { useSignedInUser } from '../testing/database-app.fixture.ts';

type Saved = WireOf<(typeof savedSearchesContract)['save']>;
type Counted = WireOf<(typeof savedSearchesContract)['list']>[number];

const ada = useSignedInUser();

const PATH = '/api/user/searches';
const save = (name: string, query: unknown) => ada.call('POST', PATH, { name, query });
const create = async (name: string, query = '') => (await (await save(name, query)).json()) as Saved;
const change = (id: number, changes: object, as = ada.token) => ada.call('PATCH', `${PATH}/${id}`, changes, as);
const changed = async (id: number, changes: object) => (await (await change(id, changes)).json()) as Saved;
const list = (query = '') => ada.read<Counted[]>(`${PATH}${query}`);
const totalOf = async (query: string) => ((await (await ada.app.get(`/api/colleges/search?${query}`)).json()) as { total: number }).total;

describe('the query of a saved search', () => {
  it.each([
    ['', ''],
    ['?control=public&state=ga,AL', 'state=AL,GA&control=public'],
    ['page=3&perPage=50&sort=name:asc', 'sort=name:asc'],
    ['state=AL&income=0-30000&mySat=1200&myAct=30&home=36849&netPrice=..20000', 'state=AL&netPrice=..20000'],
    ['q=%00', 'q=%00'],
  ])('%j is saved as %j, without values about the visitor', async (given, query) => {
    const saved = await create('Mine', given);
    expect(saved.query).toBe(query);
    expect(savedSearchesContract.list.response.parse(await list())).toHaveLength(1);
  });

  it.each(['state=ZZ', 'netPrice=cheap', 'nonsense=1', `q=${'x'.repeat(2_000)}`, 7, null, undefined, ['q']])(
    '%j is refused with the path of its field',
    async (query) => {
      const answer = await save('Mine', query);
      const { errors } = (await answer.json()) as ErrorBody;
      expect([answer.status, errors?.map(({ path }) => path)]).toEqual([400, ['query']]);
      expect(await list()).toEqual([]);
    },
  );
});

describe('the list', () => {
  it('says how many colleges each search finds now', async () => {
    await create('Everything');
    await create('Alabama', 'state=AL');
    expect((await list()).map(({ name, count }) => [name, count])).toEqual([
      ['Alabama', await totalOf('state=AL')],
      ['Everything', await totalOf('')],
    ]);
  });

  it('counts with the values of the visitor, and refuses wrong ones', async () => {
    await create('Cheap', 'netPrice=..9000&unknown=exclude');
    for (const income of ['0-30000', '110001-plus'])
      expect((await list(`?income=${income}`))[0]?.count).toBe(await totalOf(`netPrice=..9000&unknown=exclude&income=${income}`));
    expect((await ada.call('GET', `${PATH}?mySat=90`)).status).toBe(400);
    expect((await ada.call('GET', `${PATH}?state=AL`)).status).toBe(400);
  });

  it('has no count for a place that is not known', async () => {
    await create('Far', 'zip=00001&radius=50');
    expect(await list()).toMatchObject([{ name: 'Far', count: null }]);
  });
});

describe('a change', () => {
  it('changes the given members, and moves the search to the top', async () => {
    const [first, second] = [await create('First', 'state=AL'), await create('Second')];
    expect(await changed(first.id, { name: 'Renamed' })).toMatchObject({ name: 'Renamed', query: 'state=AL', createdAt: first.createdAt });
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await changed(second.id, { query: 'page=2&state=ga&mySat=1200' })).toMatchObject({ name: 'Second', query: 'state=GA' });
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await change(first.id, { isShared: true })).status).toBe(400);
  });

  it('cannot take a name that is in use', async () => {
    const { id } = await create('First');
    await create('Second');
    expect((await change(id, { name: 'SECOND' })).status).toBe(409);
    expect(await changed(id, { name: 'FIRST' })).toMatchObject({ id, name: 'FIRST' });
  });

  it('returns 404 for searches of others, and for unknown ones', async () => {
    const { id } = await create('Mine', 'state=AL');
    const otherUser = await ada.app.register();
    for (const changes of [{ name: 'Yours' }, { query: 'state=GA' }, {}])
      expect((await change(id, changes, otherUser.token)).status).toBe(404);
    expect((await change(999_999, { name: 'Unknown' })).status).toBe(404);
    expect(await list()).toMatchObject([{ name: 'Mine', query: 'state=AL' }]);
  });
});
