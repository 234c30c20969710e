import { parse } from 'csv-parse/sync';
import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { CsvHeads } from '../colleges/shown/csv-words.ts';
import { DomainError } from '../shared/domain-error.ts';
import { formatWeights } from '../shared/criteria.ts';
import type { RankedCollege } from './ranked-order.ts';
import { MANY_STUDENTS } from '../scores/rates.fixture.ts';
import { DEFAULT_WEIGHTS, MEAN, METHOD_VERSION } from '../shared/method.ts';
import { weightsWith } from './rankings.fixture.ts';
import type { RankingQuery } from './params.ts';
import { createRankings, type ListRequest, type RankingPage } from './rankings.use-cases.ts';

/** A college with a price and no other figure. A lower price gives a higher score. */
const priced = (id: number, netPricePublic: number, overrides: Partial<CollegeRecord> = {}) =>
  aCollege({
    id,
    name: `College ${id}`,
    size: 5_000,
    netPricePublic,
    graduationRate: 0.5,
    retentionRate: 0.7,
    ...MANY_STUDENTS,
    percentPellGrant: 0.4,
    ...overrides,
  });

const COLLEGES = [
  priced(1, 20_000, { state: 'GA' }),
  priced(2, 10_000),
  priced(3, 15_000, { type: 'Private nonprofit', isHBCU: true }),
  priced(4, 5_000),
  aCollege({ id: 5, name: 'Nothing known' }),
];

function setUp(colleges: CollegeRecord[] = COLLEGES) {
  const state = { colleges, version: 'v1', reads: 0 };
  const rankings = createRankings({
    catalog: {
      dataVersion: () => state.version,
      listed() {
        state.reads += 1;
        return state.colleges;
      },
      listText: () => undefined,
    },
  });
  return { state, rankings };
}

const idsOf = ({ items }: { items: readonly RankedCollege[] }) => items.map(({ college }) => college.id);
const ranksOf = ({ items }: { items: readonly RankedCollege[] }) => items.map(({ rank }) => rank);

function faultsOf(act: () => unknown): [kind: string, paths: string[]] | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return [error.kind, error.faults.map(({ path }) => path)];
    throw error;
  }
  return undefined;
}

describe('a list', () => {
  it('has its colleges best first, unranked last, with ranks within the list', () => {
    const { rankings } = setUp();
    const list = rankings.list({ kind: 'public', all: true });
    expect(idsOf(list)).toEqual([4, 2, 1, 5]);
    expect(ranksOf(list)).toEqual([1, 2, 3, null]);
    expect(list).toMatchObject({ kind: 'public', state: null, ranked: 3, unranked: 1, page: 1, perPage: 50, dataVersion: 'v1' });
    expect(list.medians.netPrice).toEqual({ value: 10_000, n: 3, periods: [] });
    expect(ranksOf(rankings.list({ kind: 'hbcu', all: true }))).toEqual([1]);
  });

  it('of a state has the colleges of that state', () => {
    const { rankings } = setUp();
    expect(idsOf(rankings.list({ kind: 'state', state: 'GA' }))).toEqual([1]);
    expect(idsOf(rankings.list({ kind: 'state', state: 'AL', all: true }))).toEqual([4, 2, 3, 5]);
    expect(rankings.list({ kind: 'state', state: 'NY' })).toMatchObject({ items: [], ranked: 0, medians: { netPrice: null } });
  });

  it('returns its weights', () => {
    const { rankings } = setUp();
    expect(formatWeights(rankings.list({ kind: 'private' }).weights)).toBe('3240542102');
    expect(formatWeights(rankings.list({ kind: 'private', group: 'two-year' }).weights)).toBe('5330400102');
  });

  it.each<[ListRequest, string[]]>([
    [{ kind: 'state' }, ['state']],
    [{ kind: 'public', state: 'AL' }, ['state']],
    [{ kind: 'public', page: 0 }, ['page']],
    [{ kind: 'public', page: 0, perPage: 0 }, ['page', 'perPage']],
  ])('refuses %p', (request, paths) => {
    const { rankings } = setUp();
    expect(faultsOf(() => rankings.list(request))).toEqual(['invalid', paths]);
  });
});

