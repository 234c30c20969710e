import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord, Provenance } from '../colleges/college.ts';
import { coverageOf, sectorsOf, type KnownInYear } from './coverage.ts';
import { FIELDS } from './fields.ts';

const receipt = (period: string): Provenance => ({
  source: 'ipeds', table: 'DRVGR', variable: 'GBA6RTT', year: 2024, period, release: 'final', runId: 1, importedAt: null,
}); // prettier-ignore

const of = (key: string, colleges: readonly CollegeRecord[], past: readonly KnownInYear[] = []) => {
  const field = FIELDS.find((candidate) => candidate.key === key);
  if (!field) throw new Error(key);
  return coverageOf(field, colleges, sectorsOf(colleges), past);
};

describe('coverage', () => {
  const graduationRate = { graduationRate: receipt('by August 2024') };
  const colleges = [
    aCollege({ id: 1, graduationRate: 0, provenance: graduationRate }),
    aCollege({ id: 2, graduationRate: 0.5, valueStatus: { graduationRate: 'imputed' }, provenance: graduationRate }),
    aCollege({ id: 3, valueStatus: { graduationRate: 'suppressed' } }),
    aCollege({ id: 4, type: 'Private nonprofit', valueStatus: { graduationRate: 'not-applicable' } }),
    aCollege({ id: 5, level: 2 }),
  ];

  it('tells what is known, zero included, from why the rest is missing', () => {
    expect(of('graduationRate', colleges)).toMatchObject({
      total: 5, known: 2, share: 0.4, imputed: 1, suppressed: 1, notApplicable: 1, notReported: 1,
    }); // prettier-ignore
  });

  it('tells sectors apart, those without colleges left out', () => {
    expect(of('graduationRate', colleges).bySector).toEqual([
      { control: 'public', level: 4, total: 3, known: 2 },
      { control: 'public', level: 2, total: 1, known: 0 },
      { control: 'private_nonprofit', level: 4, total: 1, known: 0 },
    ]);
  });

  it('joins former years with the one that the catalog holds, where a seed has no past', () => {
    const past = (year: number, known: number): KnownInYear => ({ field: 'graduationRate', year, period: `by August ${year}`, known });
    expect(of('graduationRate', colleges).byYear).toEqual([{ year: 2024, period: 'by August 2024', known: 2 }]);
    expect(
      of('graduationRate', colleges, [past(2023, 4), past(2024, 1), past(2022, 0)]).byYear.map(({ year, known }) => [year, known]),
    ).toEqual([
      [2023, 4],
      [2024, 2],
    ]);
  });

  it('does not take a flag that no source speaks of for known', () => {
    const flagged = aCollege({ id: 2, isWomenOnly: false, provenance: { isWomenOnly: receipt('2024-25') } });
    expect(of('isWomenOnly', [aCollege({ id: 1 }), flagged])).toMatchObject({ known: 1, notReported: 1 });
    expect(of('isFeatured', [aCollege()])).toMatchObject({ known: 1, notReported: 0 });
  });

  it('takes an empty list for known where a source gave it', () => {
    const given = aCollege({ id: 2, provenance: { aliases: receipt('2024-25') } });
    expect(of('aliases', [aCollege({ id: 1 }), given])).toMatchObject({ known: 1 });
    expect(of('formerNames', [aCollege({ id: 1 }), aCollege({ id: 2, formerNames: ['Old'] })])).toMatchObject({ known: 1 });
  });

  it('of nobody is nothing', () => {
    expect(of('size', [])).toMatchObject({ total: 0, known: 0, share: 0, bySector: [], byYear: [] });
  });
});
