import fc from 'fast-check';
import type { OutcomesByProgram } from '../majors/outcomes.ts';
import { finished } from '../shared/steps.ts';
import { FEWEST_PROGRAMS, nationalOutcomesInSteps, type ReportedOutcomes } from './national-outcomes.ts';

const KEY = '51.38.3';

const nationalOutcomesOf = (colleges: readonly ReportedOutcomes[]) => finished(nationalOutcomesInSteps(colleges));

const college = (collegeId: number, opeId: string | null, outcomes: OutcomesByProgram): ReportedOutcomes => ({
  collegeId,
  opeId,
  outcomes,
});

it('the medians of the nation count a figure that campuses repeat once', () => {
  const campuses = [1, 2, 3].map((id) => college(id, `0014170${id}`, { [KEY]: { debt: 90_000 } }));
  const others = [10_000, 20_000, 30_000, 40_000].map((debt, at) => college(10 + at, `00${at}20000`, { [KEY]: { debt } }));
  expect(nationalOutcomesOf([...campuses, ...others]).mediansOf(KEY)).toEqual({ debt: 30_000 });
  expect(nationalOutcomesOf([...campuses, ...others.slice(1)]).mediansOf(KEY)).toBeUndefined();
});

it('figures of campuses that differ count each, and so do equal figures of unrelated colleges', () => {
  const differing = [1, 2, 3].map((id) => college(id, `0014170${id}`, { [KEY]: { debt: id * 10_000 } }));
  const unrelated = [college(4, null, { [KEY]: { debt: 30_000 } }), college(5, null, { [KEY]: { debt: 30_000 } })];
  expect(nationalOutcomesOf([...differing, ...unrelated]).mediansOf(KEY)).toEqual({ debt: 30_000 });
});

it('former and present parts stay apart', () => {
  const former = [1, 2, 3, 4, 5].map((id) => college(id, null, { [KEY]: { formerDebt: 10_000 * id, debt: 1_000 * id } }));
  expect(nationalOutcomesOf(former).mediansOf(KEY)).toEqual({ formerDebt: 30_000, debt: 3_000 });
});

it('campuses are counted where they have a figure of a program in common', () => {
  const figures = { [KEY]: { debt: 90_000 } };
  const all = [
    college(1, '00141700', figures),
    college(2, '00141701', { [KEY]: { formerDebt: 5, debt: 90_000 } }),
    college(3, '00141702', { [KEY]: { debt: 1 } }),
    college(4, null, figures),
  ];
  const national = nationalOutcomesOf(all);
  expect([1, 2, 3, 4, 99].map((id) => national.campusesOf(id, KEY))).toEqual([2, 2, 1, 1, 1]);
});

it('a median lies among the figures, and needs five of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 12 }), (values) => {
      const medians = nationalOutcomesOf(values.map((earnings4, id) => college(id, null, { [KEY]: { earnings4 } }))).mediansOf(KEY);
      const median = medians?.earnings4;
      expect(median === undefined).toBe(values.length < FEWEST_PROGRAMS);
      if (median === undefined) return;
      expect(median).toBeGreaterThanOrEqual(Math.min(...values));
      expect(median).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});

it('half of the figures lie between low and high, each campus figure counted once', () => {
  const colleges = [10, 20, 30, 40, 50, 60].map((thousands, id) => college(id, null, { [KEY]: { earnings4: thousands * 1_000 } }));
  const campuses = [1, 2].map((id) => college(20 + id, `0014170${id}`, { [KEY]: { earnings4: 70_000 } }));
  expect(nationalOutcomesOf([...colleges, ...campuses]).spreadsOf(KEY)).toEqual({
    earnings4: { low: 25_000, median: 40_000, high: 55_000, figures: 7 },
  });
});
