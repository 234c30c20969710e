import type { z } from 'zod';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { matchingContract } from '../../../contracts/matching.contract.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { fieldsOver } from '../../../domain/matching/field/fields.fixture.ts';
import { createMatching } from '../../../domain/matching/matching.use-cases.ts';
import { createMatchSessions } from '../../../domain/matching/sessions.use-cases.ts';
import type { AwardsByProgram } from '../../../domain/majors/awards.ts';
import { programIndexInSteps } from '../../../domain/programs/program-index.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { finished } from '../../../domain/shared/steps.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import { collegesOver, ONE_ZIP, type Publisher } from '../testing/colleges.fixture.ts';

type Wire = z.input<typeof matchingContract.match.response>;

const COLLEGES = [
  aCollege({ id: 1, name: 'Near College', state: 'AL', size: 9_000, netPricePublic: 14_230, graduationRate: 0.7, avgSAT: 1_240 }),
  aCollege({ id: 2, name: 'Dear College', state: 'GA', size: 9_000, netPricePublic: 31_007, graduationRate: 0.9, acceptanceRateNum: 0.1 }),
  aCollege({ id: 3, name: 'Unknown College', state: 'TX', type: 'Private nonprofit', isHBCU: true }),
  aCollege({ id: 4, name: 'Closed College', state: 'AL', size: 9_000, operatingStatus: 'closed' }),
];
const AWARDS: Record<string, AwardsByProgram> = {
  'Near College': { '51.3801.5': 90, '11.0701.5': 910 },
  'Dear College': { '11.0701.5': 40 },
};
const PREVIEW = '/api/match?type=public&size=medium&st=AL,GA&p=0000300000';

let app: TestApp;
let colleges: Publisher;
beforeAll(async () => {
  const catalog = await collegesOver(COLLEGES);
  colleges = catalog;
  const unused = () => Promise.reject(new Error('unused'));
  const matchSessions = createMatchSessions({ sessions: { all: unused, remove: unused, transact: unused }, zips: ONE_ZIP });
  const taught = finished(programIndexInSteps(catalog.listed().map(({ name }) => AWARDS[name])));
  app = await startApp(COLLEGES, {
    useCases: {
      colleges: catalog,
      matching: createMatching({ catalog, zips: ONE_ZIP, fields: fieldsOver({ programs: () => taught, listed: catalog.listed }) }),
      matchSessions,
    },
  });
});
afterAll(() => app.close());

const ask = (body: unknown) => app.post('/api/match', body);
const matchOf = async (answers: object) => (await (await ask({ answers })).json()) as Wire;
const linesOf = ({ items }: Wire) => items.map(({ rank, score, college }) => [rank, score, college.name]);

