import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { dotsOfColumns, type SwarmColumns } from '../../../domain/colleges/swarm/swarm-columns.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

const prices = { '0-30000': 8_000, '30001-48000': 9_000, '48001-75000': 12_000, '75001-110000': 16_000, '110001-plus': 20_000 };
const colleges = [
  aCollege({
    id: 1,
    slug: 'one',
    name: 'One',
    type: 'Public',
    level: 4,
    graduationRate: 0.82,
    netPricePublic: 15_000,
    netPricesByIncome: prices,
  }),
  aCollege({ id: 2, slug: 'two', name: 'Two', type: 'Public', level: 4, graduationRate: 0.82 }),
  aCollege({ id: 3, slug: 'three', name: 'Three', type: 'Private nonprofit', level: 4, graduationRate: 0.4 }),
  aCollege({ id: 4, slug: 'four', name: 'Four', type: 'Public', level: 4, graduationRate: null }),
];
let app: TestApp;

beforeAll(async () => {
  app = await startApp(colleges);
});
afterAll(() => app.close());

/** The lines of each part of a picture. */
async function partsOf(path: string): Promise<Record<string, string[]>> {
  const svg = await (await app.get(path)).text();
  return Object.fromEntries(
    [...svg.matchAll(/<path id="([^"]+)".*? d="([^"]*)"/g)].map(([, id = '', d = '']) => [id, d.split('M').slice(1)] as const),
  );
}

it('draws the colleges that report a figure, and those of one kind', async () => {
  expect(await partsOf('/swarms/graduationRate/public-four-year-college.svg')).toEqual({
    all: ['40 17v0.01', '82 16.5v1.01'],
    peers: ['82 16.5v1.01'],
  });
  expect(Object.keys(await partsOf('/swarms/graduationRate/every-college.svg'))).toEqual(['all']);
});

it('has the prices of each income as a part, which no address names', async () => {
  const parts = await partsOf('/swarms/netPrice/every-college.svg');
  expect(Object.keys(parts)).toEqual(['all', ...Object.keys(prices).map((income) => `all-${income}`)]);
  expect([parts['all-0-30000'], parts['all']].map((lines) => lines?.some((line) => line.startsWith('20 ')))).toEqual([true, false]);
});

it('may be stored until the data changes', async () => {
  const picture = await app.get('/swarms/netPrice/every-college.svg');
  expect([picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual(['image/svg+xml', 'public, no-cache']);
  const again = await app.get('/swarms/netPrice/every-college.svg', { headers: { 'If-None-Match': picture.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it.each([
  'shoeSize/every-college.svg',
  'graduationRate/nowhere.svg',
  'graduationRate/community-college.svg',
  'graduationRate/every-college.svg?again=1',
])('does not draw %s', async (picture) => {
  expect((await app.get(`/swarms/${picture}`)).status).toBe(404);
});

it('names the same colleges with their values', async () => {
  const dotsOf = async (query: string) => dotsOfColumns(await app.json<SwarmColumns>(`/api/colleges/swarm?${query}`));
  const dots = await dotsOf('figure=graduationRate');
  expect(dots.map(({ slug, kind, value }) => [slug, kind, value]).sort()).toEqual([
    ['one', 'public-four-year-college', 0.82],
    ['three', 'private-nonprofit-four-year-college', 0.4],
    ['two', 'public-four-year-college', 0.82],
  ]);
  expect((await dotsOf('figure=netPrice')).map(({ value, byIncome }) => [value, byIncome])).toEqual([[15_000, undefined]]);
  expect((await dotsOf('figure=netPrice&incomes=all')).map(({ byIncome }) => byIncome)).toEqual([prices]);
  expect((await app.get('/api/colleges/swarm?figure=shoeSize')).status).toBe(400);
});
