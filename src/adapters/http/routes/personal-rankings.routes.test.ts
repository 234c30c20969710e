import type { z } from 'zod';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { rankingsContract } from '../../../contracts/rankings.contract.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { CRITERIA, MEAN, METHOD_VERSION } from '../../../domain/shared/method.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

type Wire<K extends keyof typeof rankingsContract> = z.input<(typeof rankingsContract)[K]['response']>;

const known = { graduationRate: 0.7, retentionRate: 0.8, percentPellGrant: 0.3 };
const COLLEGES = [
  aCollege({ id: 1, ipedsUnitId: 100_858, name: 'Dear College', netPricePublic: 30_000, size: 20_000, ...known }),
  aCollege({
    id: 2,
    ipedsUnitId: 100_751,
    name: 'Fair College',
    netPricePublic: 12_000,
    lastDataSync: '2026-11-20T08:00:00.000Z',
    ...known,
  }),
  aCollege({ id: 3, name: 'Unknown College', state: 'GA', type: 'Private nonprofit' }),
  aCollege({ id: 4, name: 'Closed College', netPricePublic: 1_000, operatingStatus: 'closed' }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp(COLLEGES);
});
afterAll(() => app.close());

const rank = (query: string) => app.json<Wire<'rank'>>(`/api/rankings?${query}`);
const linesOf = ({ items }: Wire<'rank'>) => items.map(({ rank: place, score, college }) => [place, score, college.name]);
async function faultsOf(path: string): Promise<[status: number, faults: Record<string, string>]> {
  const response = await app.get(path);
  const body = (await response.json()) as ErrorBody;
  return [response.status, Object.fromEntries((body.errors ?? []).map((fault) => [fault.path, fault.message]))];
}

describe('GET /api/rankings', () => {
  it('ranks all open colleges by the given weights, with the parts of each score', async () => {
    const ranking = await rank('w=2000000000');
    expect(rankingsContract.rank.response.parse(ranking)).toEqual(ranking);
    expect(linesOf(ranking)).toEqual([
      [1, 80, 'Fair College'],
      [2, 28.6, 'Dear College'],
      [null, null, 'Unknown College'],
    ]);
    expect(ranking).toMatchObject({
      formula: { version: METHOD_VERSION, w: '2000000000', weights: { cost: 2 } },
      ranked: 2,
      unranked: 1,
      page: 1,
      perPage: 25,
      baseline: MEAN.cost,
      dataVersion: '1',
      dataDate: '2026-11-20',
    });
    expect(ranking.importance).toMatchObject({ cost: 1, completion: null });
    const [first, second, third] = ranking.items;
    expect(first).toMatchObject({
      band: { best: 1, worst: 1 },
      lead: { over: 'Dear College', points: 51.4, criteria: [{ key: 'cost', points: 51.4 }] },
      parts: [{ key: 'cost', share: 1, used: 80, isFilled: false, contribution: 80 - MEAN.cost }],
    });
    expect(second).toMatchObject({ lead: null, coverage: 1 });
    expect(third).toMatchObject({ band: null, lead: null, coverage: 0 });
  });

  it.each(['', 'w=0000000000', 'w=3240542102', 'v=1&d=2020-01-01'])('uses the default weights for "%s"', async (query) => {
    expect((await rank(query)).formula.w).toBe('3240542102');
  });

  it('ranks the colleges that pass the filters', async () => {
    expect(linesOf(await rank('w=1000000000&type=public&size=large'))).toEqual([[1, 28.6, 'Dear College']]);
    expect(linesOf(await rank('w=1000000000&max=15000'))).toEqual([[1, 80, 'Fair College']]);
    expect(linesOf(await rank('w=1000000000&st=NY'))).toEqual([]);
  });

  it('returns pages, and an empty one after the last', async () => {
    const page = async (number: number) => linesOf(await rank(`w=1000000000&perPage=1&page=${number}`));
    expect(await page(2)).toEqual([[2, 28.6, 'Dear College']]);
    expect(await page(9)).toEqual([]);
  });

  it('has whole cards', async () => {
    const { items } = await rank('w=1000000000&perPage=1');
    const search = await app.json<{ items: object[] }>('/api/colleges/search?q=Fair');
    expect(search.items[0]).toMatchObject(items[0]?.college ?? {});
  });

  it.each(['w=6000000000', 'w=1', 'w=', 'w=abcdefghij', 'w=32405421020'])('refuses %s, and describes valid weights', async (query) => {
    const [status, { w }] = await faultsOf(`/api/rankings?${query}`);
    expect([status, w]).toEqual([400, expect.stringContaining('Ten digits 0 to 5') as string]);
  });

  it.each([
    ['color=red', ['color']],
    ['state=AL', ['state']],
    ['st=ZZ&size=tiny&type=best&max=-1', ['st', 'size', 'type', 'max']],
    ['page=0', ['page']],
    ['perPage=0', ['perPage']],
    ['perPage=101', ['perPage']],
    ['v=0&d=2026-13-01', ['v', 'd']],
    ['format=xml', ['format']],
    ['w=1000000000&w=0100000000', ['w']],
  ])('refuses %s', async (query, paths) => {
    const [status, faults] = await faultsOf(`/api/rankings?${query}`);
    expect([status, Object.keys(faults)]).toEqual([400, paths]);
  });
});