describe('GET /api/match/questions', () => {
  it('returns the six questions', async () => {
    const found = await app.json<z.input<typeof matchingContract.questions.response>>('/api/match/questions');
    expect(matchingContract.questions.response.parse(found)).toEqual(found);
    expect(found.questions.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(found.only).toEqual({ hbcu: 1, womenOnly: 0 });
    expect(found.methodVersion).toBe(METHOD_VERSION);
  });
});

describe('GET /api/match', () => {
  it('fits the contract', async () => {
    const match = await app.json<Wire>(PREVIEW);
    expect(matchingContract.preview.response.parse(match)).toEqual(match);
    expect(linesOf(match)).toEqual([
      [1, 86.5, 'Dear College'],
      [2, 81.3, 'Near College'],
    ]);
    expect(match).toMatchObject({
      group: 'four-year',
      groups: { 'four-year': 3, 'two-year': 0, faith: 0, specialist: 0 },
      all: false,
      candidates: 3,
      unplaced: 1,
      tied: 1,
      relaxed: [],
      isDefault: false,
      dataVersion: '1',
      methodVersion: METHOD_VERSION,
    });
    expect(match.items[0]).toMatchObject({ band: 'reach', isBalanced: true, coverage: 1, watchOuts: [], unknown: [] });
    expect(match.items[0]?.reasons.map(({ text }) => text)).toEqual([
      'In Georgia, one of your states',
      '9,000 students — medium',
      'Public, as you chose',
    ]);
  });

  it('has whole cards', async () => {
    const [first] = (await app.json<Wire>(PREVIEW)).items;
    const search = await app.json<{ items: object[] }>('/api/colleges/search?q=Dear');
    expect(search.items[0]).toMatchObject(first?.college ?? {});
  });

  it('matches like POST with the same answers', async () => {
    const answers = { types: ['public'], size: 'medium', states: ['AL', 'GA'], priorities: { ...NONE, completion: 3 } };
    expect(await matchOf(answers)).toEqual(await app.json<Wire>(PREVIEW));
  });

  it('is the default ranking without answers', async () => {
    const match = await app.json<Wire>('/api/match');
    expect(match.isDefault).toBe(true);
    const ranking = await app.json<{ items: { rank: number | null; score: number | null; college: { name: string } }[] }>('/api/rankings');
    const ranked = ranking.items.filter(({ rank }) => rank !== null).map(({ rank, score, college }) => [rank, score, college.name]);
    expect(linesOf(match)).toEqual(ranked);
  });

  it('can be cached per data version', async () => {
    const response = await app.get(PREVIEW);
    const etag = response.headers.get('etag') ?? '';
    expect((await app.get(PREVIEW, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await colleges.publish(COLLEGES.slice(1), '2');
    const fresh = await app.get(PREVIEW, { headers: { 'If-None-Match': etag } });
    expect([fresh.status, ((await fresh.json()) as Wire).candidates]).toEqual([200, 2]);
    await colleges.publish(COLLEGES, '1');
  });

  it.each([
    ['size=huge', ['size']],
    ['type=best&st=ZZ&must=luck&p=4', ['type', 'st', 'must', 'p']],
    ['setting=city,beach&miles=75', ['setting', 'miles']],
    ['homeZip=36849', ['homeZip']],
    ['p=00203001004', ['p']],
    ['v=0', ['v']],
    ['budget=20000', ['budget']],
    ['income=0-30000&sat=1400&act=30', ['income', 'sat', 'act']],
    ['__proto__=1', ['__proto__']],
  ])('refuses %s', async (query, paths) => {
    const response = await app.get(`/api/match?${query}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).errors?.map(({ path }) => path)).toEqual(paths);
  });
});

const NONE = Object.fromEntries(
  ['cost', 'value', 'earnings', 'debt', 'completion', 'prestige', 'research', 'safety', 'athletics', 'access'].map((key) => [key, 0]),
);

describe('majors', () => {
  const byName = ({ items }: Wire) =>
    Object.fromEntries(
      items.map(({ college, reasons, watchOuts, unknown }) => [
        college.name,
        [reasons, watchOuts, unknown].map((list) => list.map(({ key, text }) => `${key}: ${text}`)),
      ]),
    );

  it('are matched by an address, with reasons', async () => {
    const match = await app.json<Wire>('/api/match?major=51.38&st=AL,GA,TX&all=1');
    expect(matchingContract.preview.response.parse(match)).toEqual(match);
    const texts = byName(match);
    expect(texts['Near College']?.flat()).toContain('field: 90 graduates in Nursing in 2023-24, 9% of all');
    expect(texts['Dear College']?.[1]).toContain('field: It does not teach Nursing');
    // Of its programs nothing is known, and its state alone is too little.
    expect([texts['Unknown College'], match.unplaced]).toEqual([undefined, 1]);
  });

  it('can be required', async () => {
    const match = await matchOf({ majors: ['51.38', '11.02'], states: ['AL', 'GA'], must: ['field'] });
    expect(match.items.map(({ college }) => college.name)).toEqual(['Near College']);
    expect(match.excluded).toEqual({ byMust: { field: 2 }, unknown: { field: 1 } });
    expect(match.relaxed).toEqual([]);
  });

  it.each([[['nursing']], [['5138']], [['01', '11', '51', '52']]])('%j are refused', async (majors) => {
    expect((await ask({ answers: { majors } })).status).toBe(400);
  });
});

describe('POST /api/match', () => {
  it('uses the answers that an address cannot carry', async () => {
    const match = await matchOf({ budget: 20_000, sat: 1_240, must: ['budget'] });
    expect(matchingContract.match.response.parse(match)).toEqual(match);
    expect(linesOf(match)).toEqual([[1, 100, 'Near College']]);
    expect(match.excluded).toEqual({ byMust: { budget: 2 }, unknown: { budget: 1 } });
    expect(match.items[0]?.reasons.map(({ text }) => text)).toEqual([
      'Net price $14,230 a year for in-state students, within your $20,000',
      'Your SAT 1240 is near its average 1240',
    ]);
  });

  it('suggests relaxations for an empty result', async () => {
    const match = await matchOf({ budget: 1_000, must: ['budget', 'size'], size: 'medium' });
    expect(matchingContract.match.response.parse(match)).toEqual(match);
    expect([match.items, match.relaxed, match.relaxations]).toEqual([
      [],
      ['size'],
      [
        { must: 'budget', count: 3, text: 'Include colleges over your budget' },
        { must: 'budget', budget: 15_000, count: 1, text: 'Raise your budget to $15,000 a year' },
      ],
    ]);
  });

  it('measures the distance from the ZIP code', async () => {
    const near = { locale: 'city-small', latitude: 33.15, longitude: -85.49 } as const;
    const far = { locale: 'rural-remote', latitude: 38.555, longitude: -85.49 } as const;
    await colleges.publish([{ ...COLLEGES[0]!, ...near }, { ...COLLEGES[1]!, ...far }, COLLEGES[2]!], '2');
    const match = await matchOf({ homeZip: '36849', miles: 250, settings: ['city'], must: ['distance'] });
    const unplaced = await matchOf({ miles: 250, must: ['distance'] });
    await colleges.publish(COLLEGES, '1');
    expect(matchingContract.match.response.parse(match)).toEqual(match);
    expect(match.items.map(({ college, score, misses }) => [college.name, score, misses])).toEqual([
      ['Near College', 100, []],
      ['Dear College', 50.7, ['distance']],
    ]);
    expect(match.items.flatMap(({ reasons, watchOuts }) => [...reasons, ...watchOuts].map(({ text }) => text))).toEqual([
      '38 miles from home',
      'In a city, as you chose',
      '412 miles from home, 162 more than your 250',
      'In a rural area, not a setting that you chose',
    ]);
    expect([match.relaxed, match.excluded, match.hasFit]).toEqual([
      ['distance'],
      { byMust: { distance: 2 }, unknown: { distance: 1 } },
      true,
    ]);
    expect([unplaced.isDefault, unplaced.excluded.byMust]).toEqual([true, {}]);
  });

  it.each(['/api/match', '/api/match/search'])('%s says that it knows no place of a ZIP code', async (path) => {
    const response = await app.post(path, { answers: { homeZip: '00001', miles: 50 } });
    const message = 'No place is known for ZIP code 00001';
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [{ path: 'answers.homeZip', message }] }),
    ]);
  });

  it('says which miles and which ZIP codes can be answers', async () => {
    const response = await ask({ answers: { homeZip: '3684', miles: 75 } });
    expect([response.status, ((await response.json()) as ErrorBody).errors]).toEqual([
      400,
      [
        { path: 'answers.miles', message: 'One of 50, 100, 250, 500' },
        { path: 'answers.homeZip', message: 'Five digits' },
      ],
    ]);
  });

  it('is not stored, and logs nothing private', async () => {
    app.log.lines.length = 0;
    const response = await ask({
      answers: { budget: 23_000, income: '48001-75000', sat: 1_370, act: 31, states: ['GA'], homeZip: '36849', miles: 50 },
    });
    expect([response.status, response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    await ask({ answers: { budget: 23_000.5, income: '48001-75001', sat: 13_70.5, act: 31 } });
    // Without the times of requests, which can be any number.
    const logged = JSON.stringify(app.log.lines).replaceAll(/"ms":[\d.]+/g, '');
    expect(app.log.lines.length).toBeGreaterThan(0);
    expect(logged).not.toMatch(/23000|48001|1370|"GA"|:31\b|36849/);
  });

  it.each([
    [{}, ['answers']],
    [{ answers: null }, ['answers']],
    [{ answers: { budget: -1 } }, ['answers.budget']],
    [
      { answers: { budget: 80_001, sat: 399, act: 37, income: 'rich' } },
      ['answers.budget', 'answers.income', 'answers.sat', 'answers.act'],
    ],
    [{ answers: { budget: 1.5, sat: '1200' } }, ['answers.budget', 'answers.sat']],
    [
      { answers: { size: 'huge', types: ['best'], states: ['ZZ'], settings: ['beach'], must: ['luck'] } },
      ['answers.size', 'answers.types.0', 'answers.states.0', 'answers.settings.0', 'answers.must.0'],
    ],
    [{ answers: { types: ['public', 'public', 'public', 'public', 'public'] } }, ['answers.types']],
    [{ answers: { priorities: { cost: 4 } } }, expect.arrayContaining(['answers.priorities.cost', 'answers.priorities.value'])],
    [{ answers: { gpa: 4 } }, expect.arrayContaining([expect.stringContaining('gpa')])],
    [{ answers: {}, save: true }, expect.arrayContaining([expect.stringContaining('save')])],
  ])('refuses %j with the paths of its fields', async (body, paths) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).errors?.map(({ path }) => path)).toEqual(paths);
  });

  it('refuses invalid JSON', async () => {
    const response = await app.get('/api/match', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"answers":' });
    expect(response.status).toBe(400);
  });
});

describe('POST /api/match/search', () => {
  const search = async (query: string, answers: object) => {
    const answer = await app.post(`/api/match/search${query}`, { answers });
    return { status: answer.status, body: (await answer.json()) as z.input<typeof matchingContract.search.response> };
  };
  const scoresIn = ({ body }: Awaited<ReturnType<typeof search>>) => body.items.map(({ name, matchScore }) => [name, matchScore]);

  it('gives each college its match score, and sorts by it', async () => {
    const answers = { states: ['AL'], budget: 20_000 };
    const { items } = await matchOf(answers);
    const found = await search('?sort=match:desc', answers);
    expect(matchingContract.search.response.parse(found.body)).toEqual(found.body);
    expect(scoresIn(found)).toEqual([...items.map(({ college, score }) => [college.name, score]), ['Unknown College', null]]);
  });

  it('filters like the search, in suggested order without a sort', async () => {
    const found = await search('?state=GA,TX', { states: ['GA'] });
    expect(scoresIn(found)).toEqual([
      ['Dear College', 100],
      ['Unknown College', 0],
    ]);
    expect(found.body.total).toBe(2);
  });

  it.each([
    ['?sort=nonsense', {}, 400],
    ['', { sat: 5 }, 400],
  ])('refuses %s with %j', async (query, answers, status) => {
    expect((await search(query, answers)).status).toBe(status);
  });
});
