/** @jest-environment jsdom */
import { addressedMajor } from './addressed-major.ts';

it.each([
  ['', undefined],
  ['?major=51', '51'],
  ['?state=AL&major=51.38&page=2', '51.38'],
  ['?major=51.3801%2C11', '51.3801'],
  ['?major=11,51.38', '11'],
  ['?major=nursing', undefined],
  ['?major=5138', undefined],
  ['?major=51.380', undefined],
  ['?xmajor=51', undefined],
])('of %s is %s', (search, expected) => {
  window.history.replaceState(null, '', `/discover${search}`);
  expect(addressedMajor()).toBe(expected);
});
