import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';
import { behindReason, behindText, type BehindReason } from './rate-gate.ts';

it.each<[FigureKey, Partial<CollegeRecord>, BehindReason | undefined]>([
  ['graduationRate', { size: 499, graduationCohort: 100 }, 'few-students'],
  ['graduationRate', { size: null, graduationCohort: 100 }, 'few-students'],
  ['graduationRate', { size: 500, graduationCohort: 100 }, undefined],
  ['graduationRate', { size: 9_000, graduationCohort: 99 }, 'small-cohort'],
  // New Professions Technical Institute: all 73 students of its cohort graduated.
  ['graduationRate', { size: 514, graduationRate: 1, graduationCohort: 73 }, 'small-cohort'],
  ['graduationRate', { size: 9_000, graduationCohort: null }, 'unknown-cohort'],
  ['retentionRate', { size: 9_000, graduationCohort: 500, retentionCohort: 8 }, 'small-cohort'],
  ['retentionRate', { size: 9_000, retentionCohort: 100 }, undefined],
  // Applicants are no cohort.
  ['acceptanceRateNum', { size: 499 }, 'few-students'],
  ['acceptanceRateNum', { size: 500 }, undefined],
])('%s of %j: %s', (rate, values, reason) => {
  expect(behindReason(aCollege(values), rate)).toBe(reason);
});

it('holds for rates only', () => {
  const reasons = (['netPrice', 'size', 'medianDebt', 'avgSAT', 'safetyScore'] as const).map((figure) =>
    behindReason(aCollege({ size: 1 }), figure),
  );
  expect(reasons.every((reason) => reason === undefined)).toBe(true);
});

it('counts a figure of several campuses for their main campus only', () => {
  const [main, branch] = [aCollege({ id: 1, size: 900 }), aCollege({ id: 2, size: 900 })];
  const campuses = { institution: 'University of Elm', colleges: [main, branch] };
  const reasons = [main, branch].map((college) => behindReason(college, 'medianDebt', campuses));
  expect(reasons).toEqual([undefined, 'shared-figure']);
  expect([behindReason(branch, 'acceptanceRateNum', campuses), behindReason(branch, 'netPrice', campuses)]).toEqual([undefined, undefined]);
});

it('has a text for each reason', () => {
  expect((['shared-figure', 'few-students', 'small-cohort', 'unknown-cohort'] as const).map(behindText)).toEqual([
    'Figure of all its campuses together',
    'Under 500 undergraduates',
    'Rate of under 100 students',
    'Rate of an unknown number of students',
  ]);
});
