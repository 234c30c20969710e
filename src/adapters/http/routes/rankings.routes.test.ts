import type { z } from 'zod';
import { rankingsContract } from '../../../contracts/rankings.contract.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

type Wire<K extends keyof typeof rankingsContract> = z.input<(typeof rankingsContract)[K]['response']>;

const COLLEGES = [
  aCollege({ id: 1, name: 'Dear College', netPricePublic: 30_000, graduationRate: 0.7, retentionRate: 0.8, percentPellGrant: 0.3 }),
  aCollege({ id: 2, name: 'Fair College', netPricePublic: 12_000, graduationRate: 0.7, retentionRate: 0.8, percentPellGrant: 0.3 }),
  aCollege({ id: 3, name: 'Unknown College', state: 'GA', type: 'Private nonprofit' }),
  aCollege({ id: 4, name: 'Closed College', netPricePublic: 1_000, operatingStatus: 'closed' }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp(COLLEGES);
});
afterAll(() => app.close());

const linesOf = ({ items }: Pick<Wire<'list'>, 'items'>) => items.map(({ rank, score, college }) => [rank, score, college.name]);

describe('GET /api/lists/:kind', () => {
  it('returns a list that fits the contract', async () => {
    const list = await app.json<Wire<'list'>>('/api/lists/public?all=1');
    expect(rankingsContract.list.response.parse(list)).toEqual(list);
    expect(list.items.map(({ rank, college }) => [rank, college.name])).toEqual([
      [1, 'Fair College'],
      [2, 'Dear College'],
    ]);
    expect(list).toMatchObject({
      kind: 'public',
      state: null,
      formula: { version: METHOD_VERSION, w: '3240542102', weights: { cost: 3, athletics: 0 } },
      group: 'four-year',
      groups: { 'four-year': 2, 'two-year': 0, faith: 0, specialist: 0 },
      firstGroup: 'four-year',
      all: true,
      ranked: 2,
      unranked: 0,
      page: 1,
      perPage: 50,
      medians: { netPrice: { value: 21_000, n: 2 }, graduationRate: { value: 0.7, n: 2 } },
      dataVersion: '1',
    });
  });

  it('returns the list of a state, with unranked colleges', async () => {
    const list = await app.json<Wire<'list'>>('/api/lists/state?state=GA');
    expect([list.state, list.ranked, list.unranked, linesOf(list)]).toEqual(['GA', 0, 1, [[null, null, 'Unknown College']]]);
    expect(rankingsContract.list.response.parse(list)).toEqual(list);
  });

  it('draws the state of a list, but no territory', async () => {
    const outlineOf = async (query: string) => (await app.json<Wire<'list'>>(`/api/lists/${query}`)).outline;
    expect(await outlineOf('state?state=GA')).toEqual({ path: expect.stringMatching(/^M.*z$/) as string, width: 62, height: 64 });
    expect([await outlineOf('state?state=PR'), await outlineOf('public')]).toEqual([undefined, undefined]);
  });

  it('ranks only comparable colleges unless asked for all', async () => {
    const { items, ranked } = await app.json<Wire<'list'>>('/api/lists/public');
    expect([ranked, items.map(({ unranked }) => unranked)]).toEqual([0, ['little-known', 'little-known']]);
    expect((await app.json<Wire<'list'>>('/api/lists/public?group=faith')).items).toEqual([]);
  });

  it('has whole cards', async () => {
    const { items } = await app.json<Wire<'list'>>('/api/lists/public?perPage=1');
    const search = await app.json<{ items: object[] }>('/api/colleges/search?q=Fair');
    expect(search.items[0]).toMatchObject(items[0]?.college ?? {});
  });

  it.each([
    ['/api/lists/state', 400, ['state']],
    ['/api/lists/state?state=ZZ', 400, ['state']],
    ['/api/lists/public?state=AL', 400, ['state']],
    ['/api/lists/best', 400, ['kind']],
    ['/api/lists/public?page=0', 400, ['page']],
    ['/api/lists/public?group=best&all=yes', 400, ['group', 'all']],
    ['/api/lists/public?perPage=101', 400, ['perPage']],
    ['/api/lists/public?page=-1&perPage=x', 400, ['page', 'perPage']],
    ['/api/lists/public?w=3240542102', 400, ['w']],
    ['/api/lists', 404, []],
  ])('%s: %d', async (path, status, paths) => {
    expect(await app.faultsOf(path)).toEqual([status, paths]);
  });
});

