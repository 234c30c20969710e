import fc from 'fast-check';
import { countText } from './display.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [999.5, '1,000'],
  [-2.5, '-3'],
  [-0.2, '0'],
])('writes %p as %p', (value, text) => {
  expect(countText(value)).toBe(text);
});

it('groups every number as the platform does', () => {
  const platform = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'negative' });
  const number = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ min: -1e15, max: 1e15, noNaN: true }));
  fc.assert(fc.property(number, (value) => expect(countText(value)).toBe(platform.format(value))));
});
