import fc from 'fast-check';
import { isThin, parseAcceptanceRate } from './college-values.ts';
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

describe('isThin', () => {
  const four = { size: 90, avgSAT: 1_000, graduationRate: 0, netPricePublic: -300 };

  it('is true for fewer than five figures, and counts 0 as a figure', () => {
    expect(isThin(aCollege())).toBe(true);
    expect(isThin(aCollege(four))).toBe(true);
    expect(isThin(aCollege({ ...four, defaultRate: 0 }))).toBe(false);
  });
});
