import { countText } from '../../../api/domain/colleges.ts';

/** The values of a filter as checkboxes show them, with their numbers of results where these are known. */
export const facetOptions = <T extends string>(
  values: readonly T[],
  labelOf: (value: T) => string,
  counts: readonly { value: string; count: number }[] | undefined,
) =>
  values.map((value) => ({
    value,
    label: labelOf(value),
    ...(counts && { count: countText(counts.find((counted) => counted.value === value)?.count ?? 0) }),
  }));
