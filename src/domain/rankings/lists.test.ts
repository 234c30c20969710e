import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Provenance } from '../colleges/sources.ts';
import { mediansOf } from './lists.ts';

const provenanceOf = (period: string): Provenance => ({
  source: 'ipeds',
  table: 'SFA',
  variable: 'NPIST2',
  year: 2024,
  period,
  release: 'final',
  runId: 1,
  importedAt: null,
});
const priced = (netPricePublic: number | null, period: string, rest: Partial<CollegeRecord> = {}) =>
  aCollege({ netPricePublic, provenance: { netPricePublic: provenanceOf(period), annualCost: provenanceOf('2024-25') }, ...rest });

it('is the median of known values, with each period once', () => {
  const colleges = [priced(9_000, '2022-23'), priced(12_000, '2021-22'), priced(30_000, '2022-23'), priced(10_000, '2022-23')];
  expect(mediansOf(colleges).netPrice).toEqual({ value: 11_000, n: 4, periods: ['2021-22', '2022-23'] });
});

it('uses only known net prices, with the provenance of the figure they are read from', () => {
  const colleges = [
    priced(0, '2022-23'),
    priced(null, '2022-23'),
    priced(90_000, '2022-23', { annualCost: 40_000 }),
    priced(-4_247, '2022-23'),
  ];
  expect(mediansOf(colleges).netPrice).toEqual({ value: -4_247, n: 1, periods: ['2022-23'] });
});

it('uses only valid graduation rates', () => {
  const rates = [0.5, 0, 1.2, null, Number.NaN];
  const colleges = rates.map((graduationRate) => aCollege({ graduationRate }));
  expect(mediansOf(colleges)).toEqual({ netPrice: null, graduationRate: { value: 0.25, n: 2, periods: [] } });
});

it('is null for no colleges', () => {
  expect(mediansOf([])).toEqual({ netPrice: null, graduationRate: null });
});
