import { barsOf, rangeOfThumbs, thumbsOf, typedText, typedValue } from './range-values.ts';

describe('the values of a range filter', () => {
  it('a thumb at the end of the scale is an open end', () => {
    expect(rangeOfThumbs('acceptance', [0, 1])).toBeUndefined();
    expect(rangeOfThumbs('acceptance', [0.2, 1])).toEqual({ min: 0.2 });
    expect(rangeOfThumbs('netPrice', [20_000])).toEqual({ max: 20_000 });
    expect(rangeOfThumbs('gradRate', [0.15000000000000002])).toEqual({ min: 0.15 });
  });

  it('thumbs follow the range, within the scale', () => {
    expect(thumbsOf('sizeRange', { min: 1000, max: 900_000 })).toEqual([1000, 40_000]);
    expect(thumbsOf('netPrice')).toEqual([80_000]);
    expect(thumbsOf('gradRate', { min: 0.5 })).toEqual([0.5]);
  });

  it('fractions are typed as percent, dollars with or without a sign', () => {
    expect(typedValue('gradRate', '55%')).toBe(0.55);
    expect(typedValue('netPrice', '$20,000')).toBe(20_000);
    expect(typedValue('netPrice', 'much')).toBeUndefined();
    expect(typedText('gradRate', 0.285)).toBe('28.5');
    expect(typedText('gradRate', undefined)).toBe('');
  });

  it('bars inside the range are highlighted', () => {
    expect(barsOf('acceptance', { min: 0.2, max: 0.6 }, 20)).toEqual([4, 11]);
    expect(barsOf('netPrice', { max: 20_000 }, 20)).toEqual([0, 4]);
    expect(barsOf('netPrice', undefined, 20)).toEqual([0, 19]);
  });
});
