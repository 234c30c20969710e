import { STATE_CODES } from '../states.ts';
import { divisionOf } from './divisions.ts';

const TERRITORIES = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];

it('assigns each state and the District of Columbia to one of nine divisions, and no territory', () => {
  const placed = STATE_CODES.filter((code) => divisionOf(code) !== null);
  expect(STATE_CODES.filter((code) => divisionOf(code) === null)).toEqual(TERRITORIES);
  expect(placed).toHaveLength(51);
  expect(new Set(placed.map(divisionOf)).size).toBe(9);
});

it.each([
  ['AL', 'TN', true],
  ['GA', 'FL', true],
  ['AL', 'GA', false],
  ['DC', 'MD', true],
  ['CA', 'HI', true],
  ['TX', 'NM', false],
] as const)('%s and %s: %p', (a, b, isSame) => {
  expect(divisionOf(a) === divisionOf(b)).toBe(isSame);
});
