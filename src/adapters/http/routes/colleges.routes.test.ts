import type { z } from 'zod';
import { collegesContract } from '../../../contracts/colleges.contract.ts';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

type Wire<K extends keyof typeof collegesContract> = z.input<(typeof collegesContract)[K]['response']>;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('GET /api/colleges', () => {
  it('returns an array that fits the contract, with the total in Content-Range', async () => {
    const response = await app.get('/api/colleges?limit=2');
    const rows = (await response.json()) as Wire<'list'>;
    expect(response.headers.get('content-range')).toBe('colleges 0-1/5');
    expect(response.headers.get('access-control-expose-headers')).toBe('Content-Range');
    expect(collegesContract.list.response.parse(rows)).toHaveLength(2);
  });

  it('leaves out fields that the contract does not have', async () => {
    const [first] = await app.json<Record<string, unknown>[]>('/api/colleges?limit=1');
    expect(first).not.toHaveProperty('provenance');
  });

  it('returns the featured college of the home page', async () => {
    expect(names(await app.json('/api/colleges?featured=true&limit=1'))).toEqual(['Auburn University']);
    expect(await app.json('/api/colleges?featured=true&state=KY')).toEqual([]);
  });

  it('returns the rows of a range or up to a limit', async () => {
    const all = names(await app.json('/api/colleges?sort=name:asc'));
    expect(names(await app.json('/api/colleges?sort=name:asc&limit=2'))).toEqual(all.slice(0, 2));
    expect(names(await app.json('/api/colleges?sort=name:asc&range=[1,3]'))).toEqual(all.slice(1, 4));
    expect(names(await app.json('/api/colleges?sort=name:asc&range=[3,100]'))).toEqual(all.slice(3));
  });

  it.each(['offset', '_start', '_end', '_sort', '_order', 'page', 'perPage', 'filter'])('does not know the parameter %s', async (name) => {
    expect(await app.faultsOf(`/api/colleges?${name}=1`)).toEqual([400, [name]]);
  });

  it('has an asterisk in Content-Range for an empty slice', async () => {
    const response = await app.get('/api/colleges?range=[100,124]');
    expect(response.headers.get('content-range')).toBe('colleges */5');
    expect(await response.json()).toEqual([]);
  });

  it('returns only the chosen fields, and names unknown ones', async () => {
    expect(await app.json('/api/colleges?limit=1&id=1&fields=name,id')).toEqual([{ name: 'Auburn University', id: 1 }]);
    const response = await app.get('/api/colleges?fields=name,password,secret');
    const body = (await response.json()) as ErrorBody;
    expect([response.status, body.errors?.map(({ message }) => message)]).toEqual([
      400,
      ['There is no field "password"', 'There is no field "secret"'],
    ]);
  });

  it.each([
    'limit=abc',
    'limit=1e21',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=NaN',
    'limit=1001',
    'limit=99999999999',
    'featured=maybe',
    'id=1,b',
    'sort=["password","ASC"]',
    'sort=name;drop',
    'sort=id:asc',
    'range=[5,1]',
    'range=[0,100000]',
    'range=[-1,4]',
  ])('refuses %s', async (query) => {
    const [status, paths] = await app.faultsOf(`/api/colleges?${query.replaceAll('"', '%22')}`);
    expect([status, paths]).toEqual([400, [query.split('=')[0]]]);
  });

  it('names every fault at once', async () => {
    expect(await app.faultsOf('/api/colleges?limit=abc&state=XX&nonsense=1&range=4')).toEqual([
      400,
      ['limit', 'state', 'nonsense', 'range'],
    ]);
  });

  it('refuses a parameter given twice', async () => {
    expect(await app.faultsOf('/api/colleges?limit=1&limit=2')).toEqual([400, ['limit']]);
    expect(await app.faultsOf('/api/colleges?state[]=AL')).toEqual([400, ['state[]']]);
  });
});

describe('GET /api/colleges/search', () => {
  it('says why a college follows others in an order by a rate', async () => {
    const behindIn = async (query: string) => {
      const { items } = await app.json<Wire<'search'>>(`/api/colleges/search?${query}`);
      return items.filter(({ behind }) => behind).map(({ behind }) => behind);
    };
    const expected = { reason: 'unknown-cohort', text: 'Rate of an unknown number of students' };
    expect(await behindIn('q=Auburn+University&sort=gradRate:desc')).toContainEqual(expected);
    expect(await behindIn('q=Auburn+University&sort=gradRate:desc&fields=name')).toContainEqual(expected);
    expect(await behindIn('q=Auburn+University')).toEqual([]);
  });

  it('returns a page with facets that fits the contract', async () => {
    const result = await app.json<Wire<'search'>>('/api/colleges/search?state=AL&sort=name:asc');
    expect(collegesContract.search.response.parse(result).total).toBe(2);
    expect(names(result.items)).toEqual(['Auburn University', 'Auburn University at Montgomery']);
    expect(result.items[0]?.figures.acceptanceRate).toEqual({ value: 0.5, status: 'reported', year: 2024, period: 'fall 2024' });
    expect(result.dataVersion).toBe('1');
  });

  it('returns the name match and the distance', async () => {
    const result = await app.json<Wire<'search'>>('/api/colleges/search?q=AU&zip=36849');
    expect(result.items[0]).toMatchObject({ name: 'Auburn University', match: { kind: 'alias', text: 'AU' }, distance: 0 });
  });

  it('refuses an unknown ZIP code', async () => {
    expect(await app.faultsOf('/api/colleges/search?zip=00000')).toEqual([400, ['zip']]);
  });

  it('refuses search text over 200 characters', async () => {
    expect(await app.faultsOf(`/api/colleges/search?q=${'x'.repeat(201)}`)).toEqual([400, ['q']]);
  });
});

