import fc from 'fast-check';
import { createCatalog, type Catalog } from './catalog.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { aCollege, collegesNamed } from '../colleges/college.fixture.ts';
import { someMajorWords } from '../majors/majors.fixture.ts';
import type { AwardsByProgram } from '../majors/awards.ts';
import type { SearchQuery } from './params.ts';
import { naiveRelaxations, naiveSearch } from './naive-search.fixture.ts';
import { someColleges, someQuery } from './search.fixture.ts';

const catalogOf = (colleges: CollegeRecord[]) => createCatalog(colleges, 'v1');
const idsOf = (hits: { college: CollegeRecord }[]): number[] => hits.map(({ college }) => college.id);
const namesFound = (colleges: CollegeRecord[], query: SearchQuery): string[] =>
  catalogOf(colleges)
    .search(query)
    .hits.map(({ college }) => college.name);

const suggested = (catalog: Catalog, text: string): string[] =>
  catalog.suggest(text, 8, 'colleges').options.flatMap((option) => (option.kind === 'college' ? [option.college.name] : []));

describe('a search agrees with the simple model', () => {
  it('on hits and their order, totals, facets, histograms and hidden counts', () => {
    fc.assert(
      fc.property(someColleges(), someQuery, (colleges, query) => {
        const answer = catalogOf(colleges).search(query);
        expect({ ...answer, relax: undefined }).toEqual({ ...naiveSearch(colleges, query), relax: undefined });
      }),
      { numRuns: 200 },
    );
  });

  it('on any slice of a list', () => {
    fc.assert(
      fc.property(someColleges(), someQuery, fc.nat(10), fc.nat(10), (colleges, query, offset, limit) => {
        const answer = catalogOf(colleges).list(query, { offset, limit });
        const expected = naiveSearch(colleges, { ...query, page: 1, perPage: 1000 });
        expect(answer.colleges.map(({ id }) => id)).toEqual(idsOf(expected.hits.slice(offset, offset + limit)));
        expect(answer.total).toBe(expected.total);
      }),
      { numRuns: 100 },
    );
  });

  it('on relaxations of an empty result', () => {
    fc.assert(
      fc.property(someColleges(5), someQuery, (colleges, query) => {
        const { relax, total } = catalogOf(colleges).search(query);
        expect(relax).toEqual(total === 0 ? naiveRelaxations(colleges, query) : undefined);
      }),
      { numRuns: 200 },
    );
  });

  it('for a search with a name', () => {
    fc.assert(
      fc.property(someColleges(), someQuery, fc.constantFrom('auburn', 'harverd', 'st john', 'AU'), (colleges, query, q) => {
        const catalog = catalogOf(colleges);
        const named = catalog.list({ q }, { offset: 0, limit: 100 }).colleges;
        const { hits, ...found } = catalog.search({ ...query, q });
        const answer = { ...found, understood: undefined, didYouMean: undefined };
        const { hits: expectedHits, ...expected } = naiveSearch(named, { ...query, q }, colleges);
        expect({ ...answer, relax: undefined, ids: idsOf(hits) }).toEqual({ ...expected, relax: undefined, ids: idsOf(expectedHits) });
      }),
      { numRuns: 100 },
    );
  });

  it('for colleges in any order', () => {
    fc.assert(
      fc.property(someColleges(), someQuery, (colleges, query) => {
        const search = { ...query, q: 'university' };
        expect(catalogOf([...colleges].reverse()).search(search)).toEqual(catalogOf(colleges).search(search));
      }),
      { numRuns: 50 },
    );
  });
});

