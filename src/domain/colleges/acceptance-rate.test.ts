import fc from 'fast-check';
import { parseRate } from './acceptance-rate.ts';

describe('an acceptance rate as people write it', () => {
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
    expect(parseRate(text)).toBe(rate);
  });

  it('is a share or nothing, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double().map(String),
          fc.nat().map((n) => `${n}%`),
        ),
        (text) => {
          const rate = parseRate(text);
          expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
        },
      ),
    );
  });
});
