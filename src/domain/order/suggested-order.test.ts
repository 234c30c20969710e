import fc from 'fast-check';
import type { CollegeRecord } from '../colleges/college.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import { syntheticColleges } from '../scores/synthetic-colleges.fixture.ts';
import { gateOf, unrankedReason } from './gate.ts';
import { scoreCriteria } from './scored-college.ts';
import { inSuggestedOrder } from './suggested-order.ts';

const COLLEGES = syntheticColleges();
const ordered = (colleges: readonly CollegeRecord[]): number[] =>
  inSuggestedOrder(scoreCriteria(colleges)).map(({ college }) => college.id);

/** A four-year college with all figures that the default weights count. */
const known = (id: number, graduationRate: number, values: Partial<CollegeRecord> = {}): CollegeRecord =>
  aCollege({
    id,
    name: `College ${id}`,
    size: 4_000,
    totalEnrollment: 4_000,
    netPricePublic: 12_000,
    medianEarnings: 60_000,
    graduationRate,
    retentionRate: 0.8,
    acceptanceRateNum: 0.5,
    avgSAT: 1_200,
    researchFundingTotal: 1e6,
    crimeIncidentsTotal: 10,
    percentPellGrant: 0.3,
    ...values,
  });

it('has every college once, and does not depend on the order of the input', () => {
  const expected = ordered(COLLEGES);
  expect(expected.toSorted((a, b) => a - b)).toEqual(COLLEGES.map(({ id }) => id).toSorted((a, b) => a - b));
  fc.assert(
    fc.property(fc.shuffledSubarray(COLLEGES, { minLength: COLLEGES.length }), (shuffled) => {
      expect(ordered(shuffled)).toEqual(expected);
    }),
    { numRuns: 10 },
  );
});

it('has comparable colleges first: four-year, two-year, specialist and faith schools, each by score', () => {
  const faith = known(1, 0.9, { carnegieClassification: 'Special Focus Four-Year: Faith-Related Institutions' });
  const art = known(2, 0.9, { carnegieClassification: 'Special Focus Four-Year: Arts, Music & Design Schools' });
  const community = known(3, 0.9, { level: 2 });
  const [small, silent] = [known(4, 0.95, { size: 499 }), known(5, 0.95, { medianEarnings: null, netPricePublic: null })];
  const [best, good] = [known(6, 0.8), known(7, 0.6)];
  expect(ordered([faith, art, community, small, silent, good, best])).toEqual([6, 7, 3, 2, 1, 4, 5]);
});

it('orders equal scores by size, then by name', () => {
  // The score counts crimes per student and research per student, so both are left out here.
  const plain = (id: number, size: number, name: string) =>
    known(id, 0.7, { size, name, researchFundingTotal: null, crimeIncidentsTotal: null, percentPellGrant: 0 });
  expect(ordered([plain(1, 900, 'Alpha'), plain(2, 9_000, 'Beta'), plain(3, 900, 'Aaron')])).toEqual([2, 3, 1]);
});

it('gives size as the reason before unknown data', () => {
  const [gate, open] = [gateOf(undefined), gateOf(true)];
  expect([499, 500, null].map((size) => unrankedReason({ size }, gate))).toEqual(['few-students', 'little-known', 'few-students']);
  expect(unrankedReason({ size: 12 }, open)).toBe('little-known');
  expect([gate.minCoverage, open.minCoverage]).toEqual([0.7, 0.5]);
});