describe('GET /api/good-for-adults', () => {
  const someone = { size: 1_500, percentAge25Plus: 0.6, percentPartTime: 0.5, transfersIn: 90 };
  let adults: TestApp;
  beforeAll(async () => {
    adults = await startApp([
      aCollege({ id: 1, name: 'Second College', ...someone, degreeAfter8Years: 0.4 }),
      aCollege({ id: 2, name: 'First College', ...someone, degreeAfter8Years: 0.6 }),
      aCollege({ id: 3, name: 'Silent College', ...someone }),
      aCollege({ id: 4, name: 'Young College', ...someone, percentAge25Plus: 0.1, degreeAfter8Years: 0.9 }),
      aCollege({ id: 5, name: 'Two-Year College', ...someone, level: 2, degreeAfter8Years: 0.3 }),
      aCollege({ id: 6, name: 'Closed College', ...someone, degreeAfter8Years: 0.9, operatingStatus: 'closed' }),
    ]);
  });
  afterAll(() => adults.close());

  it('returns a page of a group that fits the contract', async () => {
    const list = await adults.json<Wire<'forAdults'>>('/api/good-for-adults');
    expect(rankingsContract.forAdults.response.parse(list)).toEqual(list);
    expect(list.items.map(({ rank, college, figures }) => [rank, college.name, figures.degreeAfter8Years.value])).toEqual([
      [1, 'First College', 0.6],
      [2, 'Second College', 0.4],
    ]);
    const groups = { 'four-year': 2, 'two-year': 1, faith: 0, specialist: 0 };
    expect(list).toMatchObject({ group: 'four-year', groups, unknown: 1, page: 1, perPage: 50 });
    const second = await adults.json<Wire<'forAdults'>>('/api/good-for-adults?page=2&perPage=1');
    expect(second.items.map(({ college }) => college.name)).toEqual(['Second College']);
    expect((await adults.json<Wire<'forAdults'>>('/api/good-for-adults?group=faith')).items).toEqual([]);
  });

  it('has the whole group as a file, with the heads of the page', async () => {
    const linesOf = async (query: string) => (await (await adults.get(`/api/good-for-adults?format=csv&${query}`)).text()).split('\r\n');
    const [head, first, second, ...rest] = await linesOf('perPage=1');
    expect(head).toMatch(/^rank,unitId,name,city,state,control,level,degreeAfter8Years,percentAge25Plus,percentPartTime,transfersIn,size,/);
    expect([first, second]).toEqual([
      expect.stringMatching(/^1,\d*,First College,.*,4,0\.6,0\.6,0\.5,90,1500,/),
      expect.stringMatching(/^2,/),
    ]);
    expect(rest).toEqual(['']);
    const [words, college] = await linesOf('group=two-year&heads=words');
    expect([words, college]).toEqual([
      expect.stringMatching(/^Rank,UNITID,Name,/),
      expect.stringMatching(/Two-Year College,.*,30,60,50,90,1500,/),
    ]);
  });

  it.each([
    ['group=best', ['group']],
    ['page=0', ['page']],
    ['perPage=101', ['perPage']],
    ['state=AL', ['state']],
  ])('refuses %s', async (query, paths) => {
    expect(await adults.faultsOf(`/api/good-for-adults?${query}`)).toEqual([400, paths]);
  });
});

describe('GET /api/states', () => {
  it('counts the open colleges of each state', async () => {
    expect(await app.json('/api/states')).toEqual([
      { code: 'AL', name: 'Alabama', slug: 'alabama', count: 2, medianNetPrice: 21_000 },
      { code: 'GA', name: 'Georgia', slug: 'georgia', count: 1, medianNetPrice: null },
    ]);
  });
});

describe('the data version', () => {
  it.each(['/api/lists/public', '/api/states'])('is the ETag of %s', async (path) => {
    const etag = (await app.get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    expect((await app.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('changes the order at once', async () => {
    const other = await startApp(COLLEGES);
    await other.get('/api/lists/public');
    await other.colleges.publish([aCollege({ id: 9, name: 'New College', netPricePublic: 5_000 })], '2');
    expect(linesOf(await other.json('/api/lists/public'))).toEqual([[null, null, 'New College']]);
    await other.close();
  });
});
