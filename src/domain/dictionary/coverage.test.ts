import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Provenance } from '../colleges/sources.ts';
import { coverageOf, sectorsOf, type KnownInYear } from './coverage.ts';
import { FIELDS } from './fields.ts';

const provenance = (period: string): Provenance => ({
  source: 'ipeds', table: 'DRVGR', variable: 'GBA6RTT', year: 2024, period, release: 'final', runId: 1, importedAt: null,
}); // prettier-ignore

const of = (key: string, colleges: readonly CollegeRecord[], history: readonly KnownInYear[] = []) => {
  const field = FIELDS.find((candidate) => candidate.key === key);
  if (!field) throw new Error(key);
  return coverageOf(field, colleges, sectorsOf(colleges), history);
};

describe('coverage', () => {
  const graduationRate = { graduationRate: provenance('by August 2024') };
  const colleges = [
    aCollege({ id: 1, graduationRate: 0, provenance: graduationRate }),
    aCollege({ id: 2, graduationRate: 0.5, valueStatus: { graduationRate: 'imputed' }, provenance: graduationRate }),
    aCollege({ id: 3, valueStatus: { graduationRate: 'suppressed' } }),
    aCollege({ id: 4, type: 'Private nonprofit', valueStatus: { graduationRate: 'not-applicable' } }),
    aCollege({ id: 5, level: 2 }),
  ];

  it('counts known values, including zero, and the reasons for missing values', () => {
    expect(of('graduationRate', colleges)).toMatchObject({
      total: 5, known: 2, share: 0.4, imputed: 1, suppressed: 1, notApplicable: 1, notReported: 1,
    }); // prettier-ignore
  });

  it('counts by sector and leaves out sectors without colleges', () => {
    expect(of('graduationRate', colleges).bySector).toEqual([
      { control: 'public', level: 4, total: 3, known: 2 },
      { control: 'public', level: 2, total: 1, known: 0 },
      { control: 'private_nonprofit', level: 4, total: 1, known: 0 },
    ]);
  });

  it('combines former years with the year of the catalog', () => {
    const inYear = (year: number, known: number): KnownInYear => ({ field: 'graduationRate', year, period: `by August ${year}`, known });
    expect(of('graduationRate', colleges).byYear).toEqual([{ year: 2024, period: 'by August 2024', known: 2 }]);
    expect(
      of('graduationRate', colleges, [inYear(2023, 4), inYear(2024, 1), inYear(2022, 0)]).byYear.map(({ year, known }) => [year, known]),
    ).toEqual([
      [2023, 4],
      [2024, 2],
    ]);
  });

  it('counts a flag that is false as known, and a flag that is null as missing', () => {
    const flagged = aCollege({ id: 2, isWomenOnly: false, provenance: { isWomenOnly: provenance('2024-25') } });
    expect(of('isWomenOnly', [aCollege({ id: 1 }), flagged])).toMatchObject({ known: 1, notReported: 1 });
    expect(of('isFeatured', [aCollege()])).toMatchObject({ known: 1, notReported: 0 });
  });

  it('counts an empty list from a source as known', () => {
    const given = aCollege({ id: 2, provenance: { aliases: provenance('2024-25') } });
    expect(of('aliases', [aCollege({ id: 1 }), given])).toMatchObject({ known: 1 });
    const noRotc = aCollege({ id: 2, rotcPrograms: [], provenance: { rotcPrograms: provenance('2024-25') } });
    expect(of('rotcPrograms', [aCollege({ id: 1 }), noRotc])).toMatchObject({ known: 1, notReported: 1 });
    expect(of('formerNames', [aCollege({ id: 1 }), aCollege({ id: 2, formerNames: ['Old'] })])).toMatchObject({ known: 1 });
  });

  it('is zero without colleges', () => {
    expect(of('size', [])).toMatchObject({ total: 0, known: 0, share: 0, bySector: [], byYear: [] });
  });
});
