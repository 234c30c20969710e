import { smallCohortRates } from './small-cohorts.ts';

it('withholds the rates of fewer than 30 students, and of the students with a Pell grant among them', () => {
  const rates = { graduationRate: 1, transferRate: null, pellGraduationRate: 0, retentionRate: 0.5 };
  expect(smallCohortRates({ ...rates, graduationCohort: 29, retentionCohort: 30 })).toEqual(['graduationRate', 'pellGraduationRate']);
  expect(smallCohortRates({ ...rates, graduationCohort: 30, retentionCohort: 29 })).toEqual(['retentionRate']);
  expect(smallCohortRates(rates)).toEqual([]);
});