describe('groups and the gate', () => {
  const cost = weightsWith({ cost: 1 });
  const { rankings } = setUp([
    priced(1, 20_000),
    priced(2, 10_000, { level: 2 }),
    priced(3, 5_000, { size: 499 }),
    priced(4, 6_000, { size: 500 }),
    priced(5, 4_000, { carnegieClassification: 'Special Focus Four-Year: Arts, Music & Design Schools' }),
    priced(6, 3_000, {
      type: 'Private nonprofit',
      carnegieClassification: 'Special Focus Four-Year: Faith-Related Institutions',
      state: 'GA',
    }),
    aCollege({ id: 7, name: 'Nothing known', size: 9_000 }),
  ]);
  const groups = { 'four-year': 4, 'two-year': 1, specialist: 1, faith: 1 };

  it('rank the four-year colleges of 500 students or more, and list the others of the group with a reason', () => {
    const page = rankings.rank({ w: cost });
    expect(page.items.map(({ college, rank, unranked }) => [college.id, rank, unranked])).toEqual([
      [4, 1, null],
      [1, 2, null],
      [3, null, 'few-students'],
      [7, null, 'little-known'],
    ]);
    expect(page).toMatchObject({ group: 'four-year', groups, all: false, ranked: 2, unranked: 2 });
  });

  it('rank small colleges on request, but not those without a score', () => {
    const page = rankings.rank({ w: cost, all: true });
    expect(page.items.map(({ college, rank, unranked }) => [college.id, rank, unranked])).toEqual([
      [3, 1, null],
      [4, 2, null],
      [1, 3, null],
      [7, null, 'little-known'],
    ]);
    expect(page).toMatchObject({ groups, all: true });
  });

  it('need 70% of the weight, or half of it on request', () => {
    // Completion and access are known, cost is not counted: 2 of 3, and 3 of 4.
    const [less, more] = [weightsWith({ completion: 2, debt: 1 }), weightsWith({ completion: 3, debt: 1 })];
    expect(rankings.rank({ w: less }).ranked).toBe(0);
    expect(rankings.rank({ w: less, all: true, group: 'four-year' }).ranked).toBe(3);
    expect(rankings.rank({ w: more }).ranked).toBe(2);
  });

  it.each<[RankingQuery, string, number[]]>([
    [{ group: 'two-year' }, 'two-year', [2]],
    [{ group: 'specialist' }, 'specialist', [5]],
    [{ group: 'faith' }, 'faith', [6]],
    [{ type: ['community'] }, 'two-year', [2]],
    // Georgia has no other college.
    [{ st: ['GA'] }, 'faith', [6]],
    [{ st: ['NY'] }, 'four-year', []],
  ])('open with the usual group: %j', (query, group, ids) => {
    const page = rankings.rank({ w: cost, ...query });
    expect([page.group, idsOf(page)]).toEqual([group, ids]);
  });

  it('have the sizes that the filters leave, with and without a rank', () => {
    const sizes = (query: RankingQuery) => rankings.rank({ w: cost, ...query }).groups;
    const none = { 'four-year': 0, 'two-year': 0, specialist: 0, faith: 0 };
    expect(sizes({ max: 5_000 })).toEqual({ ...none, 'four-year': 1, specialist: 1, faith: 1 });
    expect(sizes({ max: 10_000 })).toEqual({ 'four-year': 2, 'two-year': 1, specialist: 1, faith: 1 });
    expect(sizes({ size: ['medium'] })).toEqual({ ...none, 'four-year': 1 });
    expect(sizes({ type: ['private'] })).toEqual({ ...none, faith: 1 });
    expect(sizes({ st: ['GA'] })).toEqual({ ...none, faith: 1 });
  });

  it('apply to lists too', () => {
    expect(rankings.list({ kind: 'community' })).toMatchObject({ group: 'two-year', groups: { 'two-year': 1, 'four-year': 0 } });
    expect(rankings.list({ kind: 'public' })).toMatchObject({ ranked: 0, unranked: 4 });
    expect(rankings.list({ kind: 'public', all: true })).toMatchObject({ ranked: 3, unranked: 1 });
  });
});

