import fc from 'fast-check';
import { levelOf } from '../../colleges/kind/level.ts';
import { aCollege } from '../../colleges/college.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { anyCollege, someColleges } from '../rankings.fixture.ts';
import { createSimilar, type SimilarCollege } from './similar.ts';

/** Cost, size and completion are known. Each test changes some of them. */
const known = (id: number, overrides: Partial<CollegeRecord> = {}) =>
  aCollege({
    id,
    name: `College ${id}`,
    size: 24_000,
    netPricePublic: 15_000,
    graduationRate: 0.6,
    retentionRate: 0.8,
    medianEarnings: 50_000,
    ...overrides,
  });

const idsOf = (similar: readonly SimilarCollege[]) => similar.map(({ college }) => college.id);
const similarTo = (college: CollegeRecord, others: readonly CollegeRecord[]) => createSimilar([college, ...others]).of(college);
const reasonOf = (college: CollegeRecord, other: CollegeRecord) => similarTo(college, [other]).map(({ reason }) => reason);

describe('similar colleges', () => {
  it('are the six nearest, nearest first', () => {
    const others = [9, 3, 5, 4, 8, 7, 6, 2].map((id) => known(id, { netPricePublic: 15_000 + id * 1_000 }));
    expect(idsOf(similarTo(known(1), others))).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('stay in the order of the catalog at the same distance', () => {
    const others = [5, 2, 4, 3].map((id) => known(id));
    expect(idsOf(similarTo(known(1), others))).toEqual([5, 2, 4, 3]);
    expect(
      idsOf(
        similarTo(
          known(1),
          [...others, 6, 7, 8].map((one) => (typeof one === 'number' ? known(one) : one)),
        ),
      ),
    ).toEqual([5, 2, 4, 3, 6, 7]);
  });

  it('may differ in control, which adds distance', () => {
    const sameButPrivate = known(2, { type: 'Private nonprofit' });
    expect(idsOf(similarTo(known(1), [sameButPrivate, known(3, { netPricePublic: 20_000 })]))).toEqual([3, 2]);
    expect(idsOf(similarTo(known(1), [sameButPrivate, known(3, { netPricePublic: 30_000 })]))).toEqual([2, 3]);
  });

  it.each<[string, Partial<CollegeRecord>]>([
    ['an HBCU', { isHBCU: true }],
    ['a tribal college', { isTribal: true }],
    ['a women’s college', { isWomenOnly: true }],
    ['a college that is mainly online', { percentOnlineOnly: 0.9 }],
    ['an arts school', { carnegieClassification: 'Special Focus Four-Year: Arts, Music & Design Schools' }],
    ['an arts school of another class', { name: 'Example School of Design' }],
    ['a rabbinical school', { name: 'Yeshiva Example', carnegieClassification: 'Special Focus Four-Year: Faith-Related Institutions' }],
  ])('share the mission of %s before they share figures', (_mission, mission) => {
    const [own, sameMission] = [known(1, mission), known(2, { ...mission, netPricePublic: 25_000, graduationRate: 0.4 })];
    expect(idsOf(similarTo(own, [known(3), sameMission]))).toEqual([2, 3]);
    expect(idsOf(similarTo(known(1), [sameMission, known(3, { netPricePublic: 25_000 })]))).toEqual([3, 2]);
  });

  it('share a mission better than none', () => {
    const own = known(1, { isHBCU: true, isWomenOnly: true });
    expect(idsOf(similarTo(own, [known(2), known(3, { isHBCU: true }), known(4, { isHBCU: true, isWomenOnly: true })]))).toEqual([4, 3, 2]);
  });

  it('share the Carnegie family before they share figures, and an unknown family is none', () => {
    const family = (id: number, carnegieClassification: string | null, price = 15_000) =>
      known(id, { carnegieClassification, netPricePublic: price });
    const [arts, diverse] = ['Baccalaureate Colleges: Arts & Sciences Focus', 'Baccalaureate Colleges: Diverse Fields'];
    expect(idsOf(similarTo(family(1, arts), [family(2, diverse), family(3, null), family(4, arts, 22_000)]))).toEqual([4, 2, 3]);
    expect(idsOf(similarTo(family(1, null), [family(2, null, 16_000), family(3, arts)]))).toEqual([3, 2]);
  });

  it('have four figures known in both', () => {
    expect(similarTo(known(1), [known(2, { medianEarnings: null })])).toEqual([]);
    expect(similarTo(known(1, { medianEarnings: null }), [known(2)])).toEqual([]);
    expect(idsOf(similarTo(known(1, { percentPellGrant: 0.3 }), [known(2, { medianEarnings: null, percentPellGrant: 0.3 })]))).toEqual([2]);
  });

  it('are not nearer by a missing figure', () => {
    const own = known(1, { avgSAT: 1_200, percentPellGrant: 0.3 });
    const near = known(2, { avgSAT: 1_250, percentPellGrant: 0.32 });
    expect(idsOf(similarTo(own, [known(3), near]))).toEqual([2, 3]);
  });

  it('are not nearer by a figure that describes all campuses of a branch together', () => {
    const branch = known(1, { opeId: '00141702', percentPellGrant: 0.3 });
    const main = known(2, { opeId: '00141700', percentPellGrant: 0.3, graduationRate: 0.7 });
    const other = known(3, { size: 27_000, netPricePublic: 16_000, percentPellGrant: 0.32 });
    const similar = createSimilar([branch, main, other]);
    expect(similar.of(main)).toMatchObject([{ college: { id: 3 } }, { college: { id: 1 } }]);
    expect(similar.of(other).map(({ college, reason }) => [college, reason.includes('earnings')])).toEqual([
      [main, true],
      [branch, false],
    ]);
    expect(similar.of(branch).map(({ reason }) => reason.includes('earnings'))).toEqual([false, false]);
    expect(idsOf(createSimilar([branch, known(4, { opeId: '00141700' })]).of(branch))).toEqual([]);
  });

  it('are found for a closed college', () => {
    expect(idsOf(createSimilar([known(2)]).of(known(1, { operatingStatus: 'closed' })))).toEqual([2]);
  });
});

describe('the reason', () => {
  const plain = known(1, { acceptanceRateNum: 0.5, researchFundingTotal: 20e6 });

  it('names the three closest figures, with those of the other college', () => {
    const other = known(2, { ...plain, id: 2, size: 24_500, netPricePublic: 15_200, medianEarnings: 53_000, graduationRate: 0.61 });
    expect(reasonOf(plain, other)).toEqual([
      'Also public; similar size (24,500 students), acceptance rate (50%) and research spending ($20 million)',
    ]);
    const further = { acceptanceRateNum: 0.3, researchFundingTotal: 1e6, medianEarnings: 70_000 };
    expect(reasonOf(plain, { ...other, ...further })).toEqual([
      'Also public; similar size (24,500 students), price ($15,200) and graduation rate (61%)',
    ]);
  });

  it('claims only similarities that exist', () => {
    const far = { size: 3_000, netPricePublic: 22_000, medianEarnings: 70_000, acceptanceRateNum: 0.1, graduationRate: 0.8 };
    const other = known(2, { ...far, type: 'Private nonprofit' });
    expect(reasonOf(plain, other)).toEqual(['Closest overall in size, price and outcomes']);
    expect(reasonOf(plain, { ...other, medianEarnings: 51_000 })).toEqual(['Similar earnings ($51,000)']);
    expect(reasonOf(plain, { ...other, type: 'Public', size: 24_001, graduationRate: 0.6 })).toEqual([
      'Also public; similar size (24,001 students) and graduation rate (60%)',
    ]);
  });

  it('ignores values outside a scale, missing values and zero', () => {
    const dear = known(1, { netPricePublic: 45_000, size: 80, medianEarnings: 105_000, graduationRate: 0.97, researchFundingTotal: 0 });
    const other = known(2, { netPricePublic: 70_000, size: 20, medianEarnings: 150_000, graduationRate: 0.9, researchFundingTotal: 0 });
    expect(reasonOf(dear, other)).toEqual(['Also public; closest overall in size, price and outcomes']);
    const unknown = known(1, { size: null, netPricePublic: 0, graduationRate: null });
    expect(reasonOf(unknown, unknown)).toEqual([]);
  });
});

describe('the picks', () => {
  const at = (id: number, latitude: number, overrides: Partial<CollegeRecord> = {}) =>
    known(id, { latitude, longitude: -85, ...overrides });
  const picksOf = (similar: readonly SimilarCollege[]) => similar.filter(({ picks }) => picks.length > 0);
  const own = at(1, 32);
  /** Six that are nearer than every pick below. */
  const nearest = [2, 3, 4, 5, 6, 7].map((id) => at(id, 45));

  it('are the most similar college within 100 miles, and the most similar one that costs clearly less', () => {
    const nearby = at(8, 33, { graduationRate: 0.5 });
    const cheaper = at(9, 45, { netPricePublic: 12_750 });
    const similar = similarTo(own, [
      ...nearest,
      at(10, 32.1, { graduationRate: 0.4 }),
      at(11, 45, { netPricePublic: 9_000 }),
      nearby,
      cheaper,
    ]);
    expect(idsOf(similar)).toEqual([2, 3, 4, 5, 9, 8]);
    expect(picksOf(similar).map(({ picks, reason }) => [picks, reason])).toEqual([
      [['cheaper'], '$2,250 a year less; also public; similar size (24,000 students), graduation rate (60%) and earnings ($50,000)'],
      [['nearby'], '69 miles away; also public; similar size (24,000 students), price ($15,000) and earnings ($50,000)'],
    ]);
  });

  it('can be one college, and can be among the nearest', () => {
    const both = at(8, 32.001, { netPricePublic: 12_000 });
    const similar = similarTo(own, [both, ...nearest.slice(1)]);
    expect(picksOf(similar).map(({ college, picks, reason }) => [college.id, picks, reason.slice(0, 35)])).toEqual([
      [8, ['nearby', 'cheaper'], '1 mile away; $3,000 a year less; al'],
    ]);
    expect(similar).toHaveLength(6);
    expect(idsOf(similarTo(own, [...nearest, both]))).toEqual([2, 3, 4, 5, 6, 8]);
  });

  it.each<[string, CollegeRecord]>([
    ['101 miles away', at(8, 33.47)],
    ['of an unknown place', known(8, { latitude: null, longitude: null })],
    ['14% cheaper', at(8, 45, { netPricePublic: 12_900 })],
    ['of an unknown price', at(8, 45, { netPricePublic: null, annualCost: 5_000, percentPellGrant: 0.2 })],
    ['unlike the college', at(8, 32, { isTribal: true, type: 'Private nonprofit', carnegieClassification: 'Tribal Colleges', size: 500 })],
  ])('are no college %s', (_name, other) => {
    expect(picksOf(similarTo({ ...own, percentPellGrant: 0.2 }, [other]))).toEqual([]);
  });

  it('save a thousand dollars, also on a low price', () => {
    const low = at(1, 32, { netPricePublic: 3_000 });
    expect(picksOf(similarTo(low, [at(8, 45, { netPricePublic: 2_100 })]))).toEqual([]);
    expect(picksOf(similarTo(low, [at(8, 45, { netPricePublic: 2_000 })]))).toHaveLength(1);
  });
});

describe('for any catalog', () => {
  it('similar colleges are listed, of the same level, at most six, with at most one pick of a kind', () => {
    fc.assert(
      fc.property(anyCollege, someColleges(20), (college, others) => {
        const own = { ...college, id: 1 };
        const found = createSimilar(others).of(own);
        expect(found.length).toBeLessThanOrEqual(6);
        expect(new Set(idsOf(found)).size).toBe(found.length);
        const picks = found.flatMap((one) => one.picks);
        expect(new Set(picks).size).toBe(picks.length);
        for (const { college: other, reason } of found) {
          expect(levelOf(other)).toBe(levelOf(own));
          expect(other.id).not.toBe(1);
          expect(reason).toMatch(/^[A-Z\d$][^\n]{5,220}$/);
          expect(reason).not.toMatch(/N\/A|NaN|null|undefined|\(0 students/);
        }
      }),
    );
  });

  it('a college that is not among the nearest does not change the result', () => {
    fc.assert(
      fc.property(someColleges(20), (colleges) => {
        const [own, ...others] = colleges;
        if (!own) return;
        const found = idsOf(similarTo(own, others));
        const nearest = others.filter(({ id }) => found.includes(id));
        expect(idsOf(similarTo(own, nearest))).toEqual(found);
      }),
    );
  });
});
