import fc from 'fast-check';
import type { CollegeRecord } from '../colleges/college.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { INCOME_BANDS } from '../colleges/categories.ts';
import { COLLEGE_KINDS } from '../rankings/list-kinds.ts';
import { someColleges } from '../rankings/rankings.fixture.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';
import { MAX_BUDGET, MAX_PRIORITY, REQUIREMENTS, NO_PRIORITIES, type Answers, type Priorities, type PublicAnswers } from './answers.ts';

export const prioritiesWith = (named: Partial<Priorities>): Priorities => ({ ...NO_PRIORITIES, ...named });

const STATES_ASKED = ['AL', 'GA', 'TN', 'PR', 'NY'] as const;
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const some = <T>(values: readonly T[]): fc.Arbitrary<T[] | undefined> => maybe(fc.subarray([...values]));
const priorities = fc.record(
  Object.fromEntries(CRITERIA.map((key) => [key, fc.integer({ min: 0, max: MAX_PRIORITY })])) as Record<Criterion, fc.Arbitrary<number>>,
);

export const anyPublicAnswers: fc.Arbitrary<PublicAnswers> = fc.record({
  size: maybe(fc.constantFrom(...SIZE_BANDS)),
  types: some(COLLEGE_KINDS),
  states: some(STATES_ASKED),
  must: some(REQUIREMENTS),
  priorities: maybe(priorities),
});

/** Random answers. Each question is sometimes skipped. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    anyPublicAnswers,
    fc.record({
      budget: maybe(fc.integer({ min: 0, max: MAX_BUDGET / 1_000 }).map((thousands) => thousands * 1_000)),
      income: maybe(fc.constantFrom(...INCOME_BANDS)),
      homeState: maybe(fc.constantFrom(...STATES_ASKED)),
      sat: maybe(fc.integer({ min: 400, max: 1_600 })),
      act: maybe(fc.integer({ min: 1, max: 36 })),
    }),
  )
  .map(([open, hidden]) => ({ ...open, ...hidden }));

/** Up to 24 colleges, some of them women's colleges, in the states of the answers and one other state. */
export const manyColleges: fc.Arbitrary<CollegeRecord[]> = fc
  .tuple(
    someColleges(24),
    fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...STATES_ASKED, 'WA' as const)), { minLength: 24, maxLength: 24 }),
  )
  .map(([colleges, drawn]) =>
    colleges.map((college, index) => {
      const [isWomenOnly = false, state = 'WA'] = drawn[index] ?? [];
      return { ...college, isWomenOnly, state };
    }),
  );