describe('name search', () => {
  const colleges = [
    ...collegesNamed('Auburn University at Montgomery', 'Auburn University', 'Harvard University', 'University of California-Berkeley'),
    aCollege({ id: 5, name: 'University of California-Los Angeles', aliases: ['UCLA'] }),
    aCollege({ id: 6, name: 'New Name College', formerNames: ['Old Title Institute'] }),
    ...collegesNamed('Texas A & M University-College Station', 'Cañada College', "St. John's College").map((college, index) =>
      aCollege({ id: index + 7, name: college.name }),
    ),
  ];

  it.each([
    ['aubrun univercity', 'Auburn University'],
    ['harverd', 'Harvard University'],
    ['university of califronia berkley', 'University of California-Berkeley'],
    ['university of califro', 'University of California-Berkeley'],
    ['ucla', 'University of California-Los Angeles'],
    ['U.C.L.A.', 'University of California-Los Angeles'],
    ['old titel institute', 'New Name College'],
    ['texas a&m', 'Texas A & M University-College Station'],
    ['texas a and m', 'Texas A & M University-College Station'],
    ['canada', 'Cañada College'],
    ['st johns', "St. John's College"],
    ['auburn uni', 'Auburn University'],
  ])('%s finds %s first', (q, name) => {
    expect(namesFound(colleges, { q })[0]).toBe(name);
  });

  it('returns the matched name', () => {
    const catalog = catalogOf(colleges);
    const matchOf = (q: string) => catalog.search({ q }).hits[0]?.match;
    expect(matchOf('ucla')).toEqual({ kind: 'alias', text: 'UCLA' });
    expect(matchOf('old title')).toEqual({ kind: 'former', text: 'Old Title Institute' });
    expect(matchOf('harverd')).toEqual({ kind: 'name', text: 'Harvard University' });
  });

  it('sorts exact names first, then aliases, then prefixes, then inner words', () => {
    const named = [
      ...collegesNamed('New Reed College', 'Reed College', 'Reed'),
      aCollege({ id: 4, name: 'Zed Institute', aliases: ['Reed'] }),
    ];
    expect(namesFound(named, { q: 'reed' })).toEqual(['Reed', 'Zed Institute', 'Reed College', 'New Reed College']);
  });

  it('suggests names from two letters on, up to the limit', () => {
    const catalog = catalogOf(colleges);
    expect(suggested(catalog, 'a')).toEqual([]);
    expect(suggested(catalog, 'au')).toEqual(['Auburn University', 'Auburn University at Montgomery']);
    expect(catalog.suggest('un', 1).options).toHaveLength(1);
  });

  it('finds nothing for punctuation only', () => {
    expect(namesFound(colleges, { q: '?!' })).toEqual([]);
  });
});

