import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import { pennantOf } from '../../../../src/domain/colleges/identity/pennant.ts';
import { netPricesByIncome } from '../../../../src/domain/colleges/price/net-price.ts';
import type { CollegeDetail, ImportFacts, Provenance } from '../../api/domain/colleges.ts';

type College = CollegeDetail['college'];

export function aProvenance(overrides: Partial<Provenance> = {}): Provenance {
  return {
    source: 'ipeds',
    table: 'DRVGR2024',
    variable: 'GBA6RTT',
    year: 2024,
    period: '2023-24',
    release: 'provisional',
    importedAt: '2026-11-20T08:00:00.000Z',
    runId: 7,
    ...overrides,
  };
}

export const anImport = (overrides: Partial<ImportFacts> = {}): ImportFacts => ({
  runId: 7,
  source: 'ipeds',
  year: 2024,
  release: 'provisional',
  importedAt: '2026-11-20T08:00:00.000Z',
  obtainedFrom: 'a third-party copy',
  matchedBy: null,
  files: [{ file: 'drvgr2024.csv', table: 'DRVGR2024', sha256: '0123456789abcdef'.repeat(4) }],
  ...overrides,
});

/** A college as answers have it. */
export function aWireCollege(overrides: Partial<College> = {}): College {
  const record = aCollege(overrides);
  return { ...record, pennant: pennantOf(record) };
}

export function aDetail(college: Partial<College> = {}, rest: Partial<Omit<CollegeDetail, 'college'>> = {}): CollegeDetail {
  const whole = aWireCollege(college);
  const netPrices = netPricesByIncome(whole).flatMap(({ amount, ...price }) => (amount === null ? [] : [{ ...price, amount, year: 2021 }]));
  return {
    college: whole,
    sameName: [],
    otherNames: [],
    netPrices,
    provenance: {},
    imports: [],
    percentiles: {},
    history: {},
    changes: null,
    peers: { definition: 'public four-year colleges', n: 612 },
    sharedBy: {},
    flags: { isHBCU: null, isTribal: null, isWomenOnly: null, isOnlineOnly: null },
    similar: [],
    place: null,
    skyline: null,
    dataVersion: '1',
    ...rest,
  };
}
