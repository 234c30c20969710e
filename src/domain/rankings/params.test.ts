import fc from 'fast-check';
import { STATE_CODES } from '../colleges/states.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { FOCUSES } from '../colleges/categories.ts';
import { RANK_GROUPS } from '../order/rank-group.ts';
import { formatWeights } from '../shared/criteria.ts';
import { COLLEGE_KINDS } from './list-kinds.ts';
import { MAX_PRICE, parseRanking, serializeRanking, type RankingQuery } from './params.ts';
import { anyWeights, weightsWith } from './rankings.fixture.ts';

const parse = (text: string) => parseRanking(new URLSearchParams(text));
const canonical = (text: string) => serializeRanking(parse(text).query);

it.each([
  ['v=1&w=5402300001&type=public,private&st=AL,GA&size=small,medium&max=25000&d=2026-11-20&page=2', undefined],
  ['page=2&st=ga,AL&w=5402300001', 'w=5402300001&st=AL,GA&page=2'],
  ['type=hbcu,Public&size=LARGE,small', 'type=public,hbcu&size=small,large'],
  ['w=3240542102&page=1', ''],
  ['w=0000000000', ''],
  ['group=two-year&w=5330400102', 'group=two-year'],
  ['w=5330400102&type=community', 'type=community'],
  ['w=3240542102&group=two-year', undefined],
  ['w=3240542102&type=community&group=four-year', 'type=community&group=four-year'],
  // The catalog decides which group a territory shows first.
  ['w=3240542102&st=FM', undefined],
  ['w=3240542102&st=FM&group=four-year', 'st=FM&group=four-year'],
  ['housing=1&focus=health,arts&group=specialist', 'focus=arts,health&housing=1&group=specialist'],
  ['w=32405421020&max=-5&page=0&d=yesterday&v=0', ''],
  ['d=2026-02-30', ''],
  ['st=AL,ZZ&nonsense=1&utm_source=mail', ''],
  ['w=2222222222', undefined],
  ['v=1&d=2026-11-20', undefined],
])('%s is %s in its canonical form', (text, expected = text) => {
  expect(canonical(text)).toBe(expected);
});

it('keeps the given weights, although equal proportions give the same order', () => {
  expect(parse('w=2200000000').query.w).toEqual(weightsWith({ cost: 2, value: 2 }));
});

it('lists the invalid parameters', () => {
  const { query, faults } = parse('w=9&st=AL&colour=red&max=1e5');
  expect(query).toEqual({ st: ['AL'] });
  expect(faults.map(({ path }) => path)).toEqual(['w', 'colour', 'max']);
});

describe('for any query', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const listed = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
  const anyQuery: fc.Arbitrary<RankingQuery> = fc.record(
    {
      v: fc.integer({ min: 1, max: 999 }),
      w: anyWeights.filter((weights) => !['3240542102', '5330400102'].includes(formatWeights(weights))),
      type: listed(COLLEGE_KINDS),
      st: listed(STATE_CODES).map((states) => states.sort()),
      size: listed(SIZE_BANDS),
      focus: listed(FOCUSES),
      housing: fc.constant(true as const),
      max: fc.integer({ min: 0, max: MAX_PRICE }),
      group: fc.constantFrom(...RANK_GROUPS),
      d: day.map((date) => date.toISOString().slice(0, 10)),
      page: fc.integer({ min: 2, max: 10_000 }),
    },
    { requiredKeys: [] },
  );

  it('round-trips through its address', () => {
    fc.assert(fc.property(anyQuery, (query) => expect(parse(serializeRanking(query))).toEqual({ query, faults: [] })));
  });

  it('has one address for any order of parameters', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const address = serializeRanking(query);
        expect(canonical(address)).toBe(address);
        expect(canonical(address.split('&').reverse().join('&'))).toBe(address);
      }),
    );
  });

  it('parses without faults, and the canonical form is stable', () => {
    const key = fc.constantFrom('v', 'w', 'type', 'group', 'st', 'size', 'max', 'd', 'page', '__proto__', 'constructor', '');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', '0', '3240542102', '5330400102', 'AL,GA', 'public', 'community', 'two-year', '2026-02-30', ','),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
        const address = serializeRanking(parseRanking(pairs).query);
        expect(canonical(address)).toBe(address);
      }),
      { numRuns: 1_000 },
    );
  });
});
