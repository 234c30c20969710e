import fc from 'fast-check';
import { aCollege } from '../../colleges/college.fixture.ts';
import { someMajorWords } from '../../majors/majors.fixture.ts';
import type { AwardsByProgram } from '../../majors/awards.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { aNickname } from '../../colleges/names/nickname.fixture.ts';
import { createCatalog } from '../catalog.ts';
import { parseSearch, serializeSearch } from '../params.ts';
import { LONGEST_PHRASE, PHRASES } from './phrases.ts';

const NAMES: readonly (readonly [name: string, location: string, state: CollegeRecord['state'], overrides?: Partial<CollegeRecord>])[] = [
  ['Auburn University', 'Auburn', 'AL'],
  ['Pennsylvania State University', 'University Park', 'PA'],
  ['Washington State University', 'Pullman', 'WA'],
  ['University of Washington', 'Seattle', 'WA'],
  ['Trinity Washington University', 'Washington', 'DC'],
  ['Community College of Denver', 'Denver', 'CO'],
  ["Texas Woman's University", 'Denton', 'TX', { isWomenOnly: false }],
  ['Florida College', 'Temple Terrace', 'FL'],
  ['Miami University-Oxford', 'Oxford', 'OH'],
  ['University of Miami', 'Coral Gables', 'FL'],
  ['Houston Christian University', 'Houston', 'TX', { religiousAffiliation: 'Baptist' }],
  ['Abilene Christian University', 'Abilene', 'TX', { religiousAffiliation: 'Churches of Christ' }],
  ['City Colleges of Chicago-Harold Washington', 'Chicago', 'IL'],
  ['Malcolm X Community College', 'Chicago', 'IL'],
  ['University of Chicago', 'Chicago', 'IL'],
  ['Boston College', 'Chestnut Hill', 'MA'],
  ['Boston University', 'Boston', 'MA', { latitude: 42.35, longitude: -71.1 }],
  ['Emerson College', 'Boston', 'MA', { latitude: 42.35, longitude: -71.06 }],
  ['Berklee College of Music', 'Boston', 'MA', { latitude: 42.35, longitude: -71.09 }],
  ['Liberty Nursing School', 'Houston', 'TX'],
  ['Texas Southern University', 'Houston', 'TX', { isHBCU: true }],
  ['Fresno City College', 'Fresno', 'CA'],
  ['California State University-Fresno', 'Fresno', 'CA'],
  ['Fresno Pacific University', 'Fresno', 'CA'],
  ['Los Angeles City College', 'Los Angeles', 'CA'],
  ['Howard University', 'Washington', 'DC', { isHBCU: true }],
  ['Columbia University in the City of New York', 'New York', 'NY'],
  ["St. John's University-New York", 'Queens', 'NY'],
  ['American Public University System', 'Charles Town', 'WV'],
  ['University of Liberal', 'Liberal', 'KS'],
  ['Saint Louis University', 'Saint Louis', 'MO'],
  ['Research College of Nursing', 'Kansas City', 'MO'],
];
const COLLEGES = NAMES.map(([name, location, state, overrides], index) => aCollege({ id: index + 1, name, location, state, ...overrides }));
const NICKNAMES = [
  aNickname({ texts: ['Penn State'], unitIds: [COLLEGES[1]!.ipedsUnitId!] }),
  aNickname({ texts: ['Ancient Eight'], unitIds: [COLLEGES[26]!.ipedsUnitId!], kind: 'system', name: 'Ivy League' }),
  aNickname({ texts: ['Washington'], unitIds: [COLLEGES[3]!.ipedsUnitId!], basis: 'flagship' }),
];
const AWARDS = new Map(COLLEGES.map(({ id }): [number, AwardsByProgram] => [id, { '51.3801.5': id, '11.0701.5': 0, '51.2202.5': 1 }]));
const catalog = createCatalog(COLLEGES, 'v1', [], NICKNAMES, { awards: AWARDS, words: someMajorWords() });
const understood = (q: string) => catalog.search({ q }).understood;
const meaning = (q: string): string | undefined => understood(q)?.query;
const filtersFor = (text: string): string[] =>
  catalog
    .suggest(text, 8)
    .options.flatMap((option) => (option.kind === 'filter' ? [`${option.label} ${option.count} ${option.query}`] : []));

