import fc from 'fast-check';
import type { Field, FieldFacts } from './field.ts';
import { createFields, type Fields } from './fields.ts';
import type { TaughtCatalog } from '../../programs/taught-majors.ts';
import { someMajorWords } from '../../majors/majors.fixture.ts';
import { fieldEarningsInSteps } from '../../programs/field-earnings.ts';
import { nationalOutcomesInSteps, type ReportedOutcomes } from '../../programs/national-outcomes.ts';
import { finished } from '../../shared/steps.ts';

/** Graduates of 2023-24 in a small vocabulary, with what the given colleges report. */
export function fieldsOver(
  catalog: TaughtCatalog,
  reported: readonly ReportedOutcomes[] = [],
  pause: () => Promise<void> = () => Promise.resolve(),
): Fields {
  const earnings = finished(fieldEarningsInSteps(reported, finished(nationalOutcomesInSteps(reported))));
  return createFields({
    catalog,
    vocabulary: { words: someMajorWords },
    programs: { newest: () => Promise.resolve({ period: '2023-24' }), earnings: () => Promise.resolve(earnings) },
    pause,
  });
}

/** Nursing, with facts by id of the college. */
export function nursingWith(facts: Readonly<Record<number, FieldFacts>>): Field {
  const most = Math.max(0, ...Object.values(facts).map(({ graduates }) => graduates ?? 0));
  return { names: ['Nursing'], year: '2023-24', most, factsOf: (id) => facts[id] ?? null };
}

/** Facts of a college that awards 20,000 degrees and certificates at most. */
export const anyFieldFacts: fc.Arbitrary<FieldFacts> = fc
  .tuple(
    fc.option(fc.integer({ min: 0, max: 9_000 })),
    fc.integer({ min: 1, max: 11_000 }),
    fc.option(fc.double({ min: 0.2, max: 4, noNaN: true })),
  )
  .map(([graduates, others, earnings]) => ({
    graduates,
    share: graduates === null ? 0 : graduates / (graduates + others),
    earnings: graduates === null ? null : earnings,
  }));
