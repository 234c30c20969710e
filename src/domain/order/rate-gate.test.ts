import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';
import { behindReason, behindText, isRate, type BehindReason } from './rate-gate.ts';

it.each<[FigureKey, Partial<CollegeRecord>, BehindReason | undefined]>([
  ['graduationRate', { size: 499, graduationCohort: 30 }, 'few-students'],
  ['graduationRate', { size: null, graduationCohort: 30 }, 'few-students'],
  ['graduationRate', { size: 500, graduationCohort: 30 }, undefined],
  ['graduationRate', { size: 9_000, graduationCohort: 29 }, 'small-cohort'],
  ['graduationRate', { size: 9_000, graduationCohort: null }, 'unknown-cohort'],
  ['retentionRate', { size: 9_000, graduationCohort: 500, retentionCohort: 8 }, 'small-cohort'],
  ['retentionRate', { size: 9_000, retentionCohort: 30 }, undefined],
  // Applicants are no cohort.
  ['acceptanceRateNum', { size: 499 }, 'few-students'],
  ['acceptanceRateNum', { size: 500 }, undefined],
])('%s of %j: %s', (rate, values, reason) => {
  expect(behindReason(aCollege(values), rate)).toBe(reason);
});

it('holds for rates only', () => {
  expect((['acceptanceRateNum', 'graduationRate', 'retentionRate'] as const).map(isRate)).toEqual([true, true, true]);
  expect((['netPrice', 'size', 'medianDebt', 'avgSAT', 'safetyScore'] as const).map(isRate)).toEqual([false, false, false, false, false]);
});

it('has a text for each reason', () => {
  expect((['few-students', 'small-cohort', 'unknown-cohort'] as const).map(behindText)).toEqual([
    'Under 500 undergraduates',
    'Rate of under 30 students',
    'Rate of an unknown number of students',
  ]);
});