const CHEAP = 'netPrice=..15000&sort=netPrice:asc';

describe('a text means filters', () => {
  it.each([
    ['cheap colleges in texas', `state=TX&${CHEAP}`],
    ['Affordable colleges', CHEAP],
    ['low-cost universities', CHEAP],
    ['the cheapest schools', CHEAP],
    ['cheap public colleges in texas', `state=TX&control=public&${CHEAP}`],
    ['hbcu', 'hbcu=1'],
    ['H.B.C.U.s', 'hbcu=1'],
    ['HBCUs in Georgia', 'state=GA&hbcu=1'],
    ['historically black colleges and universities', 'hbcu=1'],
    ['historically black colleges in DC', 'state=DC&hbcu=1'],
    ["women's colleges", 'women=1'],
    ['womens college', 'women=1'],
    ['all-girls colleges', 'women=1'],
    ["all women's colleges in massachusetts", 'state=MA&women=1'],
    ['community colleges', 'community=1'],
    ['community college chicago', 'city=chicago-il&community=1'],
    ['community colleges near los angeles', 'city=los-angeles-ca&community=1'],
    ['junior colleges in tx', 'state=TX&community=1'],
    ['juco', 'community=1'],
    ['two-year colleges', 'level=2'],
    ['2 year schools', 'level=2'],
    ['4-year public colleges', 'control=public&level=4'],
    ['online colleges', 'online=1'],
    ['fully online', 'online=1'],
    ['online community college', 'community=1&online=1'],
    ['online degrees', 'onlineShare=0.5..'],
    ['online programs in texas', 'state=TX&onlineShare=0.5..'],
    ['going back to school', 'partTimeShare=0.33..&age25Share=0.33..'],
    ['part-time colleges in texas', 'state=TX&partTimeShare=0.33..'],
    ['colleges for part time students', 'partTimeShare=0.33..'],
    ['colleges for working adults', 'partTimeShare=0.33..&age25Share=0.33..'],
    ['online colleges for adults', 'online=1&partTimeShare=0.33..&age25Share=0.33..'],
    ['transfer-friendly colleges', 'transferShare=0.1..'],
    ['colleges for transfer students in ohio', 'state=OH&transferShare=0.1..'],
    ['public colleges', 'control=public'],
    ['public university', 'control=public'],
    ['private colleges in PA', 'state=PA&control=private_nonprofit'],
    ['nonprofit universities', 'control=private_nonprofit'],
    ['for-profit colleges', 'control=private_for_profit'],
    ['religious colleges', 'religious=1'],
    ['christian colleges in tennessee', 'state=TN&religious=1'],
    ['catholic schools', 'religious=1'],
    ['tribal colleges', 'tribal=1'],
    ['small colleges', 'size=small'],
    ['small colleges near boston', 'city=boston-ma&radius=30&size=small'],
    ['mid-size universities', 'size=medium'],
    ['large public universities', 'control=public&size=large'],
    ['big schools in florida', 'state=FL&size=large'],
    ['biggest universities', 'sort=size:desc'],
    ['urban colleges', 'setting=city'],
    ['colleges in a big city', 'setting=city'],
    ['suburban colleges', 'setting=suburb'],
    ['colleges in a small town', 'setting=town'],
    ['small town colleges', 'setting=town'],
    ['rural colleges in ohio', 'state=OH&setting=rural'],
    ['test optional', 'tests=optional,not-considered'],
    ['test-optional colleges in NY', 'state=NY&tests=optional,not-considered'],
    ['no SAT required', 'tests=optional,not-considered'],
    ['test free colleges', 'tests=not-considered'],
    ['easy to get into colleges', 'acceptance=0.75..'],
    ['colleges with high acceptance rates', 'acceptance=0.75..'],
    ['most selective colleges', 'acceptance=..0.25'],
    ['hardest to get into', 'acceptance=..0.25'],
    ['open admission colleges', 'admissions=open'],
    ['free application', 'noFee=1'],
    ['colleges with no application fee', 'noFee=1'],
    ['rotc', 'rotc=1'],
    ['rotc colleges in virginia', 'state=VA&rotc=1'],
    ['study abroad', 'abroad=1'],
    ['safest colleges', 'sort=safety:desc'],
    ['d1', 'division=ncaa-1'],
    ['D-1 schools in florida', 'state=FL&division=ncaa-1'],
    ['division III colleges', 'division=ncaa-3'],
    ['ncaa', 'division=ncaa-1,ncaa-2,ncaa-3'],
    ['sports colleges', 'sort=athletics:desc'],
    ['research universities', 'sort=research:desc'],
    ['colleges with the highest graduation rate', 'sort=gradRate:desc'],
    ['art school', 'carnegie=Special+Focus+Four-Year:+Arts,+Music+%26+Design+Schools%7CSpecial+Focus+Two-Year:+Arts+%26+Design'],
    ['small liberal arts colleges', 'size=small&carnegie=Baccalaureate+Colleges:+Arts+%26+Sciences+Focus'],
    ['best colleges', ''],
    ['top 10 universities', ''],
    ['colleges', ''],
    ['best colleges in california', 'state=CA'],
    ['colleges in california', 'state=CA'],
    ['california colleges', 'state=CA'],
    ['schools in CA', 'state=CA'],
    ['colleges in ca', 'state=CA'],
    ['universities in new york', 'state=NY'],
    ['colleges in new york city', 'city=new-york-ny'],
    ['colleges in nyc', 'city=new-york-ny'],
    ['colleges in la', 'city=los-angeles-ca'],
    ['colleges in washington dc', 'state=DC'],
    ['colleges in Washington, D.C.', 'state=DC'],
    ['colleges in washington state', 'state=WA'],
    ['colleges in the state of maine', 'state=ME'],
    ['colleges in new england', 'state=CT,ME,MA,NH,RI,VT'],
    ['colleges in st. louis', 'city=saint-louis-mo'],
    ['colleges in st louis, mo', 'city=saint-louis-mo'],
    ['Fresno, CA', 'city=fresno-ca'],
    ['fresno ca', 'city=fresno-ca'],
    ['FRESNO, CA', 'city=fresno-ca'],
    ['Fresno California', 'city=fresno-ca'],
    ['boston colleges', 'city=boston-ma'],
    ['colleges around Boston, MA', 'city=boston-ma&radius=30'],
    ['colleges in texas or ohio', 'state=OH,TX'],
    ['nursing schools in texas', 'major=51.38&state=TX'],
    ['computer science under $15k', 'major=11.07&netPrice=..15000'],
    ['Colleges under $15,000 in Texas', 'state=TX&netPrice=..15000'],
    ['nursing schools that cost less than 12,500 a year', 'major=51.38&netPrice=..12500'],
    ['tuition below 20000 dollars', 'netPrice=..20000'],
    ['colleges up to 9 thousand', 'netPrice=..9000'],
    ['public colleges 15k or less', 'control=public&netPrice=..15000'],
    ['cheap colleges under 8k', 'netPrice=..8000&sort=netPrice:asc'],
    ['miami university in oxford ohio', 'q=miami+university&city=oxford-oh'],
    ["st. john's in new york", 'q=st+johns&state=NY'],
  ])('%s: %s', (text, query) => {
    expect(meaning(text)).toBe(query);
  });

  it('near the visitor, whose place is still to be asked for', () => {
    expect(understood('colleges near me')).toEqual({ query: '', words: 'All colleges', needsPlace: true });
    expect(understood('cheap colleges near me')).toMatchObject({ query: CHEAP, needsPlace: true });
    expect(catalog.suggest('colleges near me', 8)).toEqual({ options: [], didYouMean: [] });
  });

  it('beside the filters that the search has, on the first page', () => {
    const sort = { key: 'relevance', direction: 'asc' } as const;
    const { understood: found } = catalog.search({ q: 'public colleges in texas', state: ['AL'], women: true, page: 3, sort });
    expect(found).toEqual({ query: 'state=TX&control=public&women=1', words: 'Public colleges in Texas' });
  });

  it.each([
    ['cheap public colleges in texas', 'Public colleges in Texas with a net price up to $15,000, lowest net price first'],
    ['small hbcus near boston', 'Small HBCUs near Boston, MA'],
    ['selective test optional colleges with rotc', 'Colleges with an acceptance rate up to 25%, optional test scores and ROTC'],
    [
      'colleges for adults and transfers',
      'Colleges with 33% or more part-time students, 33% or more students aged 25 or older and 10% or more students who just transferred in',
    ],
    ['colleges in new england', 'Colleges in 6 states'],
    ['nursing schools in texas', 'Colleges that teach Nursing in Texas'],
  ])('in words: %s', (text, words) => {
    expect(understood(text)?.words).toBe(words);
  });
});