describe('pages', () => {
  it('are slices of the order, and empty after the last', () => {
    const { rankings } = setUp();
    const w = weightsWith({ cost: 1 });
    const page = (number: number) => idsOf(rankings.rank({ w, page: number, perPage: 2 }));
    expect([page(1), page(2), page(3), page(4)]).toEqual([[4, 2], [3, 1], [5], []]);
    expect(rankings.rank({ w, page: 4, perPage: 2 })).toMatchObject({ ranked: 4, unranked: 1, page: 4, perPage: 2 });
    expect(faultsOf(() => rankings.rank({ page: 0 }))).toEqual(['invalid', ['page']]);
  });

  it('have 25 colleges for a ranking, 50 for a list', () => {
    const { rankings } = setUp(Array.from({ length: 60 }, (_, index) => priced(index + 1, 10_000 + index)));
    expect([rankings.rank({}).items.length, rankings.list({ kind: 'public' }).items.length]).toEqual([25, 50]);
  });
});

describe('a ranking', () => {
  const cost = weightsWith({ cost: 1 });

  it('uses the given weights, or the default weights', () => {
    const { rankings } = setUp();
    expect(formatWeights(rankings.rank({}).weights)).toBe('3240542102');
    expect(formatWeights(rankings.rank({ w: weightsWith({}) }).weights)).toBe('3240542102');
    expect(idsOf(rankings.rank({ w: cost }))).toEqual([4, 2, 3, 1, 5]);
    expect(ranksOf(rankings.rank({ w: weightsWith({ completion: 3 }) }))).toEqual([1, 1, 1, 1, null]);
  });

  it('of a place with only two-year colleges has the weights of this group, unless others are given', () => {
    const { rankings } = setUp([priced(1, 10_000), priced(2, 10_000, { level: 2, state: 'FM' })]);
    const found = (query: RankingQuery) => {
      const { group, firstGroup, weights } = rankings.rank(query);
      return [group, firstGroup, formatWeights(weights)];
    };
    const everything: RankingQuery = { st: ['FM'], all: true };
    expect(found(everything)).toEqual(['two-year', 'two-year', '5330400102']);
    expect(found({ ...everything, w: DEFAULT_WEIGHTS })).toEqual(['two-year', 'two-year', '3240542102']);
    expect(found({ ...everything, group: 'four-year' })).toEqual(['four-year', 'two-year', '3240542102']);
  });

  it('of two-year colleges has the weights of community colleges, unless others are given', () => {
    const { rankings } = setUp([priced(1, 20_000), priced(2, 10_000, { level: 2 })]);
    const weightsOf = (query: RankingQuery) => formatWeights(rankings.rank(query).weights);
    expect(weightsOf({ group: 'two-year' })).toBe('5330400102');
    expect(weightsOf({ type: ['community'] })).toBe('5330400102');
    expect(weightsOf({ group: 'two-year', w: DEFAULT_WEIGHTS })).toBe('3240542102');
    expect(weightsOf({ type: ['community'], group: 'four-year' })).toBe('3240542102');
  });

  it('of one field opens with the specialist schools, and of liberal arts with the four-year colleges', () => {
    const label = (carnegieClassification: string) => ({ carnegieClassification });
    const { rankings } = setUp([
      priced(1, 20_000),
      priced(2, 10_000, label('Special Focus Four-Year: Arts, Music & Design Schools')),
      priced(3, 10_000, label('Special Focus Two-Year: Health Professions')),
      priced(4, 10_000, label('Baccalaureate Colleges: Arts & Sciences Focus')),
    ]);
    const found = (query: RankingQuery) => {
      const page = rankings.rank({ w: cost, ...query });
      return [page.group, idsOf(page)];
    };
    expect(found({ focus: ['arts'] })).toEqual(['specialist', [2]]);
    expect(found({ focus: ['arts', 'health'] })).toEqual(['specialist', [2, 3]]);
    expect(found({ focus: ['liberal-arts'] })).toEqual(['four-year', [4]]);
    expect(rankings.rank({ focus: ['arts'] }).groups).toEqual({ 'four-year': 0, 'two-year': 0, specialist: 1, faith: 0 });
  });

  it('returns the given weights, in the order of their proportions', () => {
    const { rankings } = setUp();
    const [once, twice] = [weightsWith({ cost: 2, access: 1 }), weightsWith({ cost: 4, access: 2 })].map((w) => rankings.rank({ w }));
    expect(twice?.weights.cost).toBe(4);
    const places = (page = once) => page?.items.map(({ college, rank, score, parts }) => [college.id, rank, score, parts]);
    expect(places(twice)).toEqual(places(once));
  });

  it('is filtered without a change of scores, with ranks within the filter', () => {
    const { rankings } = setUp();
    const all = rankings.rank({ w: cost });
    const some = rankings.rank({ w: cost, st: ['AL'], max: 15_000 });
    expect([idsOf(some), ranksOf(some)]).toEqual([
      [4, 2, 3],
      [1, 2, 3],
    ]);
    const scoresIn = (page: RankingPage) => new Map(page.items.map(({ college, score }) => [college.id, score]));
    for (const [id, score] of scoresIn(some)) expect(scoresIn(all).get(id)).toBe(score);
    expect(rankings.rank({ w: cost, type: ['private'] })).toMatchObject({ ranked: 1, unranked: 0, items: [{ rank: 1 }] });
    expect(rankings.rank({ w: cost, st: ['NY'] })).toMatchObject({ ranked: 0, unranked: 0, items: [] });
    expect(rankings.rank({ w: cost, st: ['AL', 'GA'], type: ['public'] })).toMatchObject({ ranked: 3, unranked: 1 });
  });

  it('explains every college', () => {
    const { rankings } = setUp();
    const { items, baseline } = rankings.rank({ w: weightsWith({ cost: 1, access: 1 }) });
    expect(baseline).toBe((MEAN.cost + MEAN.access) / 2);
    for (const { college, score, parts } of items.filter((item) => item.score !== null)) {
      expect(parts.map(({ key }) => key)).toEqual(['cost', 'access']);
      const explained = parts.reduce((sum, { contribution }) => sum + contribution, baseline);
      expect([college.id, explained.toFixed(1)]).toEqual([college.id, score?.toFixed(1)]);
    }
    expect(items[0]).toMatchObject({ band: { best: 1, worst: 1 }, lead: { over: 'College 2', points: 7.1, criteria: [{ key: 'cost' }] } });
    expect(items[3]).toMatchObject({ rank: 4, lead: null });
    expect(items[4]).toMatchObject({ rank: null, score: null, band: null, lead: null, parts: [{ isFilled: true }, { isFilled: true }] });
  });

  it('returns the lead of each college over the next one in the filtered order', () => {
    const { rankings } = setUp();
    const { items } = rankings.rank({ w: cost, type: ['public'] });
    expect(items.map(({ lead }) => lead?.over ?? null)).toEqual(['College 2', 'College 1', null, null]);
  });

  it('returns the importance of each criterion', () => {
    const { rankings } = setUp();
    expect(rankings.rank({ w: cost }).importance).toMatchObject({ cost: 1, completion: null, research: null });
  });
});