describe('the other reads', () => {
  it('suggests colleges from two characters on', async () => {
    const found = await app.json<Wire<'suggest'>>('/api/colleges/suggest?q=aub');
    const { options, didYouMean } = collegesContract.suggest.response.parse(found);
    expect(options[0]).toMatchObject({ kind: 'college', slug: 'auburn-university', city: 'Auburn', matched: 'name' });
    expect(didYouMean).toEqual([]);
    const filters = await app.json<Wire<'suggest'>>('/api/colleges/suggest?q=colleges+in+alabama');
    expect(collegesContract.suggest.response.parse(filters).options[0]).toMatchObject({ kind: 'filter', query: 'state=AL' });
    expect(await app.json('/api/colleges/suggest?q=colleges+in+alabama&only=colleges')).not.toMatchObject({
      options: [{ kind: 'filter' }],
    });
    expect(await app.faultsOf('/api/colleges/suggest?q=aub&only=places')).toEqual([400, ['only']]);
    const search = await app.json<Wire<'search'>>('/api/colleges/search?q=public+colleges+in+alabama');
    expect(search.understood).toEqual({ query: 'state=AL&control=public', words: 'Public colleges in Alabama' });
    expect(await app.faultsOf('/api/colleges/suggest?q=a')).toEqual([400, ['q']]);
    expect(await app.faultsOf('/api/colleges/suggest')).toEqual([400, ['q']]);
  });

  it('maps only colleges with a known location', async () => {
    const places = await app.json<Wire<'map'>>('/api/colleges/map');
    expect(places).toEqual([
      {
        id: 1,
        slug: 'auburn-university',
        name: 'Auburn University',
        location: 'Auburn',
        state: 'AL',
        lat: 32.6,
        lng: -85.49,
        control: 'public',
        netPrice: 24_000,
        priceBasis: 'net-price',
      },
    ]);
  });

  it('returns chosen figures with status and period, and names an unknown figure', async () => {
    const found = await app.json<{ id: number; figures: Record<string, { status: string }> }[]>(
      '/api/colleges/figures?ids=1,99999&figures=medianDebt,size',
    );
    expect(found.map(({ id, figures }) => [id, Object.keys(figures), figures['size']?.status])).toEqual([
      [1, ['medianDebt', 'size'], 'reported'],
    ]);
    expect(await app.faultsOf('/api/colleges/figures?ids=1&figures=secret')).toEqual([400, ['figures']]);
  });

  it('returns cards by id, in the given order, without unknown ids', async () => {
    const cards = await app.json<Wire<'cards'>>('/api/colleges/cards?ids=3,99,1');
    expect(names(collegesContract.cards.response.parse(cards))).toEqual(['Berea College', 'Auburn University']);
    expect(await app.faultsOf('/api/colleges/cards')).toEqual([400, ['ids']]);
    expect(await app.faultsOf('/api/colleges/cards?ids=abc')).toEqual([400, ['ids']]);
  });

  it('compares up to six colleges by UNITID or id, in the given order', async () => {
    const result = await app.json<Wire<'compare'>>('/api/colleges/compare?ids=3,100858');
    expect(names(collegesContract.compare.response.parse(result).colleges)).toEqual(['Berea College', 'Auburn University']);
    expect(await app.faultsOf('/api/colleges/compare?ids=1,2,3,4,5,6,7')).toEqual([400, ['ids']]);
  });

  it('returns all data about one college by slug or UNITID', async () => {
    const bySlug = await app.json<Wire<'bySlug'>>('/api/colleges/slug/auburn-university');
    expect(collegesContract.bySlug.response.parse(bySlug).college.name).toBe('Auburn University');
    expect(bySlug.provenance.acceptanceRateNum).toMatchObject({ variable: 'ADMSSN / APPLCN', runId: 7 });
    // Only the files of the tables that its values come from.
    expect(bySlug.imports).toMatchObject([
      { runId: 7, obtainedFrom: 'the publisher’s site', files: [{ file: 'adm2024.csv', table: 'ADM' }] },
    ]);
    expect(await app.json('/api/colleges/slug/100858')).toEqual(bySlug);
  });

  it('returns one college by id, otherwise 404 or 400', async () => {
    expect(collegesContract.byId.response.parse(await app.json('/api/colleges/3')).name).toBe('Berea College');
    const missing = await app.get('/api/colleges/99');
    expect([missing.status, await missing.json()]).toEqual([404, { message: 'There is no such college.', code: 'college.not-found' }]);
    expect(await app.faultsOf('/api/colleges/abc')).toEqual([400, ['id']]);
    expect(await app.faultsOf('/api/colleges/99999999999')).toEqual([400, ['id']]);
    expect(await app.faultsOf('/api/colleges/3?x=1')).toEqual([400, ['x']]);
  });
});

