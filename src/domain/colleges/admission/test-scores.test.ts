import { actToSat, compareScores, mainTestOf, totalsOf, type OwnScores } from './test-scores.ts';

describe('actToSat', () => {
  it.each([
    [36, 1590],
    [26, 1240],
    [24, 1180],
    [9, 590],
    [25.5, 1225],
    [8, null],
    [8.9, null],
    [37, null],
    [36.1, null],
    [null, null],
    [Number.NaN, null],
  ])('%p is %p', (act, sat) => {
    expect(actToSat(act)).toBe(sat);
  });
});

it.each([
  [30, 31, 'act'],
  [31, 30, 'sat'],
  [30, 30, 'sat'],
  [0, 30, 'act'],
  [null, 30, null],
  [30, null, null],
])('of %p with an SAT and %p with an ACT the main test is %p', (satCohort, actCohort, expected) => {
  expect(mainTestOf({ satCohort, actCohort })).toBe(expected);
});

describe('the comparison', () => {
  const both = { sat: 1200, act: 24 };
  it.each<[OwnScores, OwnScores, 'sat' | 'act', unknown]>([
    [{ sat: 1250 }, both, 'act', { own: 'sat', college: 'sat', gap: 50 }],
    [{ act: 26 }, both, 'sat', { own: 'act', college: 'act', gap: 60 }],
    [{ sat: 1250, act: 26 }, both, 'sat', { own: 'sat', college: 'sat', gap: 50 }],
    [{ sat: 1250, act: 26 }, both, 'act', { own: 'act', college: 'act', gap: 60 }],
    [{ sat: 1250, act: 26 }, { act: 24 }, 'sat', { own: 'act', college: 'act', gap: 60 }],
    [{ sat: 1250 }, { act: 24 }, 'act', { own: 'sat', college: 'act', gap: 70 }],
    [{ act: 26 }, { sat: 1200 }, 'sat', { own: 'act', college: 'sat', gap: 40 }],
    [{ act: 8 }, both, 'act', null],
    [{}, both, 'sat', null],
    [both, {}, 'sat', null],
  ])('of %p with %p, where the %s counts', (own, college, main, expected) => {
    expect(compareScores(totalsOf(own), totalsOf(college), main)).toEqual(expected);
  });
});
