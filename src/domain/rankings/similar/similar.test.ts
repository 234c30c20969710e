import fc from 'fast-check';
import { levelOf } from '../../colleges/kind/level.ts';
import { aCollege } from '../../colleges/college.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { byCodePoint } from '../../shared/code-point-order.ts';
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

  it('are sorted by name, then by id, at the same distance', () => {
    const others = [known(5, { name: 'B' }), known(4, { name: 'B' }), known(3, { name: 'a' }), known(2, { name: 'Z' })];
    expect(idsOf(similarTo(known(1), others))).toEqual([4, 5, 2, 3]);
  });

  it('may differ in control, which adds distance', () => {
    const sameButPrivate = known(2, { type: 'Private nonprofit' });
    expect(idsOf(similarTo(known(1), [sameButPrivate, known(3, { netPricePublic: 20_000 })]))).toEqual([3, 2]);
    expect(idsOf(similarTo(known(1), [sameButPrivate, known(3, { netPricePublic: 30_000 })]))).toEqual([2, 3]);
  });

  it('have at least half of the features known in both', () => {
    const price = { netPricePublic: 15_000 };
    const unknown = { medianEarnings: null, graduationRate: null, retentionRate: null };
    expect(similarTo(known(1), [known(2, unknown)])).toEqual([]);
    expect(idsOf(similarTo(known(1), [known(2, { ...unknown, medianEarnings: 50_000, ...price })]))).toEqual([2]);
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
    const unknown = known(1, { size: null, netPricePublic: 0, graduationRate: null, retentionRate: null, avgSAT: 1_000 });
    expect(reasonOf(unknown, unknown)).toEqual([]);
  });
});

describe('for any catalog', () => {
  it('similar colleges are listed, of the same level, at most six, in any order of input', () => {
    fc.assert(
      fc.property(anyCollege, someColleges(20), (college, others) => {
        const own = { ...college, id: 1 };
        const found = createSimilar(others).of(own);
        expect(found.length).toBeLessThanOrEqual(6);
        expect(new Set(idsOf(found)).size).toBe(found.length);
        for (const { college: other, reason } of found) {
          expect(levelOf(other)).toBe(levelOf(own));
          expect(other.id).not.toBe(1);
          expect(reason).toMatch(/^[A-Z][^\n]{5,160}$/);
          expect(reason).not.toMatch(/N\/A|NaN|null|undefined|\(0 students/);
        }
        expect(createSimilar(others.toReversed()).of(own)).toEqual(found);
      }),
    );
  });

  it('a college that is not among the nearest does not change the result', () => {
    fc.assert(
      fc.property(someColleges(20), (colleges) => {
        const [own, ...others] = colleges;
        if (!own) return;
        const found = idsOf(similarTo(own, others));
        const nearest = others.filter(({ id }) => found.includes(id)).sort((a, b) => byCodePoint(a.name, b.name));
        expect(idsOf(similarTo(own, nearest))).toEqual(found);
      }),
    );
  });
});
