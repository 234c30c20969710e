import fc from 'fast-check';
import { accentedSlugs, assignSlugs, movedSlugs, RESERVED_SLUGS, slugify, type SlugInput, type SluggedCollege } from './slug.ts';

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

  it.each([
    [
      'Centro de Estudios Multidisciplinarios-Juana Díaz',
      ['centro-de-estudios-multidisciplinarios-juana-díaz', 'centro-de-estudios-multidisciplinarios-juana-daz'],
    ],
    ['Cañada College', ['cañada-college', 'caada-college']],
    ['Auburn University', []],
    ['St. John’s – College', []],
  ])('keeps or omits the accented letters of %s for the addresses that people type', (name, slugs) => {
    expect(accentedSlugs(name)).toEqual(slugs);
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

/** The slugs of colleges that come in batches of a size. */
async function assigned(colleges: readonly SlugInput[], taken?: ReadonlySet<string>, size = 2): Promise<Map<number, string>> {
  async function* batches(): AsyncGenerator<readonly SlugInput[]> {
    for (let at = 0; at < colleges.length; at += size) yield await Promise.resolve(colleges.slice(at, at + size));
  }
  const slugs = new Map<number, string>();
  for await (const some of assignSlugs(batches(), taken)) for (const [id, slug] of some) slugs.set(id, slug);
  return slugs;
}

describe('assignSlugs', () => {
  it('gives the plain slug to the lowest UNITID, then adds state, city and number', async () => {
    expect(Object.fromEntries(await assigned(columbias))).toEqual({
      1: 'columbia-college',
      2: 'columbia-college-mo',
      3: 'columbia-college-sc',
      4: 'columbia-college-ca',
      5: 'columbia-college-hollywood-ca',
      6: 'public-al',
    });
  });

  it('never gives away a slug that is taken', async () => {
    const taken = new Set((await assigned(columbias)).values());
    expect(await assigned([claimant(7, 1, 'Columbia College', 'Nome', 'AK')], taken)).toEqual(new Map([[7, 'columbia-college-ak']]));
    const [columbia] = columbias;
    expect((await assigned([columbia!], new Set(['columbia-college']))).get(1)).toBe('columbia-college-ca');
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

  it('gives each college one unique slug, with the same result for batches of any size', async () => {
    await fc.assert(
      fc.asyncProperty(someClaimants, fc.integer({ min: 1, max: 9 }), async (claimants, size) => {
        const slugs = await assigned(claimants);
        expect(new Set(slugs.values()).size).toBe(claimants.length);
        for (const slug of slugs.values()) {
          expect(slug).toMatch(/^[a-z0-9-]+$/);
          expect(slug).not.toMatch(/--/);
          expect(RESERVED_SLUGS.has(slug)).toBe(false);
        }
        expect(await assigned(claimants, new Set(), size)).toEqual(slugs);
      }),
    );
  });
});

describe('movedSlugs', () => {
  const stored = (id: number, name: string, slug: string, formerSlugs: string[] = []): SluggedCollege => ({
    ...claimant(id, 100_000 + id, name, 'Mobile', 'AL'),
    slug,
    formerSlugs,
  });
  const moved = (colleges: SluggedCollege[], others: string[] = []) =>
    Object.fromEntries(movedSlugs(colleges, new Set([...others, ...colleges.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])])));

  it('moves a college to the free slug of its name, and keeps the old one as a former slug', () => {
    expect(moved([stored(1, 'Marist University', 'marist-college')])).toEqual({ 1: ['marist-university', ['marist-college']] });
    expect(moved([stored(1, 'Marist', 'marist-college', ['marist-school'])])).toEqual({
      1: ['marist', ['marist-school', 'marist-college']],
    });
  });

  it('moves back to a former slug of its own', () => {
    expect(moved([stored(1, 'Marist College', 'marist-university', ['marist-school', 'marist-college'])])).toEqual({
      1: ['marist-college', ['marist-school', 'marist-university']],
    });
  });

  it.each([
    ['has the slug of its name', stored(1, 'Marist College', 'marist-college'), []],
    ['has it with its state', stored(1, 'Bethel University', 'bethel-university-al'), []],
    ['has it with its city', stored(1, 'Bethel University', 'bethel-university-mobile-al'), []],
    ['has it with its UNITID', stored(1, 'Bethel University', 'bethel-university-100001'), []],
    ['has it with a number', stored(1, 'Bethel University', 'bethel-university-2'), []],
    ['wants the slug of another college, or a former one', stored(1, 'Bethel University', 'bethel-college'), ['bethel-university']],
    ['wants the route of a page', stored(1, 'Public', 'private-school'), []],
    ['has a name without letters', stored(1, '日本', 'japan-college'), []],
  ])('leaves a college that %s', (_why, college, others) => {
    expect(moved([college], others)).toEqual({});
  });

  it('gives a slug that two colleges want to the lower UNITID, in any order', () => {
    const colleges = [stored(2, 'Bethel', 'beta'), stored(1, 'Bethel', 'alpha')];
    expect(moved(colleges)).toEqual({ 1: ['bethel', ['alpha']] });
    expect(moved(colleges.toReversed())).toEqual({ 1: ['bethel', ['alpha']] });
  });

  it('keeps every address unique, and does nothing the second time', () => {
    const name = fc.constantFrom('Ash', 'Beech', 'Ash 2', 'Cedar');
    const someStored = fc
      .array(fc.tuple(name, name), { maxLength: 8 })
      .map((pairs) =>
        pairs.map(([now, then], index) => stored(index + 1, now, `${slugify(then)}-${index}`, index % 2 ? [] : [`f${index}`])),
      );
    fc.assert(
      fc.property(someStored, (colleges) => {
        const slugs = movedSlugs(colleges, new Set(colleges.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs])));
        const after = colleges.map((college) => {
          const [slug, formerSlugs] = slugs.get(college.id) ?? [college.slug, college.formerSlugs];
          return { ...college, slug, formerSlugs };
        });
        const addresses = after.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const { slug, formerSlugs } of colleges) for (const old of [slug, ...formerSlugs]) expect(addresses).toContain(old);
        expect(movedSlugs(after, new Set(addresses)).size).toBe(0);
      }),
    );
  });
});