describe('a text is a name', () => {
  it.each([
    'penn state', 'washington state', 'washington', 'auburn', 'fresno', 'fresno state', 'california', 'texas', 'texas womans',
    'community college of denver', 'community college denver', 'Houston Christian', 'christian university', 'city colleges of chicago',
    'boston college', 'florida college', 'ivy league', 'ancient eight', 'research college', 'liberty nursing', 'philosophy in texas', 'me',
    'in', 'near', 'the best', 'miami', 'miami oh', 'university of chicago', 'st john', 'liberal', 'state', 'philosophy', '', '?', 'texas ohio',
  ])('%s', (text) => {
    expect(understood(text)).toBeUndefined();
  }); // prettier-ignore

  it.each([
    'under 5000 students',
    'within 2,000 miles',
    'sat under 1400',
    'under 90210',
    'under 2025',
    'under',
    '15k',
    'under 0',
    'under 900k',
  ])('or has a number that is no price: %s', (text) => {
    expect(understood(text)).toBeUndefined();
  });

  it('whatever college has it', () => {
    for (const { name } of COLLEGES) expect([name, meaning(name)]).toEqual([name, undefined]);
  });
});

describe('suggestions', () => {
  it('begin with the filters if the text is no name', () => {
    const [first, ...others] = catalog.suggest('Fresno, CA', 8).options;
    expect(first).toEqual({ kind: 'filter', label: 'Colleges in Fresno, CA', count: 3, query: 'city=fresno-ca' });
    expect(others.map(({ kind }) => kind)).toEqual(['college', 'college', 'college']);
  });

  it('end with the filters if the text is a name', () => {
    const { options } = catalog.suggest('washington', 8);
    expect(options[0]).toMatchObject({ kind: 'college', college: { name: 'University of Washington' } });
    expect(options.slice(-2)).toMatchObject([{ label: 'Colleges in Washington' }, { label: 'Colleges in the District of Columbia' }]);
  });

  it.each([
    ['hbc', ['HBCUs 2 hbcu=1']],
    ['fres', ['Colleges in Fresno, CA 3 city=fresno-ca']],
    ['colleges in cal', ['Colleges in California 4 state=CA']],
    ['ivy', ['Ivy League colleges 1 q=Ivy+League']],
    ['houston christian', ['Religious colleges in Houston, TX 1 city=houston-tx&religious=1']],
    ['hbcu in texas', ['HBCUs in Texas 1 state=TX&hbcu=1']],
    ['tribal colleges', []],
  ])('%s offers %j', (text, options) => {
    expect(filtersFor(text)).toEqual(options);
  });

  it('are at most eight, and colleges only if asked', () => {
    expect(catalog.suggest('university', 8).options).toHaveLength(8);
    expect(catalog.suggest('hbcu in texas', 8, 'colleges').options.filter(({ kind }) => kind === 'filter')).toEqual([]);
    expect(catalog.suggest('f', 8)).toEqual({ options: [], didYouMean: [] });
  });

  it('say what a text may mean that finds nothing, in the search too', () => {
    const expected = [{ kind: 'filter', label: 'Colleges in Texas', count: 5, query: 'state=TX' }];
    expect(catalog.suggest('philosophy in texas', 8).didYouMean.slice(0, 1)).toEqual(expected);
    expect(catalog.search({ q: 'philosophy in texas' }).didYouMean?.slice(0, 1)).toEqual(expected);
    expect(catalog.search({ q: 'auburn' })).not.toHaveProperty('didYouMean');
    expect(catalog.search({})).not.toHaveProperty('understood');
  });
});

