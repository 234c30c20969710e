import { outcomeKey, readOutcomeKey, type OutcomePart, type Outcomes } from '../majors/outcomes.ts';
import { eachInSteps, type Steps } from '../shared/steps.ts';
import type { NationalOutcomes, ReportedOutcomes } from './national-outcomes.ts';

/** What graduates of a major earn at each college, as a share of the national median of the same figure. 1.12: 12% more. */
export interface FieldEarnings {
  /** The majors of the CIP with a ratio: "51.38". */
  readonly majors: readonly string[];
  /** The ratios of a major by id of the college. Empty for an unknown major. */
  ratiosOf(major: string): ReadonlyMap<number, number>;
}

/** Bachelor's degrees, associate's degrees, certificates: the first of them with a ratio counts. */
const COMPARED = [3, 2, 1] as const;
/** The present definitions: the first figure that both the college and the nation have counts. Former definitions do not. */
export const EARNINGS = ['earnings4', 'earnings1', 'earnings5'] as const satisfies readonly OutcomePart[];

/** Compares each figure with the median of the same major, credential level and definition. */
export function* fieldEarningsInSteps(
  colleges: readonly ReportedOutcomes[],
  { mediansOf }: Pick<NationalOutcomes, 'mediansOf'>,
): Steps<FieldEarnings> {
  const byMajor = new Map<string, Map<number, number>>();
  yield* eachInSteps(colleges, ({ collegeId, outcomes }) => {
    const majors = new Set(Object.keys(outcomes).flatMap((key) => readOutcomeKey(key)?.cip ?? []));
    for (const cip of majors) {
      const keys = COMPARED.map((credential) => outcomeKey({ cip, credential }));
      const ratio = firstOf(keys, (key) => ratioOf(outcomes[key], mediansOf(key)));
      if (ratio === undefined) continue;
      const ratios = byMajor.get(cip) ?? new Map<number, number>();
      byMajor.set(cip, ratios.set(collegeId, ratio));
    }
  });
  return { majors: [...byMajor.keys()], ratiosOf: (major) => byMajor.get(major) ?? new Map<number, number>() };
}

const ratioOf = (own: Outcomes | undefined, nation: Outcomes | undefined): number | undefined =>
  firstOf(EARNINGS, (part) => {
    const [figure, median] = [own?.[part], nation?.[part]];
    return figure === undefined || median === undefined ? undefined : figure / median;
  });

/** The value of the first item that has one. */
function firstOf<T, V>(items: readonly T[], valueOf: (item: T) => V | undefined): V | undefined {
  for (const item of items) {
    const value = valueOf(item);
    if (value !== undefined) return value;
  }
  return undefined;
}
