import { aCollege } from '../colleges/college.suite.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';
import { formatWeights } from './criteria.ts';
import type { Ranked } from './ranking.ts';
import { weightsWith } from './rankings.suite.ts';
import { createRankings, type ListRequest } from './rankings.use-cases.ts';

/** A college that scores the higher, the less it costs. */
const priced = (id: number, netPricePublic: number, overrides: Partial<CollegeRecord> = {}) =>
  aCollege({ id, name: `College ${id}`, netPricePublic, graduationRate: 0.5, retentionRate: 0.7, percentPellGrant: 0.4, ...overrides });

const COLLEGES = [
  priced(1, 20_000, { state: 'GA' }),
  priced(2, 10_000),
  priced(3, 15_000, { type: 'Private nonprofit', isHBCU: true }),
  priced(4, 5_000, { level: 2 }),
  aCollege({ id: 5, name: 'Nothing known' }),
];

function setUp(colleges: CollegeRecord[] = COLLEGES) {
  const state = { colleges, version: 'v1', reads: 0 };
  const rankings = createRankings({
    catalogue: {
      dataVersion: () => state.version,
      open() {
        state.reads += 1;
        return state.colleges;
      },
    },
  });
  return { state, rankings };
}

const idsOf = ({ items }: { items: readonly Ranked[] }) => items.map(({ college }) => college.id);
const ranksOf = ({ items }: { items: readonly Ranked[] }) => items.map(({ rank }) => rank);

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
  it('holds its colleges best first, unranked ones last, with ranks of its own', () => {
    const { rankings } = setUp();
    const list = rankings.list({ kind: 'public' });
    expect(idsOf(list)).toEqual([4, 2, 1, 5]);
    expect(ranksOf(list)).toEqual([1, 2, 3, null]);
    expect(list).toMatchObject({ kind: 'public', state: null, ranked: 3, unranked: 1, page: 1, perPage: 50, dataVersion: 'v1' });
    expect(list.medians.netPrice).toEqual({ value: 10_000, n: 3, periods: [] });
    expect(ranksOf(rankings.list({ kind: 'hbcu' }))).toEqual([1]);
  });

  it('of a state holds the colleges there', () => {
    const { rankings } = setUp();
    expect(idsOf(rankings.list({ kind: 'state', state: 'GA' }))).toEqual([1]);
    expect(idsOf(rankings.list({ kind: 'state', state: 'AL' }))).toEqual([4, 2, 3, 5]);
    expect(rankings.list({ kind: 'state', state: 'NY' })).toMatchObject({ items: [], ranked: 0, medians: { netPrice: null } });
  });

  it('names its formula', () => {
    const { rankings } = setUp();
    expect(formatWeights(rankings.list({ kind: 'private' }).weights)).toBe('3240542102');
    expect(formatWeights(rankings.list({ kind: 'community' }).weights)).toBe('5330400102');
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

describe('pages', () => {
  it('cut the order, and are empty beyond its end', () => {
    const { rankings } = setUp();
    const weights = weightsWith({ cost: 1 });
    const page = (number: number) => idsOf(rankings.rank({ weights, page: number, perPage: 2 }));
    expect([page(1), page(2), page(3), page(4)]).toEqual([[4, 2], [3, 1], [5], []]);
    expect(rankings.rank({ weights, page: 4, perPage: 2 })).toMatchObject({ ranked: 4, unranked: 1, page: 4, perPage: 2 });
    expect(faultsOf(() => rankings.rank({ page: 0 }))).toEqual(['invalid', ['page']]);
  });

  it('are 25 long for a ranking, 50 for a list', () => {
    const { rankings } = setUp(Array.from({ length: 60 }, (_, index) => priced(index + 1, 10_000 + index)));
    expect([rankings.rank({}).items.length, rankings.list({ kind: 'public' }).items.length]).toEqual([25, 50]);
  });
});

describe('a ranking', () => {
  it('follows the weights, and the default ones without any', () => {
    const { rankings } = setUp();
    expect(formatWeights(rankings.rank({}).weights)).toBe('3240542102');
    expect(idsOf(rankings.rank({ weights: weightsWith({ cost: 1 }) }))).toEqual([4, 2, 3, 1, 5]);
    expect(ranksOf(rankings.rank({ weights: weightsWith({ completion: 3 }) }))).toEqual([1, 1, 1, 1, null]);
  });

  it('keeps the weights as they were asked for, and the order of their proportions', () => {
    const { rankings } = setUp();
    const [once, twice] = [weightsWith({ cost: 2, access: 1 }), weightsWith({ cost: 4, access: 2 })].map((weights) =>
      rankings.rank({ weights }),
    );
    expect(twice?.weights.cost).toBe(4);
    expect(twice?.items).toEqual(once?.items);
    // The very same lines: neither scored nor sorted again.
    expect(twice?.items[0]).toBe(once?.items[0]);
  });
});

describe('states', () => {
  it('are those with colleges, by name', () => {
    const { rankings } = setUp([priced(1, 9_000, { state: 'NY' }), ...COLLEGES.map((college) => ({ ...college, id: college.id + 10 }))]);
    expect(rankings.states()).toEqual([
      { code: 'AL', name: 'Alabama', slug: 'alabama', count: 4, medianNetPrice: 10_000 },
      { code: 'GA', name: 'Georgia', slug: 'georgia', count: 1, medianNetPrice: 20_000 },
      { code: 'NY', name: 'New York', slug: 'new-york', count: 1, medianNetPrice: 9_000 },
    ]);
  });
});

describe('the catalogue', () => {
  it('is read once a data version', () => {
    const { rankings, state } = setUp();
    rankings.list({ kind: 'public' });
    rankings.rank({});
    rankings.states();
    expect(state.reads).toBe(1);
    Object.assign(state, { version: 'v2', colleges: [priced(7, 1_000)] });
    expect(rankings.list({ kind: 'public' })).toMatchObject({ ranked: 1, dataVersion: 'v2' });
    expect(idsOf(rankings.rank({}))).toEqual([7]);
    expect(state.reads).toBe(2);
  });
});