describe('any text', () => {
  const phrase = fc.constantFrom(
    ...PHRASES.keys(),
    'in',
    'near',
    'texas',
    'Boston, MA',
    'nursing',
    'auburn',
    'LA',
    'near me',
    ',',
    'st',
    'johns',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(phrase, { maxLength: 6 }).map((words) => words.join(' ')),
  );

  it('is read without an error, as a canonical search that is not read again', () => {
    fc.assert(
      fc.property(text, (q) => {
        catalog.suggest(q, 8);
        const query = meaning(q);
        if (query === undefined) return;
        const parsed = parseSearch(new URLSearchParams(query));
        expect([parsed.faults, serializeSearch(parsed.query)]).toEqual([[], query]);
        expect(catalog.search(parsed.query)).not.toHaveProperty('understood');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    'a '.repeat(100),
    'in '.repeat(60),
    '%'.repeat(200),
    'cheap '.repeat(33),
    '__proto__',
    'constructor in toString',
    '\u0000\u202e in \ud83d',
  ])('hostile: %j', (q) => {
    expect(() => [catalog.search({ q }), catalog.suggest(q, 8)]).not.toThrow();
  });
});

it('has phrases of folded words, each once', () => {
  expect([...PHRASES.keys()].filter((phrase) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(phrase))).toEqual([]);
  expect(LONGEST_PHRASE).toBeLessThanOrEqual(6);
});

describe('a text names majors', () => {
  it.each([
    ['nursing', 'major=51.38'],
    ['Nurse', 'major=51.38'],
    ['nursing in texas', 'major=51.38&state=TX'],
    ['comp sci and nursing programs in Texas', 'major=11.07,51.38&state=TX'],
    ['cheap nursing schools', `major=51.38&${CHEAP}`],
    ['bachelors degree in computer science', 'major=11.07&award=bachelor'],
    ['masters in nursing', 'major=51.38&award=graduate'],
    ['associate degrees in texas', 'award=associate&state=TX'],
  ])('%s', (text, query) => expect(meaning(text)).toBe(query));

  it('in words', () => {
    expect(understood('nursing in texas')?.words).toBe('Colleges that teach Nursing in Texas');
    expect(understood('public colleges with masters in comp sci')?.words).toBe('Public colleges with graduate degrees in Computer science');
    expect(understood('associate degrees in texas')?.words).toBe('Colleges with associate’s degrees in Texas');
  });

  it('that two letters are too few for', () => expect(meaning('cs')).toBeUndefined());

  it('and unclear words offer choices', () => {
    expect(meaning('health care')).toBeUndefined();
    expect(filtersFor('health care')).toEqual([
      'Colleges that teach Nursing 32 major=51.38',
      'Colleges that teach Public health 32 major=51.22',
    ]);
  });

  it('and an unfinished text becomes the major that begins so', () => {
    expect(filtersFor('nurs')).toEqual(['Colleges that teach Nursing 32 major=51.38']);
    expect(filtersFor('nursng')).toEqual([]);
  });
});
