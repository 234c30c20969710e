import { parseRate } from './parse-rate.ts';

describe('parseRate', () => {
  it.each([
    ['12%', 0.12],
    ['12.5 %', 0.125],
    ['0.125', 0.125],
    ['12.5', 0.125],
    ['1', 1],
    ['1%', 0.01],
    ['100', 1],
    ['100%', 1],
    ['0', 0],
    [' 58% ', 0.58],
    ['101%', null],
    ['101', null],
    ['N/A', null],
    ['-5%', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%p is %p', (text, rate) => {
    if (rate === null) expect(parseRate(text)).toBeNull();
    else expect(parseRate(text)).toBeCloseTo(rate, 9);
  });
});