describe('another catalog', () => {
  it('finds a college by a former slug, and answers with the present one', async () => {
    const renamed = aCollege({ id: 1, slug: 'marist-university', formerSlugs: ['marist-college'] });
    await app.colleges.publish([renamed], 'renamed');
    const answer = await app.json<Wire<'bySlug'>>('/api/colleges/slug/marist-college');
    expect([answer.college.slug, answer.college.formerSlugs]).toEqual(['marist-university', ['marist-college']]);
    expect(await app.json('/api/colleges/slug/marist-university')).toEqual(answer);
  });

  it('lists open colleges with undergraduates only, and gives a community college its level', async () => {
    const associates = "Associate's Colleges: High Transfer-High Traditional";
    await app.colleges.publish(
      [
        aCollege({ id: 1, name: 'System Office', operatingStatus: 'unlisted', size: null }),
        aCollege({ id: 2, name: 'Graduate School', slug: 'graduate-school', size: 0 }),
        aCollege({ id: 3, name: 'Miami Dade College', carnegieClassification: associates }),
        aCollege({ id: 4, name: 'State University' }),
      ],
      'listed',
    );
    const { items, total, facets } = await app.json<Wire<'search'>>('/api/colleges/search');
    expect([total, items.map(({ name, level }) => [name, level])]).toEqual([
      2,
      [
        ['State University', 4],
        ['Miami Dade College', 2],
      ],
    ]);
    expect([facets.level, facets.flags.find(({ value }) => value === 'community')]).toEqual([
      [
        { value: '2', count: 1 },
        { value: '4', count: 1 },
      ],
      { value: 'community', count: 1 },
    ]);
    const community = await app.json<Wire<'search'>>('/api/colleges/search?community=1');
    expect(names(community.items)).toEqual(['Miami Dade College']);
    expect((await app.json<Wire<'map'>>('/api/colleges/map')).length).toBe(0);
    expect(await app.json('/api/colleges/suggest?q=school')).toEqual({ options: [], didYouMean: [] });
    expect((await app.get('/api/colleges/slug/graduate-school')).status).toBe(200);
  });
});

describe('filters for adults and transfer students', () => {
  const someone = { size: 1_000, percentPartTime: 0.5, percentAge25Plus: 0.5, transfersIn: 200 };
  const colleges = [
    aCollege({ id: 1, name: 'Adult College', ...someone }),
    aCollege({ id: 2, name: 'Young College', ...someone, percentPartTime: 0.02, percentAge25Plus: 0.03, transfersIn: 0 }),
    aCollege({ id: 3, name: 'Silent College', size: 1_000 }),
  ];
  let adults: TestApp;
  beforeAll(async () => {
    adults = await startApp(colleges);
  });
  afterAll(() => adults.close());

  it.each(['partTimeShare=0.5..', 'age25Share=0.5..', 'transferShare=0.2..'])(
    '%s leaves out lower shares, and takes a missing one for no number',
    async (filter) => {
      const read = async (query: string) => {
        const { items, unknown, hiddenByMissing } = await adults.json<Wire<'search'>>(`/api/colleges/search?${query}&sort=name:asc`);
        return { names: names(items), unknown, hiddenByMissing };
      };
      const [param = ''] = filter.split('=');
      expect(await read(filter)).toEqual({ names: ['Adult College', 'Silent College'], unknown: 1, hiddenByMissing: { [param]: 1 } });
      expect((await read(`${filter}&unknown=exclude`)).names).toEqual(['Adult College']);
      expect((await read(`${param}=..0&unknown=exclude`)).names).toEqual(param === 'transferShare' ? ['Young College'] : []);
    },
  );

  it('name a range that is not one', async () => {
    const path = '/api/colleges/search?partTimeShare=half&age25Share=0.5..0.2&transferShare=..';
    expect(await adults.faultsOf(path)).toEqual([400, ['partTimeShare', 'age25Share', 'transferShare']]);
  });
});
