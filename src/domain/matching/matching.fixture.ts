import fc from 'fast-check';
import { LOCALES, type CollegeRecord } from '../colleges/college.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { INCOME_BANDS, SETTINGS } from '../colleges/categories.ts';
import { COLLEGE_KINDS } from '../rankings/list-kinds.ts';
import { someColleges } from '../rankings/rankings.fixture.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';
import { anyFieldFacts, nursingWith } from './field/fields.fixture.ts';
import {
  MAX_BUDGET,
  MAX_PRIORITY,
  MILES,
  REQUIREMENTS,
  NO_PRIORITIES,
  type Answers,
  type Priorities,
  type PublicAnswers,
} from './answers.ts';

export const prioritiesWith = (named: Partial<Priorities>): Priorities => ({ ...NO_PRIORITIES, ...named });

const STATES_ASKED = ['AL', 'GA', 'TN', 'PR', 'NY'] as const;
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const some = <T>(values: readonly T[]): fc.Arbitrary<T[] | undefined> => maybe(fc.subarray([...values]));
const priorities = fc.record(
  Object.fromEntries(CRITERIA.map((key) => [key, fc.integer({ min: 0, max: MAX_PRIORITY })])) as Record<Criterion, fc.Arbitrary<number>>,
);

export const anyPublicAnswers: fc.Arbitrary<PublicAnswers> = fc.record({
  majors: maybe(fc.subarray(['11.07', '51', '51.3801'])),
  size: maybe(fc.constantFrom(...SIZE_BANDS)),
  types: some(COLLEGE_KINDS),
  states: some(STATES_ASKED),
  settings: some(SETTINGS),
  miles: maybe(fc.constantFrom(...MILES)),
  must: some(REQUIREMENTS),
  priorities: maybe(priorities),
});

/** Places at most about 900 miles apart. */
const place = fc.record({ latitude: fc.integer({ min: 30, max: 40 }), longitude: fc.integer({ min: -90, max: -80 }) });

/** Facts of the colleges 1 to 24. */
const anyField = fc
  .array(fc.option(anyFieldFacts), { minLength: 24, maxLength: 24 })
  .map((facts) => nursingWith(Object.fromEntries(facts.flatMap((each, at) => (each === null ? [] : [[at + 1, each]])))));

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
      homeZip: maybe(fc.constant('36849')),
      home: maybe(place),
      field: maybe(anyField),
    }),
  )
  .map(([open, hidden]) => ({ ...open, ...hidden }));

/** Where a college is, as far as it says. */
export const anySurroundings = fc
  .tuple(fc.constantFrom(...STATES_ASKED, 'WA' as const), fc.constantFrom(...LOCALES, null), fc.option(place))
  .map(([state, locale, at]) => ({ state, locale, latitude: at?.latitude ?? null, longitude: at?.longitude ?? null }));

/** Up to 24 colleges, some of them women's colleges, in the states of the answers and one other state. */
export const manyColleges: fc.Arbitrary<CollegeRecord[]> = fc
  .tuple(someColleges(24), fc.array(fc.record({ isWomenOnly: fc.boolean(), where: anySurroundings }), { minLength: 24, maxLength: 24 }))
  .map(([colleges, drawn]) =>
    colleges.map((college, index) => ({ ...college, ...drawn[index]?.where, isWomenOnly: drawn[index]?.isWomenOnly ?? false })),
  );
