import { aCollege } from '../college.fixture.ts';
import type { College } from '../college.ts';
import { payerOf, priceFromHome, residenceOf } from './residence.ts';
import type { StateCode } from '../states.ts';

const PUBLIC: Partial<College> = { state: 'GA', type: 'Public', netPricePublic: 13_289, annualCost: 29_666, outOfStateCost: 52_092 };
const forStudent = (college: Partial<College>, homeState?: StateCode) => {
  const residence = residenceOf(aCollege(college));
  return [payerOf(residence, homeState), priceFromHome(13_289, residence, homeState)];
};

it.each<[string, Partial<College>, StateCode | undefined, ReturnType<typeof forStudent>]>([
  ['public, home not said', PUBLIC, undefined, ['in-state', 13_289]],
  ['public, at home', PUBLIC, 'GA', ['own', 13_289]],
  ['public, elsewhere', PUBLIC, 'DC', ['other-states', 35_715]],
  ['public, elsewhere, one price not published', { ...PUBLIC, outOfStateCost: null }, 'DC', ['other-states', null]],
  ['public, the same for all', { ...PUBLIC, outOfStateCost: 29_666 }, 'DC', ['own', 13_289]],
  ['public, less for others', { ...PUBLIC, outOfStateCost: 29_000 }, 'DC', ['own', 13_289]],
  ['public, by program', { ...PUBLIC, netPricePublic: null, netPricePrivate: 13_289, annualCost: null }, 'DC', ['own', 13_289]],
  ['private', { ...PUBLIC, type: 'Private nonprofit' }, 'DC', ['own', 13_289]],
  ['private, home not said', { ...PUBLIC, type: 'Private nonprofit' }, undefined, ['own', 13_289]],
])('%s', (_, college, homeState, expected) => {
  expect(forStudent(college, homeState)).toEqual(expected);
});

it('no price stays no price', () => {
  expect(priceFromHome(null, residenceOf(aCollege(PUBLIC)), 'DC')).toBeNull();
});
