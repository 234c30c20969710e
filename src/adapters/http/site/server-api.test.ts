import { contracts } from '../../../contracts/index.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { createRankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { noHistory } from '../../../domain/history/history.fixture.ts';
import { collegesOver, SOME_COLLEGES } from '../testing/colleges.fixture.ts';
import { operationsOf } from '../mount.ts';
import { analyticsRoutes } from '../routes/analytics.routes.ts';
import { collegesRoutes } from '../routes/colleges.routes.ts';
import { createServerApi } from './server-api.ts';

const recorded: object[] = [];
const catalog = await collegesOver(SOME_COLLEGES);
const colleges = operationsOf(contracts.colleges, collegesRoutes(catalog, createRankings({ catalog }), noHistory));
const analytics = operationsOf(contracts.analytics, analyticsRoutes({ record: (event) => Promise.resolve(void recorded.push(event)) }));
const api = createServerApi({ colleges, analytics });

describe('the API that pages are rendered with', () => {
  it('answers what the network would', async () => {
    expect(await api('colleges.bySlug', { params: { slug: 'berea-college' } })).toMatchObject({ college: { name: 'Berea College' } });
    await expect(api('colleges.bySlug', { params: { slug: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
  });

  it('says which prices by income are published, and of which year', async () => {
    const receipt = {
      source: 'ipeds',
      table: 'COST2',
      variable: 'NPIST2',
      period: '2023-24',
      release: 'final',
      runId: 1,
      importedAt: null,
    } as const;
    const priced = aCollege({
      slug: 'priced-college',
      type: 'Public',
      netPricePublic: 10_000,
      netPricesByIncome: { '0-30000': -120, '30001-48000': 0 },
      provenance: { netPricePublic: { ...receipt, year: 2023 }, netPricesByIncome: { ...receipt, year: 2024 } },
    });
    const own = await collegesOver([priced]);
    const ownApi = createServerApi({
      colleges: operationsOf(contracts.colleges, collegesRoutes(own, createRankings({ catalog: own }), noHistory)),
    });
    expect(await ownApi('colleges.bySlug', { params: { slug: 'priced-college' } })).toMatchObject({
      netPrices: [
        { band: '0-30000', amount: -120, year: 2024, status: 'reported' },
        { band: '30001-48000', amount: 0, year: 2024, status: 'reported' },
        { band: '48001-75000', amount: 10_200, year: 2023, status: 'estimated' },
        { band: '75001-110000', amount: 12_500, year: 2023, status: 'estimated' },
        { band: '110001-plus', amount: 13_600, year: 2023, status: 'estimated' },
      ],
    });
    expect(await ownApi('colleges.search', { query: { income: '0-30000', netPrice: '..0' } })).toMatchObject({
      items: [{ netPriceByIncome: { '0-30000': -120, '110001-plus': 13_600 }, publishedBands: ['0-30000', '30001-48000'] }],
    });
  });

  it('only reads, and knows no call that is not promised', async () => {
    for (const call of ['analytics.record', 'colleges.toString', 'nothing.here', '']) {
      await expect(api(call, {})).rejects.toMatchObject({ status: 404, code: 'request.unknown-call' });
    }
    expect(recorded).toEqual([]);
  });
});
