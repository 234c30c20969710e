import { smallCohortRates } from './small-cohorts.ts';

it('withholds the rates of fewer than 30 students, and of students with a Pell grant among them', () => {
  const rates = { graduationRate: 1, transferRate: null, pellGraduationRate: 0, retentionRate: 0.5 };
  expect(smallCohortRates({ ...rates, graduationCohort: 29, retentionCohort: 30 })).toEqual(['graduationRate', 'pellGraduationRate']);
  expect(smallCohortRates({ ...rates, graduationCohort: 30, retentionCohort: 29 })).toEqual(['retentionRate']);
  expect(smallCohortRates(rates)).toEqual([]);
  const pell = (pellGraduationCohort: number) => smallCohortRates({ ...rates, graduationCohort: 300, pellGraduationCohort });
  expect([pell(29), pell(30)]).toEqual([['pellGraduationRate'], []]);
});

it('withholds the scores of a test that fewer than 30 students sent', () => {
  const scores = { avgSAT: 970, sat25: 880, sat75: 1080, avgACT: 23, act25: 19, act75: 25 };
  expect(smallCohortRates({ ...scores, satCohort: 9, actCohort: 2_561 })).toEqual(['avgSAT', 'sat25', 'sat75']);
  expect(smallCohortRates({ ...scores, satCohort: 30, actCohort: 29 })).toEqual(['avgACT', 'act25', 'act75']);
});