describe('the catalog', () => {
  const open = aCollege({ id: 1, name: 'Open College', ipedsUnitId: 111_111 });
  const merged = aCollege({ id: 2, name: 'Merged College', operatingStatus: 'merged', successorUnitId: 111_111, isFeatured: true });
  const catalog = catalogOf([merged, open]);

  it('lists open colleges with undergraduates only, in every reading', () => {
    const office = aCollege({ id: 3, name: 'Open System Office', operatingStatus: 'unlisted', size: null });
    const graduate = aCollege({ id: 4, name: 'Open Graduate School', size: 0, isFeatured: true, graduationRate: 0.9 });
    const unreported = aCollege({ id: 5, name: 'Open Academy', size: null, netPricePublic: 90_000 });
    const listing = catalogOf([office, graduate, unreported, merged, open]);
    expect([listing.count, listing.listed]).toEqual([1, [open]]);
    expect(idsOf(listing.search({}).hits)).toEqual([1]);
    expect(listing.search({}).facets.state).toEqual([{ value: 'AL', count: 1 }]);
    expect(suggested(listing, 'open')).toEqual(['Open College']);
    expect(listing.featured()).toEqual([]);
    expect(listing.detail(graduate).peers.n).toBe(1);
    expect(listing.detail(unreported).percentiles).toEqual({});
    expect([office, graduate, unreported].map(({ slug }) => listing.bySlug(slug))).toEqual([office, graduate, unreported]);
  });

  it('finds a college by its former slugs, unless another one has such a slug now', () => {
    const renamed = aCollege({ id: 7, slug: 'new-name', formerSlugs: ['old-name', 'open-college-1'] });
    const both = catalogOf([renamed, open]);
    expect(['new-name', 'old-name', 'open-college-1'].map((slug) => both.bySlug(slug)?.id)).toEqual([7, 7, 1]);
  });

  it('finds a college by its name with accents, unless another one has such a slug', () => {
    const accented = aCollege({ id: 7, name: 'Cañada College', slug: 'canada-college' });
    const both = catalogOf([accented, aCollege({ id: 8, slug: 'caada-college' })]);
    expect(['cañada-college', 'canada-college', 'caada-college'].map((slug) => both.bySlug(slug)?.id)).toEqual([7, 7, 8]);
  });

  it('compares community colleges with each other, at any official level', () => {
    const associates = "Baccalaureate/Associate's Colleges: Associate's Dominant";
    const colleges = [
      aCollege({ id: 1, level: 2 }),
      aCollege({ id: 2, level: 4, carnegieClassification: associates }),
      aCollege({ id: 3, level: 4 }),
      aCollege({ id: 4, level: 4, carnegieClassification: associates, type: 'Private nonprofit' }),
    ];
    const both = catalogOf(colleges);
    expect(colleges.map((college) => both.detail(college).peers)).toEqual([
      { definition: 'community colleges', n: 2 },
      { definition: 'community colleges', n: 2 },
      { definition: 'public four-year colleges', n: 1 },
      { definition: 'private nonprofit four-year colleges', n: 1 },
    ]);
    expect(idsOf(both.search({ community: true }).hits)).toEqual([1, 2]);
    expect(idsOf(both.search({ level: ['2'] }).hits)).toEqual([1, 2]);
  });

  it('searches open colleges only, finds them by the names of merged ones, and every college by slug', () => {
    expect(catalog.count).toBe(1);
    expect(idsOf(catalog.search({}).hits)).toEqual([1]);
    expect(suggested(catalog, 'merged')).toEqual(['Open College']);
    expect(catalog.bySlug('merged-college-2')).toBe(merged);
    expect(catalog.byId(2)).toBe(merged);
    expect(catalog.byUnitId(111_111)).toBe(open);
    expect(catalog.bySlug('none')).toBeUndefined();
    expect(catalog.featured()).toEqual([]);
  });

  it('counts no flag that no college has, as far as is known', () => {
    const flagsOf = (...flags: (boolean | null)[]) =>
      catalogOf(flags.map((isWomenOnly, index) => aCollege({ id: index + 1, size: 900, isWomenOnly })))
        .search({})
        .facets.flags.filter(({ value }) => value === 'women');
    expect(flagsOf(null, null)).toEqual([]);
    expect(flagsOf(null, false, true)).toEqual([{ value: 'women', count: 1 }]);
  });

  it('returns the college that another one merged into', () => {
    expect(catalog.detail(merged).successor).toBe(open);
    expect(catalog.detail(open)).not.toHaveProperty('successor');
  });

  it('measures distance from a ZIP code', () => {
    const near = aCollege({ id: 1, latitude: 32.6, longitude: -85.5 });
    const far = aCollege({ id: 2, latitude: 33.4, longitude: -85.5 });
    const nowhere = aCollege({ id: 3 });
    const place = { latitude: 32.6, longitude: -85.5 };
    const search = (query: SearchQuery) => catalogOf([far, near, nowhere]).search(query, { zip: place });
    expect(search({ zip: '36849' }).hits.map(({ college, distance }) => [college.id, distance])).toEqual([[1, 0]]);
    const [, second] = search({ zip: '36849', radius: 100 }).hits;
    expect(second?.college.id).toBe(2);
    expect(second?.distance).toBeCloseTo(55.27, 1);
  });

  it('puts the colleges at home first and leaves none out', () => {
    const place = { latitude: 32.6, longitude: -85.5 };
    const best = aCollege({ id: 1, state: 'NY', size: 9000, graduationRate: 0.9, latitude: 40.7, longitude: -74 });
    const near = aCollege({ id: 2, state: 'GA', size: 900, graduationRate: 0.2, latitude: 33.4, longitude: -85.5 });
    const nowhere = aCollege({ id: 3, state: 'AL' });
    const search = (query: SearchQuery) => idsOf(catalogOf([near, nowhere, best]).search(query, { home: place }).hits);
    const suggested = search({});
    const others = (first: number) => [first, ...suggested.filter((id) => id !== first)];
    expect(search({ home: '36849' })).toEqual(others(2));
    const inState = (home: string) => idsOf(catalogOf([near, nowhere, best]).search({ home }).hits);
    expect([inState('GA'), inState('AL'), inState('WY')]).toEqual([others(2), others(3), suggested]);
    expect(search({ home: '36849', sort: { key: 'name', direction: 'asc' } })).toEqual(search({ sort: { key: 'name', direction: 'asc' } }));
  });

  it('lists rates of many students before those of few, and unknown rates last, in both directions', () => {
    const rated = (id: number, graduationRate: number | null, size: number, graduationCohort: number | null) =>
      aCollege({ id, graduationRate, size, graduationCohort });
    const rows = [
      ...[rated(1, 0.9, 9_000, 900), rated(2, 1, 499, 400), rated(3, 1, 9_000, 99)],
      ...[rated(4, 0.5, 500, 100), rated(5, null, 9_000, null), rated(6, 0.1, 9_000, null)],
    ];
    const found = (sort: SearchQuery['sort']) =>
      catalogOf(rows)
        .search({ sort })
        .hits.map(({ college, behind }) => [college.id, behind]);
    const [small, cohort, unknown] = [
      [2, 'few-students'],
      [3, 'small-cohort'],
      [6, 'unknown-cohort'],
    ];
    const [first, second, none] = [
      [1, undefined],
      [4, undefined],
      [5, undefined],
    ];
    expect(found({ key: 'gradRate', direction: 'desc' })).toEqual([first, second, cohort, small, unknown, none]);
    expect(found({ key: 'gradRate', direction: 'asc' })).toEqual([second, first, unknown, cohort, small, none]);
    expect(found({ key: 'size', direction: 'desc' }).every(([, behind]) => behind === undefined)).toBe(true);
  });

  it('lists a figure of all campuses for the main campus, and branches after colleges with a figure of their own', () => {
    const campus = (id: number, opeId: string, earningsAfter10Years: number | null) => aCollege({ id, opeId, earningsAfter10Years });
    const catalog = catalogOf([campus(1, '00141702', 70_000), campus(2, '00141700', 70_000), campus(3, '00200000', 40_000)]);
    const found = (direction: 'asc' | 'desc') =>
      catalog.search({ sort: { key: 'earnings10', direction } }).hits.map(({ college, behind }) => [college.id, behind]);
    const [branch, main, alone] = [
      [1, 'shared-figure'],
      [2, undefined],
      [3, undefined],
    ];
    expect(found('desc')).toEqual([main, alone, branch]);
    expect(found('asc')).toEqual([alone, main, branch]);
  });

  it('compares a college with its open peers', () => {
    const priced = (id: number, netPricePublic: number | null) => aCollege({ id, name: 'Same Name', netPricePublic });
    const colleges = [priced(1, 10_000), priced(2, 20_000), priced(3, 20_000), priced(4, null)];
    const other = aCollege({ id: 5, type: 'Private nonprofit', netPricePrivate: 40_000 });
    const detail = catalogOf([...colleges, other]).detail(colleges[0]!);
    expect(detail.percentiles.netPrice).toEqual({
      peer: { below: 0, equal: 100 / 3, above: 200 / 3 },
      national: { below: 0, equal: 25, above: 75 },
      n: 3,
      peerMedian: 20_000,
      nationalMedian: 20_000,
    });
    expect(detail.peers).toEqual({ definition: 'public four-year colleges', n: 4 });
    expect(detail.percentiles).not.toHaveProperty('graduationRate');
    expect(detail.sameName.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(detail.netPrice.value).toBe(10_000);
  });
});

describe('a search by major', () => {
  const colleges = collegesNamed('Ash', 'Birch', 'Cedar', 'Dogwood');
  const awards = new Map<number, AwardsByProgram>([
    [1, { '51.3801.5': 20 }],
    [2, { '51.3801.5': 0, '51.3801.7': 300 }],
    [3, { '51.3902.3': 90, '51.3801.5': 200 }],
  ]);
  const catalog = createCatalog(colleges, 'v1', [], [], { awards, words: someMajorWords() });
  const found = (query: SearchQuery) => catalog.search(query).hits.map(({ college, awards: count }) => [college.name, count]);

  it('finds the colleges that offer it, with their awards, and counts facets among them', () => {
    expect(found({ major: ['51.38'], sort: { key: 'name', direction: 'asc' } })).toEqual([
      ['Ash', 20],
      ['Birch', 300],
      ['Cedar', 200],
    ]);
    const { total, facets } = catalog.search({ major: ['51.39'] });
    expect([total, facets.state.map(({ count }) => count)]).toEqual([1, [1]]);
  });

  it('orders by graduates of the chosen level, also by 0 of them', () => {
    const query: SearchQuery = { major: ['51.38'], award: ['bachelor'], sort: { key: 'graduates', direction: 'desc' } };
    expect(found(query)).toEqual([
      ['Cedar', 200],
      ['Ash', 20],
      ['Birch', 0],
    ]);
    expect(catalog.list(query, { offset: 1, limit: 1 }).colleges.map(({ name }) => name)).toEqual(['Ash']);
  });

  it('suggests colleges with graduates of the chosen level before those without', () => {
    expect(found({ major: ['51.38'] }).map(([name]) => name)).toEqual(['Ash', 'Birch', 'Cedar']);
    expect(found({ major: ['51.38'], award: ['bachelor'] }).map(([name]) => name)).toEqual(['Ash', 'Cedar', 'Birch']);
  });

  it('of an unknown code is empty, and its removal brings all colleges back', () => {
    expect(catalog.search({ major: ['01.02'] })).toMatchObject({ total: 0, relax: [{ param: 'major', to: null, count: 4 }] });
  });
});
