import { EXAMPLES } from '../../domain/warehouse/examples.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';
import { publishSmall } from './small-catalog.fixture.ts';
import { rowsOf } from './statements.fixture.ts';

/** Every example on rows whose answer can be seen. */
const college = (id: number, name: string, values: object) => ({
  id,
  slug: `c${id}`,
  name,
  state: 'AL',
  type: 'Public',
  level: 4,
  ...values,
});
const point = (id: number, field: string, year: number, value: number | null) => ({
  id,
  field,
  year,
  value,
  status: value === null ? 'not-reported' : 'reported',
});

const ROWS = {
  colleges: [
    college(1, 'Open and good', { acceptanceRateNum: 0.8, graduationRate: 0.9, pellGraduationRate: 0.9, netPricePublic: 9_000, size: 900, percentPellGrant: 0.5 }),
    college(2, 'Selective', { acceptanceRateNum: 0.1, graduationRate: 0.95, pellGraduationRate: 0.8, medianDebt: 10_000, medianEarnings: 50_000, size: 900, percentPellGrant: 0.1 }),
    college(3, 'Silent', {}),
    ...Array.from({ length: 9 }, (_, at) => college(10 + at, `Other ${at}`, { acceptanceRateNum: 0.5, graduationRate: 0.5, pellGraduationRate: 0.4 })),
  ],
  history: [
    point(1, 'annualCost', 2021, 10_000), point(1, 'annualCost', 2023, 15_000), point(2, 'annualCost', 2023, 7),
    point(1, 'size', 2021, 1_000), point(1, 'size', 2022, 950), point(1, 'size', 2023, 900),
    point(2, 'size', 2021, 900), point(2, 'size', 2022, 800), point(2, 'size', 2023, 900), point(3, 'size', 2022, null),
  ],
  value_sources: [
    { id: 1, field: 'graduationRate', value: '0.9', status: 'reported', source: 'ipeds', source_table: 'GR', file_year: 2024, run: 5 },
    { id: 2, field: 'avgSAT', value: null, status: 'not-reported' },
    { id: 1, field: 'name', value: 'Open and good', status: 'reported', source: 'ipeds' },
  ],
  runs: [{ run: 5, source: 'ipeds', file_year: 2024, release: 'final', files: 1 }],
  run_files: [{ run: 5, source_table: 'GR', file: 'gr2024.csv', sha256: 'ab' }],
}; // prettier-ignore

const ANSWERS: Record<string, unknown[][]> = {
  'open-good-and-affordable': [['Open and good', 'AL', 0.8, 0.9, 0.9, 9_000]],
  'pell-gap': [['AL', 11, 0.095, 1]],
  'debt-and-earnings': [['Public', '1 under 1,000', 1, 0.2, 0.2]],
  'price-trend': [['Open and good', 'AL', 2021, 2023, 10_000, 15_000, 0.5]],
  'falling-enrollment': [['Open and good', 'AL', 900, 2, 2023]],
  'selectivity-by-state': [['AL', 11, 0.1, 0.8, 0.7]],
  'missing-by-control': [['Public', 'avgSAT', 1]],
  'oldest-values': [
    ['ipeds', 2024, 1, 1, 1],
    ['ipeds', null, 1, 1, 1],
  ],
  'files-of-a-value': [[5, 'ipeds', 2024, 'final', 'gr2024.csv', 'ab', 1]],
  'unlike-their-peers': [
    ['Open and good', 'AL', 0.5, 0.9, 0],
    ['Selective', 'AL', 0.1, 0.95, 0],
  ],
};

/** The examples give the same answers on every engine. */
export function describeExamples(start: () => Promise<{ warehouse: Warehouse; close: () => Promise<void> }>): void {
  let engine: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    engine = await start();
    await publishSmall(engine.warehouse, 'v2', ROWS);
  });
  afterAll(() => engine.close());

  it.each(EXAMPLES)('$name', async ({ name, sql }) => {
    expect(await rowsOf(engine.warehouse, sql)).toEqual(ANSWERS[name]);
  });
}
