import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

/** Runs react-admin's real client against the real routes. */
let app: TestApp;
let provider: ReturnType<typeof simpleRestProvider>;
beforeAll(async () => {
  app = await startApp();
  provider = simpleRestProvider(`${app.url}/api`, fetchUtils.fetchJson);
});
afterAll(() => app.close());

const ids = (answer: { data: { id: unknown }[] }) => answer.data.map(({ id }) => id);
const list = (field: string, order: 'ASC' | 'DESC', filter: object = {}, perPage = 2, page = 1) =>
  provider.getList('colleges', { pagination: { page, perPage }, sort: { field, order }, filter });

describe('ra-data-simple-rest', () => {
  it('sorts by id, which is the default of react-admin', async () => {
    const first = await list('id', 'ASC');
    expect([ids(first), first.total]).toEqual([[1, 2], 5]);
    expect(ids(await list('id', 'DESC', {}, 2, 2))).toEqual([3, 2]);
  });

  it('sorts by name, by a sort key and by the field of a column', async () => {
    expect(ids(await list('name', 'ASC', { state: ['AL', 'KY'] }, 5))).toEqual([1, 2, 3]);
    expect(ids(await list('size', 'DESC', {}, 2))).toEqual([1, 2]);
    expect(ids(await list('graduationRate', 'DESC', {}, 1))).toEqual([1]);
  });

  it('filters by the search parameters', async () => {
    expect((await list('name', 'ASC', { q: 'berea' })).total).toBe(1);
    expect(ids(await list('name', 'ASC', { control: 'private_nonprofit' }))).toEqual([3, 5]);
    expect(ids(await list('id', 'ASC', { featured: true }))).toEqual([1]);
  });

  it('gets one, and many by id in the given order without unknown ids', async () => {
    expect(await provider.getOne('colleges', { id: 3 })).toMatchObject({ data: { name: 'Berea College' } });
    expect(ids(await provider.getMany('colleges', { ids: [5, 99, 1] }))).toEqual([5, 1]);
    expect(
      ids(
        await provider.getManyReference('colleges', {
          target: 'state',
          id: 'AL',
          pagination: { page: 1, perPage: 10 },
          sort: { field: 'id', order: 'ASC' },
          filter: {},
        }),
      ),
    ).toEqual([1, 2]);
  });

  it('gets 400 for an unknown column or filter', async () => {
    await expect(list('password', 'ASC')).rejects.toMatchObject({ status: 400 });
    await expect(list('id', 'ASC', { password: 'x' })).rejects.toMatchObject({ status: 400 });
    await expect(list('id', 'ASC', { id: ['x'] })).rejects.toMatchObject({ status: 400 });
  });
});
