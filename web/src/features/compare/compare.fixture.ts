import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { CollegeRecord } from '../../../../src/domain/colleges/college.ts';
import { compareColleges } from '../../../../src/domain/colleges/comparison.ts';
import { comparedCardOf } from '../../../../src/adapters/http/answer/views.ts';
import type { Comparison } from '../../api/domain/colleges.ts';

/** The comparison that the API returns for these colleges. */
export function aComparison(...given: Partial<CollegeRecord>[]): Comparison {
  const { colleges, rows } = compareColleges(given.map((college, index) => aCollege({ id: index + 1, ...college })));
  return { colleges: colleges.map(comparedCardOf), rows, dataVersion: '1' };
}

export function provenanceFor(periods: Partial<Record<keyof CollegeRecord['provenance'], string>>): CollegeRecord['provenance'] {
  const one = (period: string) => ({ source: 'ipeds', table: 'T', variable: 'V', year: 2024, period, release: 'final', runId: 1 }) as const;
  return Object.fromEntries(Object.entries(periods).map(([key, period]) => [key, one(period)]));
}
