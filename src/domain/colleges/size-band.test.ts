import { sizeBandOf } from './size-band.ts';

describe('size bands', () => {
  it.each([
    [null, null],
    [Number.NaN, null],
    [0, null],
    [1, 'small'],
    [5000, 'small'],
    [5001, 'medium'],
    [15_000, 'medium'],
    [15_001, 'large'],
  ])('%p students are %p', (students, band) => {
    expect(sizeBandOf(students)).toBe(band);
  });
});
