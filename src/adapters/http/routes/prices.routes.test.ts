import type { z } from 'zod';
import { collegesContract } from '../../../contracts/colleges.contract.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

type Wire<K extends keyof typeof collegesContract> = z.input<(typeof collegesContract)[K]['response']>;

const from = (year: number, period: string) =>
  ({ source: 'ipeds', table: 'COST', variable: 'V', year, period, release: 'final', runId: 1, importedAt: null }) as const;
const priced = (id: number, name: string, college: Partial<CollegeRecord>) =>
  aCollege({ id, name, slug: name.toLowerCase().replaceAll(' ', '-'), size: 900, latitude: 40, longitude: -80, ...college });

const PENN_STATE = { annualCost: 41_338, netPricePrivate: null, provenance: { annualCost: from(2024, '2024-25') } };
const COLLEGES = [
  priced(1, 'Cheap', { netPricePublic: 9_000, annualCost: 20_000, provenance: { netPricePublic: from(2023, '2022-23') } }),
  priced(2, 'Dear', { netPricePublic: 30_000, annualCost: 33_000 }),
  priced(3, 'Penn State', PENN_STATE),
  priced(4, 'West Point', { ipedsUnitId: 197_036 }),
  priced(5, 'Kings Point', { ipedsUnitId: 197_027, netPricePublic: 6_627, annualCost: 6_923, netPricesByIncome: { '0-30000': 3_726 } }),
  priced(6, 'Silent', {}),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp(COLLEGES);
});
afterAll(() => app.close());

const search = (query: string) => app.json<Wire<'search'>>(`/api/colleges/search?${query}`);
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('a college without a published net price', () => {
  it('shows its sticker price, and says so', async () => {
    const { items } = await search('sort=name:asc');
    const prices = Object.fromEntries(items.map(({ name, figures }) => [name, figures.netPrice]));
    expect(prices).toEqual({
      Cheap: { value: 9_000, status: 'reported', year: 2023, period: '2022-23', basis: 'net-price' },
      Dear: { value: 30_000, status: 'reported', year: null, period: null, basis: 'net-price' },
      'Penn State': { value: 41_338, status: 'not-reported', year: 2024, period: '2024-25', basis: 'sticker-price' },
      'West Point': { value: null, status: 'not-applicable', year: null, period: null, basis: 'no-tuition' },
      'Kings Point': { value: null, status: 'not-applicable', year: null, period: null, basis: 'no-tuition' },
      Silent: { value: null, status: 'not-reported', year: null, period: null, basis: null },
    });
  });

  it('is missing for filters and histograms', async () => {
    const without = await search('netPrice=..80000&unknown=exclude');
    expect(names(without.items).toSorted()).toEqual(['Cheap', 'Dear']);
    expect(without.hiddenByMissing).toEqual({ netPrice: 4 });
    expect(without.histograms.netPrice.reduce((sum, count) => sum + count)).toBe(2);
    expect(names((await search('netPrice=..7000&unknown=exclude')).items)).toEqual([]);
    expect(names((await search('netPrice=..7000&income=0-30000&unknown=exclude')).items)).toEqual(['Cheap']);
  });

  it('comes last in the order of prices, cheapest or dearest first', async () => {
    expect(names((await search('sort=netPrice:asc')).items).slice(0, 2)).toEqual(['Cheap', 'Dear']);
    expect(names((await search('sort=netPrice:desc')).items).slice(0, 2)).toEqual(['Dear', 'Cheap']);
  });

  it('has no percentile and no price by income', async () => {
    const [cheap, pennState, kingsPoint] = await Promise.all(
      ['cheap', 'penn-state', 'kings-point'].map((slug) => app.json<Wire<'bySlug'>>(`/api/colleges/slug/${slug}`)),
    );
    expect(cheap?.percentiles['netPrice']).toMatchObject({ national: { below: 0, equal: 50, above: 50 }, n: 2 });
    expect(pennState?.percentiles).toMatchObject({ annualCost: { n: 4 } });
    expect([pennState?.percentiles['netPrice'], pennState?.netPrices]).toEqual([undefined, []]);
    expect([kingsPoint?.percentiles['netPrice'], kingsPoint?.netPrices]).toEqual([undefined, []]);
    expect((await search('q=Kings')).items[0]).toMatchObject({ netPriceByIncome: { '0-30000': null }, publishedBands: [] });
  });

  it('says on the map and in a comparison what its price is', async () => {
    const places = await app.json<Wire<'map'>>('/api/colleges/map');
    expect(places.map(({ name, netPrice, priceBasis }) => [name, netPrice, priceBasis])).toEqual(
      expect.arrayContaining([
        ['Cheap', 9_000, 'net-price'],
        ['Penn State', 41_338, 'sticker-price'],
        ['West Point', null, 'no-tuition'],
        ['Silent', null, null],
      ]),
    );
    const { rows } = collegesContract.compare.response.parse(await app.json('/api/colleges/compare?ids=1,3,4'));
    const netPrice = rows.find(({ key }) => key === 'netPrice')?.values;
    expect(netPrice?.map(({ value, basis }) => [value, basis])).toEqual([
      [9_000, 'net-price'],
      [41_338, 'sticker-price'],
      [null, 'no-tuition'],
    ]);
    const academies = await app.json<Wire<'compare'>>('/api/colleges/compare?ids=4,5');
    expect(academies.rows.map(({ key }) => key)).toContain('netPrice');
  });

  it('has no score of cost, and does not pass a price limit of a ranking', async () => {
    const ranking = await app.json<{ items: { college: { name: string } }[]; unranked: number }>('/api/rankings?max=80000');
    expect(names(ranking.items.map(({ college }) => college)).toSorted()).toEqual(['Cheap', 'Dear']);
  });
});

it('the page of a college says which flags no source knows', async () => {
  const { flags } = await app.json<Wire<'bySlug'>>('/api/colleges/slug/cheap');
  expect(flags).toEqual({ isHBCU: null, isTribal: null, isWomenOnly: null, isOnlineOnly: null });
});
