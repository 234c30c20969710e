import { randomUUID } from 'node:crypto';
import { contracts } from '../../../contracts/index.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { fieldsOver } from '../../../domain/matching/field/fields.fixture.ts';
import { createMatching } from '../../../domain/matching/matching.use-cases.ts';
import { createRankings } from '../../../domain/rankings/rankings.use-cases.ts';
import { emptyHistory } from '../../../domain/history/history.fixture.ts';
import { collegesOver, ONE_ZIP, SOME_COLLEGES } from '../testing/colleges.fixture.ts';
import { operationsOf, type Operation } from '../mount.ts';
import { analyticsRoutes } from '../routes/analytics.routes.ts';
import { collegesRoutes } from '../routes/colleges.routes.ts';
import { matchingRoutes } from '../routes/matching.routes.ts';
import { rankingsRoutes } from '../routes/rankings.routes.ts';
import { createServerApi } from './server-api.ts';

const recorded: object[] = [];
const catalog = await collegesOver(SOME_COLLEGES);
const rankings = createRankings({ catalog });
const modules = {
  colleges: operationsOf(contracts.colleges, collegesRoutes(catalog, rankings, emptyHistory)),
  rankings: operationsOf(contracts.rankings, rankingsRoutes(rankings, catalog)),
  matching: operationsOf(
    contracts.matching,
    matchingRoutes(createMatching({ catalog, zips: ONE_ZIP, fields: fieldsOver(catalog) }), undefined as never, catalog),
  ),
};
const analytics = operationsOf(contracts.analytics, analyticsRoutes({ record: (event) => Promise.resolve(void recorded.push(event)) }));
const noWait = () => Promise.resolve();
const api = createServerApi({ ...modules, analytics }, noWait);

const CALLS: [name: string, input: { params?: Record<string, string>; query?: Record<string, string> }][] = [
  ...SOME_COLLEGES.map(({ slug }): [string, object] => ['colleges.bySlug', { params: { slug } }]),
  ...SOME_COLLEGES.map(({ id }): [string, object] => ['colleges.byId', { params: { id: String(id) } }]),
  ['colleges.list', {}],
  ['colleges.list', { query: { fields: 'name,graduationRate,control' } }],
  ['colleges.search', {}],
  ['colleges.search', { query: { q: 'AU', zip: '36849' } }],
  ['colleges.search', { query: { gradRate: '0.5..', fields: 'name,figures' } }],
  ['colleges.search', { query: { state: 'TX' } }],
  ['colleges.suggest', { query: { q: 'aub' } }],
  ['colleges.map', {}],
  ['colleges.compare', { query: { ids: '1,3' } }],
  ['rankings.list', { params: { kind: 'public' } }],
  ['rankings.states', {}],
  ['rankings.rank', {}],
  ['rankings.explain', { query: { ids: '1,3' } }],
  ['rankings.criteria', {}],
  ['rankings.scores', {}],
  ['rankings.explainScores', { params: { id: '1' } }],
  ['matching.questions', {}],
  ['matching.preview', { query: { type: 'public', st: 'AL' } }],
];

describe('the API that pages are rendered with', () => {
  it.each(CALLS)('%s %j returns the object that HTTP sends as text', async (name, { params = {}, query = {} }) => {
    const [module, key] = name.split('.') as [keyof typeof modules, string];
    const operation = (modules[module] as Record<string, Operation>)[key]!;
    const { content } = await operation.run(operation.decode({ params: Object.entries(params), query: Object.entries(query) }));
    if ('rows' in content) throw new Error('JSON expected');
    const value = await api(name, { params, query });
    expect(value).toEqual(JSON.parse(content.text));
    expect(JSON.stringify(value)).toBe(content.text);
  });

  it('answers as HTTP does, with the status of errors', async () => {
    expect(await api('colleges.bySlug', { params: { slug: 'berea-college' } })).toMatchObject({ college: { name: 'Berea College' } });
    await expect(api('colleges.bySlug', { params: { slug: 'nowhere' } })).rejects.toMatchObject({ status: 404 });
  });

  it('returns each price by income with its status and year', async () => {
    const provenance = {
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
      provenance: { netPricePublic: { ...provenance, year: 2023 }, netPricesByIncome: { ...provenance, year: 2024 } },
    });
    const own = await collegesOver([priced]);
    const colleges = operationsOf(contracts.colleges, collegesRoutes(own, createRankings({ catalog: own }), emptyHistory));
    const ownApi = createServerApi({ colleges }, noWait);
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

  it('knows no caller where a session is optional', async () => {
    const college = { id: 1, name: 'Auburn University', slug: 'auburn-university', state: 'AL' };
    const shown = { view: 'redacted', id: randomUUID(), firstName: 'Ada', college, schoolYear: 'junior', major: null, interests: [] };
    const one = ({ caller }: { caller?: unknown }) => ({ ...shown, need: caller === undefined ? 'sign-in' : 'profile' });
    const roommates = operationsOf(contracts.roommates, { one } as never);
    const params = { id: shown.id };
    expect(await createServerApi({ roommates }, noWait)('roommates.one', { params })).toEqual({ ...shown, need: 'sign-in' });
  });

  it('refuses calls that change something or need a session, and unknown calls', async () => {
    for (const call of ['analytics.record', 'matching.sessions', 'colleges.toString', 'nothing.here', '']) {
      await expect(api(call, {})).rejects.toMatchObject({ status: 404, code: 'request.unknown-call' });
    }
    expect(recorded).toEqual([]);
  });
});