describe('GET /api/rankings?format=csv', () => {
  it('has all colleges, whatever the page, with the inputs of the scores', async () => {
    const response = await app.get('/api/rankings?w=2000000000&perPage=1&page=2&format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="rankings.csv"');
    const [head = '', ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(head).toMatch(/^rank,unranked,rankBest,rankWorst,score,coverage,unitId,name,city,state,control,level,netPrice,/);
    for (const key of CRITERIA) expect(head.split(',')).toEqual(expect.arrayContaining([`score_${key}`, `contribution_${key}`]));
    expect(lines.map((line) => line.split(',').slice(0, 8).join(' '))).toEqual([
      '1  1 1 80 1 100751 Fair College',
      '2  2 2 28.6 1 100858 Dear College',
      ' little-known    0 100003 Unknown College',
    ]);
    expect(lines[0]).toMatch(new RegExp(`,2000000000,${METHOD_VERSION},1$`));
  });

  it('has words and rounded values for people', async () => {
    const text = await (await app.get('/api/rankings?w=2000000000&format=csv&heads=words')).text();
    const [head = [], first = [], , last = []] = text.split('\r\n').map((line) => line.split(','));
    const cells = (line: string[], ...names: string[]) => names.map((name) => line[head.indexOf(name)]);
    expect(head.slice(0, 6)).toEqual(['Rank', 'Why not ranked', 'Best rank', 'Worst rank', 'Score', 'Known share of the weight (%)']);
    expect(cells(first, 'Name', 'Net price ($)', 'Graduation rate (%)')).toEqual(['Fair College', '12000', '70']);
    expect(cells(last, 'Name', 'Why not ranked')).toEqual(['Unknown College', 'Less than 70% of what counts is known']);
    expect(head.filter((name) => /[a-z][A-Z]|_/.test(name))).toEqual([]);
  });
});

describe('GET /api/rankings/explain', () => {
  const explain = (query: string) => app.json<Wire<'explain'>>(`/api/rankings/explain?${query}`);

  it('returns colleges by UNITID or id with their ranks among all', async () => {
    const answer = await explain('ids=100858,2&w=1000000000');
    expect(rankingsContract.explain.response.parse(answer)).toEqual(answer);
    expect(linesOf(answer)).toEqual([
      [2, 28.6, 'Dear College'],
      [1, 80, 'Fair College'],
    ]);
    expect(answer).toMatchObject({ ranked: 2, unranked: 1, formula: { w: '1000000000' } });
  });

  it('leaves out colleges that are closed, unknown or filtered out', async () => {
    expect(linesOf(await explain('ids=4,77,1&w=1000000000&max=15000'))).toEqual([]);
  });

  it.each([
    ['', ['ids']],
    ['ids=auburn', ['ids']],
    [`ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`, ['ids']],
    ['ids=1&w=9', ['w']],
  ])('refuses "%s"', async (query, paths) => {
    const [status, faults] = await faultsOf(`/api/rankings/explain?${query}`);
    expect([status, Object.keys(faults)]).toEqual([400, paths]);
  });
});

describe('GET /api/rankings/criteria', () => {
  it('returns the criteria with their constants, and the presets', async () => {
    const answer = await app.json<Wire<'criteria'>>('/api/rankings/criteria');
    expect(rankingsContract.criteria.response.parse(answer)).toEqual(answer);
    expect(answer.criteria.map(({ key }) => key)).toEqual([...CRITERIA]);
    expect(answer.criteria[0]).toMatchObject({ key: 'cost', label: 'Cost', mean: MEAN.cost, defaultWeight: 3 });
    expect(answer.presets.map(({ key, w }) => [key, w])).toContainEqual(['mobility', '3000303005']);
    expect(answer).toMatchObject({ version: METHOD_VERSION, minCoverage: 0.5 });
  });
});

describe('the data version', () => {
  it.each(['/api/rankings', '/api/rankings/criteria', '/api/rankings/explain?ids=1', '/api/rankings?format=csv'])(
    'is the ETag of %s',
    async (path) => {
      const etag = (await app.get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/".+"$/);
      expect((await app.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    },
  );

  it('changes the order at once', async () => {
    const other = await startApp(COLLEGES);
    await other.get('/api/rankings?w=1000000000');
    await other.colleges.publish([aCollege({ id: 9, name: 'New College', netPricePublic: 5_000 })], '2');
    expect(linesOf(await other.json('/api/rankings?w=1000000000'))).toEqual([[1, 100, 'New College']]);
    await other.close();
  });
});
