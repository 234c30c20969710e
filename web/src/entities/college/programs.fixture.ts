import type { CollegeProgram, CollegePrograms } from '../../api/domain/colleges.ts';

const PERIODS = ['2021-22', '2022-23', '2023-24'];

export const NURSING = { code: '51.38', name: 'Nursing', slug: 'nursing' };
export const COMPUTING = { code: '11.07', name: 'Computer science', slug: 'computer-science' };

/** A bachelor's program in nursing with awards of three years. */
export const aProgram = (overrides: Partial<CollegeProgram> = {}): CollegeProgram => ({
  cip: '51.3801',
  title: 'Registered Nursing',
  level: 5,
  award: 'Bachelor’s degree',
  awardGroup: 'bachelor',
  major: NURSING,
  awards: [180, 200, 212],
  outcomes: null,
  ...overrides,
});

/** The answer of the API about these programs, with three years. */
export const aTaught = (programs: CollegeProgram[] = [aProgram()]): CollegePrograms => ({
  collegeId: 1,
  years: PERIODS.map((period, at) => ({
    ...{ source: 'ipeds', table: 'C-A', variable: 'CTOTALT', year: 2022 + at, period, release: 'provisional' },
    ...{ importedAt: '2026-11-20T08:00:00.000Z', runId: 7 },
  })),
  families: [
    { code: '11', name: 'Computing', slug: 'computing' },
    { code: '51', name: 'Health professions', slug: 'health-professions' },
  ],
  outcomeSources: { latest: null, former: null },
  highSchoolEarnings: { amount: 27_836, state: 'AL', year: 2024 },
  programs,
  dataVersion: '1',
});
