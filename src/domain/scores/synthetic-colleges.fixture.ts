import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';

const COUNT = 300;

/**
 * Synthetic colleges that never change. Their figures correlate, and one figure in six is missing. If you change them, store the order
 * of `default-order.fixture.ts` again.
 */
export function syntheticColleges(): CollegeRecord[] {
  const next = createSequence(20_261_121);
  return Array.from({ length: COUNT }, (_, index) => syntheticCollege(index + 1, next));
}

function syntheticCollege(id: number, next: () => number): CollegeRecord {
  const standing = next();
  const near = (spread: number): number => Math.min(1, Math.max(0, standing + spread * (next() - 0.5)));
  const sometimes = (value: number): number | null => (next() < 1 / 6 ? null : value);
  const size = Math.round(100 * 400 ** next());
  const isPublic = next() < 0.4;
  return aCollege({
    id,
    name: `College ${String(id).padStart(3, '0')}`,
    type: isPublic ? 'Public' : 'Private nonprofit',
    size: sometimes(size),
    acceptanceRateNum: sometimes(1 - 0.9 * near(0.6)),
    avgSAT: sometimes(850 + 650 * near(0.4)),
    graduationRate: sometimes(0.2 + 0.75 * near(0.4)),
    retentionRate: sometimes(0.5 + 0.45 * near(0.4)),
    [isPublic ? 'netPricePublic' : 'netPricePrivate']: sometimes(6_000 + 30_000 * near(1.2)),
    medianEarnings: sometimes(30_000 + 55_000 * near(0.6)),
    medianDebt: sometimes(8_000 + 22_000 * next()),
    percentPellGrant: sometimes(0.7 - 0.55 * near(0.7)),
    researchFundingTotal: sometimes(150_000 * 4_000 ** near(0.8)),
    crimeIncidentsTotal: sometimes(Math.round((size / 400) * next())),
    totalAthletes: sometimes(Math.round(size ** 0.7 * next())),
    totalAthleticsExpenses: sometimes(200_000 * 300 ** next()),
  });
}

/** Numbers from 0 to 1 by the minimal standard generator, the same in every engine. */
function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
