import fc from 'fast-check';
import { divisionOf, hasFlag, isThin, parseAcceptanceRate, settingOf, valueOf } from './college-values.ts';
import { SETTINGS } from './categories.ts';
import { LOCALES } from './college.ts';
import { aCollege } from './college.fixture.ts';

describe('parseAcceptanceRate', () => {
  it.each([
    ['12%', 0.12],
    ['12.5 %', 0.125],
    ['0.125', 0.125],
    ['12.5', 0.125],
    ['1', 1],
    ['1%', 0.01],
    ['100', 1],
    ['0', 0],
    [' 58% ', 0.58],
    ['101%', null],
    ['101', null],
    ['-5%', null],
    ['N/A', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (text, rate) => {
    expect(parseAcceptanceRate(text)).toBe(rate);
  });

  it('returns a fraction or null for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double().map(String),
          fc.nat().map((n) => `${n}%`),
        ),
        (text) => {
          const rate = parseAcceptanceRate(text);
          expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
        },
      ),
    );
  });
});

describe('the share of new transfer students', () => {
  it.each([
    [57, 1_140, 0.05],
    [0, 1_140, 0],
    [5, 5, 1],
    [null, 1_140, null],
    [57, null, null],
    [0, 0, null],
    [60, 50, null],
  ])('of %j transfers among %j undergraduates is %j', (transfersIn, size, share) => {
    expect(valueOf(aCollege({ transfersIn, size }), 'transferShare')).toBe(share);
  });
});

describe('isThin', () => {
  const four = { size: 90, avgSAT: 1_000, graduationRate: 0, netPricePublic: -300 };

  it('is true for fewer than five figures, and counts 0 as a figure', () => {
    expect(isThin(aCollege())).toBe(true);
    expect(isThin(aCollege(four))).toBe(true);
    expect(isThin(aCollege({ ...four, defaultRate: 0 }))).toBe(false);
  });
});

describe('the division of the teams', () => {
  it.each([
    ['NCAA Division I-FBS', 'ncaa-1'],
    ['NCAA Division I without football', 'ncaa-1'],
    ['NCAA Division II with football', 'ncaa-2'],
    ['NCAA Division III without football', 'ncaa-3'],
    ['NAIA Division II', 'naia'],
    ['NJCAA Division III', 'njcaa'],
    ['NCCAA Division I', 'other'],
    ['CCCAA', 'other'],
  ])('%s is %s', (athleticDivision, division) => {
    expect(divisionOf({ athleticDivision, athleticAssociations: null })).toBe(division);
  });

  it.each([
    [null, null],
    [[], null],
    [['NCAA'], null],
    [['NJCAA'], 'njcaa'],
    [['NCCAA', 'NAIA'], 'naia'],
    [['Other'], 'other'],
  ] as const)('without an athletics report, %j gives %s', (athleticAssociations, division) => {
    expect(divisionOf({ athleticDivision: null, athleticAssociations })).toBe(division);
  });
});

it.each(LOCALES)('%s has a setting', (locale) => {
  expect(SETTINGS).toContain(settingOf(aCollege({ locale })));
});

it('a flag is set only if a source says so', () => {
  const set = { isHBCU: true, rotcPrograms: ['Army'], applicationFee: 0, hasStudyAbroad: true } as const;
  const unset = { isHBCU: false, rotcPrograms: [], applicationFee: 50, hasStudyAbroad: false } as const;
  const flags = ['hbcu', 'rotc', 'noFee', 'abroad'] as const;
  const of = (fields: Parameters<typeof aCollege>[0]) => flags.map((flag) => hasFlag(aCollege(fields), flag));
  expect([of(set), of(unset), of({})]).toEqual([flags.map(() => true), flags.map(() => false), flags.map(() => false)]);
});
