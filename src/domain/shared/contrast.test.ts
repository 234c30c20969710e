import fc from 'fast-check';
import { contrast, lettersOn, MIN_CONTRAST } from './contrast.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#2774ae', '#2774ae', 1],
])('%s on %s has the contrast %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

it.each([
  ['#2774ae', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#777777', '#000000'],
  ['#ff8200', '#000000'],
  ['#ffd100', '#000000'],
])('letters on %s are %s', (ground, letters) => {
  expect(lettersOn(ground)).toBe(letters);
});

it('finds readable letters on every color', () => {
  fc.assert(fc.property(color, (ground) => contrast(lettersOn(ground), ground) >= MIN_CONTRAST));
});
