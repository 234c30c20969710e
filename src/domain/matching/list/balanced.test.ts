import fc from 'fast-check';
import { CHANCES, type Chance } from '../../colleges/categories.ts';
import { balancedPlaces } from './balanced.ts';

const BAND_OF: Record<string, Chance> = { R: 'reach', T: 'target', L: 'likely', U: 'unknown' };
const bandsOf = (letters: string): Chance[] => Array.from(letters, (letter) => BAND_OF[letter] ?? 'unknown');

it.each([
  ['LLRLLTUR', { reach: 1, target: 2, likely: 2 }, [0, 1, 2, 3, 5]],
  ['RRRRTTTTTLLLLL', undefined, [0, 1, 2, 4, 5, 6, 7, 9, 10, 11]],
  ['RRRRRRRRRRRR', undefined, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['UUUUUUUUUUUUR', undefined, [0, 1, 2, 3, 4, 5, 6, 7, 8, 12]],
  ['TTTTTTLLLLL', undefined, [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]],
  ['TTTTTRRRRRRR', undefined, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['RUT', undefined, [0, 1, 2]],
  ['', undefined, []],
])('%s', (letters, quota, places) => {
  expect(balancedPlaces(bandsOf(letters), quota)).toEqual(places);
});

it('returns ten places if there are ten, in match order, and meets every possible quota', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CHANCES), { maxLength: 20 }), (bands) => {
      const places = balancedPlaces(bands);
      expect(places).toHaveLength(Math.min(10, bands.length));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      for (const [band, quota] of [
        ['reach', 3],
        ['target', 4],
        ['likely', 3],
      ] as const) {
        const all = bands.filter((each) => each === band).length;
        expect(places.filter((place) => bands[place] === band).length).toBeGreaterThanOrEqual(Math.min(quota, all));
      }
    }),
  );
});
