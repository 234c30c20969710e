import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { stateOfZip } from './zip-state.ts';

it.each([
  ['36849', 'AL'],
  ['06390', 'NY'],
  ['06320', 'CT'],
  ['20001', 'DC'],
  ['20105', 'VA'],
  ['00802', 'VI'],
  ['00901', 'PR'],
  ['96799', 'AS'],
  ['96813', 'HI'],
  ['96910', 'GU'],
  ['96950', 'MP'],
  ['96940', 'PW'],
  ['96941', 'FM'],
  ['96960', 'MH'],
  ['75001', 'TX'],
  ['73401', 'OK'],
])('the ZIP code %s is in %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

it.each(['', '3684', '368490', 'abcde', '09012', '34001', '96201', '00000', '00501', '73301', undefined])('%j is in no state', (zip) =>
  expect(stateOfZip(zip)).toBeUndefined(),
);

it('agrees with every college of the catalog', () => {
  const text = gunzipSync(readFileSync('seeds/catalog.csv.gz')).toString('utf8');
  const places = [...text.matchAll(/,"?([A-Z]{2})"?,"?(\d{5})(?:-\d{4})?"?,/g)];
  expect(places.length).toBeGreaterThan(3_000);
  expect(places.filter(([, state, zip]) => stateOfZip(zip) !== state).map(([all]) => all)).toEqual([]);
});