describe('some colleges explained', () => {
  it('have their rank in the whole order, by UNITID or id, without duplicates', () => {
    const { rankings } = setUp();
    const page = rankings.explain([100_003, 4, 100_004], { w: weightsWith({ cost: 1 }) });
    expect([idsOf(page), ranksOf(page)]).toEqual([
      [3, 4],
      [3, 1],
    ]);
    expect(page).toMatchObject({ ranked: 4, unranked: 1, page: 1 });
  });

  it('are left out if they are not in the order', () => {
    const { rankings } = setUp();
    expect(idsOf(rankings.explain([1, 2, 77], { st: ['GA'] }))).toEqual([1]);
    expect(idsOf(rankings.explain([77], {}))).toEqual([]);
  });
});

describe('a ranking as CSV', () => {
  const linesOf = (query: RankingQuery) => {
    const { rankings } = setUp([...COLLEGES, priced(6, 12_000, { name: '=2+3', ipedsUnitId: null, medianDebt: 20_000 })]);
    return [...rankings.csv(query)()].join('').trimEnd().split('\r\n');
  };
  const cellsOf = (query: RankingQuery) => {
    const [head = '', ...rows] = linesOf(query).map((line) => line.split(','));
    return rows.map((row) => Object.fromEntries(row.map((cell, column) => [head[column] ?? '', cell])));
  };

  it('has all colleges of the order, for any page, unranked last', () => {
    const rows = cellsOf({ w: weightsWith({ cost: 2, access: 1 }), page: 3 });
    expect(rows.map(({ rank, rankBest, rankWorst, score, unitId, name }) => [rank, rankBest, rankWorst, score, unitId, name])).toEqual([
      ['1', '1', '2', '83.3', '100004', 'College 4'],
      ['2', '2', '3', '73.8', '100002', 'College 2'],
      // Only this college reports its debt, so it leads if debt counts.
      ['3', '1', '3', '70', '', "'=2+3"],
      ['4', '4', '4', '64.3', '100003', 'College 3'],
      ['5', '5', '5', '54.8', '100001', 'College 1'],
      ['', '', '', '', '100005', 'Nothing known'],
    ]);
  });

  it('has the inputs of the scores, and the versions', () => {
    const [first] = cellsOf({ w: weightsWith({ cost: 2, access: 1 }) });
    expect(first).toMatchObject({
      coverage: '1',
      city: 'Springfield',
      state: 'AL',
      control: 'Public',
      level: '4',
      netPrice: '5000',
      earnings: '',
      graduationRate: '0.5',
      percentPellGrant: '0.4',
      score_cost: '100',
      score_access: '50',
      score_research: '',
      contribution_cost: String((2 / 3) * (100 - MEAN.cost)),
      contribution_completion: '',
      weights: '2000000001',
      methodVersion: String(METHOD_VERSION),
      dataVersion: 'v1',
    });
  });

  it('names the figures that describe all campuses together, whether they count or not', () => {
    const { rankings } = setUp([
      priced(1, 20_000, { opeId: '00141700', medianDebt: 9_000, earningsAfter10Years: 50_000 }),
      priced(2, 20_000, { opeId: '00141702', medianDebt: 9_000 }),
      priced(3, 20_000, { opeId: '00200000', medianDebt: 9_000 }),
    ]);
    const sharedIn = (heads: CsvHeads, head: string) => {
      const text = [...rankings.csv({ w: weightsWith({ cost: 1 }) }, heads)()].join('');
      return parse<Record<string, string>>(text, { columns: true }).map((row) => row[head]);
    };
    expect(sharedIn('names', 'sharedFigures')).toEqual(['earnings|medianDebt', 'medianDebt', '']);
    expect(sharedIn('words', 'Figures of all campuses together')).toEqual([
      'Median earnings ($)|Median debt of graduates ($)',
      'Median debt of graduates ($)',
      '',
    ]);
  });

  it('leaves an unknown score empty, but not the contribution of the 0 that it counts as', () => {
    const row = cellsOf({ w: weightsWith({ debt: 1, cost: 2 }) }).find(({ name }) => name === 'College 4');
    expect(row).toMatchObject({ score_debt: '', contribution_debt: String((1 / 3) * -MEAN.debt), score_cost: '100' });
  });

  it('is filtered, and has only the header for no colleges', () => {
    expect(cellsOf({ st: ['GA'] })).toHaveLength(1);
    expect(linesOf({ st: ['NY'] })).toHaveLength(1);
  });
});

describe('states', () => {
  it('are the states with colleges, by name', () => {
    const { rankings } = setUp([priced(1, 9_000, { state: 'NY' }), ...COLLEGES.map((college) => ({ ...college, id: college.id + 10 }))]);
    expect(rankings.states()).toEqual([
      { code: 'AL', name: 'Alabama', slug: 'alabama', count: 4, medianNetPrice: 10_000 },
      { code: 'GA', name: 'Georgia', slug: 'georgia', count: 1, medianNetPrice: 20_000 },
      { code: 'NY', name: 'New York', slug: 'new-york', count: 1, medianNetPrice: 9_000 },
    ]);
  });
});

describe('the catalog', () => {
  it('is read once for each data version', () => {
    const { rankings, state } = setUp();
    rankings.list({ kind: 'public' });
    rankings.rank({});
    rankings.states();
    expect(state.reads).toBe(1);
    Object.assign(state, { version: 'v2', colleges: [priced(7, 1_000)] });
    expect(rankings.list({ kind: 'public', all: true })).toMatchObject({ ranked: 1, dataVersion: 'v2' });
    expect(idsOf(rankings.rank({}))).toEqual([7]);
    expect(state.reads).toBe(2);
  });
});
