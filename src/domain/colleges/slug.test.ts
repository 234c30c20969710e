import fc from 'fast-check';
import { assignSlugs, RESERVED_SLUGS, slugify, type SlugInput } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Texas A & M University-College Station', 'texas-a-m-university-college-station'],
    ["St. John's College", 'st-johns-college'],
    ['William & Mary', 'william-mary'],
    ['City College -- Main', 'city-college-main'],
    ['Cañada College', 'canada-college'],
    ['University of Notre Dame ', 'university-of-notre-dame'],
    ['---', '-'],
    ['日本', ''],
  ])('turns %s into %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('returns letters, digits and single hyphens only, and does not change a slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(name)).toMatch(/^(-?[a-z0-9]+)*-?$/);
        expect(slugify(slugify(name))).toBe(slugify(name));
      }),
    );
  });
});

const claimant = (id: number, ipedsUnitId: number | null, name: string, location: string, state: SlugInput['state']): SlugInput => ({
  id,
  ipedsUnitId,
  name,
  location,
  state,
});
const columbias = [
  claimant(1, 112561, 'Columbia College', 'Sonora', 'CA'),
  claimant(2, 177065, 'Columbia College', 'Columbia', 'MO'),
  claimant(3, 217934, 'Columbia College', 'Columbia', 'SC'),
  claimant(4, 900001, 'Columbia College', 'Hollywood', 'CA'),
  claimant(5, null, 'Columbia College', 'Hollywood', 'CA'),
  claimant(6, 300000, 'Public', 'Mobile', 'AL'),
];

describe('assignSlugs', () => {
  it('gives the plain slug to the lowest UNITID, then adds state, city and number', () => {
    expect(Object.fromEntries(assignSlugs(columbias))).toEqual({
      1: 'columbia-college',
      2: 'columbia-college-mo',
      3: 'columbia-college-sc',
      4: 'columbia-college-ca',
      5: 'columbia-college-hollywood-ca',
      6: 'public-al',
    });
  });

  it('never changes an existing slug', () => {
    const before = assignSlugs(columbias);
    const after = assignSlugs([...columbias, claimant(7, 1, 'Columbia College', 'Nome', 'AK')], before);
    expect(after.get(7)).toBe('columbia-college-ak');
    after.delete(7);
    expect(after).toEqual(before);
  });

  const someClaimants = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 1000 }),
      ipedsUnitId: fc.option(fc.integer({ min: 100_000, max: 100_005 })),
      name: fc.constantFrom('Columbia College', 'Bethel', 'public', '', '日本', '---', '-Bethel-', 'Columbia College CA', 'College'),
      location: fc.constantFrom('Sonora', ' St. Paul', '日本', ''),
      state: fc.constantFrom('CA' as const, 'AL' as const),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  );

  it('gives each college one unique slug, in any order, with the same result each time', () => {
    fc.assert(
      fc.property(someClaimants, (claimants) => {
        const slugs = assignSlugs(claimants);
        expect(new Set(slugs.values()).size).toBe(claimants.length);
        for (const slug of slugs.values()) {
          expect(slug).toMatch(/^[a-z0-9-]+$/);
          expect(slug).not.toMatch(/--/);
          expect(RESERVED_SLUGS.has(slug)).toBe(false);
        }
        expect(assignSlugs([...claimants].reverse())).toEqual(slugs);
        expect(assignSlugs(claimants, slugs)).toEqual(slugs);
      }),
    );
  });
});
