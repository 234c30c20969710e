import type { CollegeDetail, FieldKey } from '../../api/domain/colleges.ts';

/** A college without what only its folded sections show: most sources, standings and former years, changes, imports, similar colleges. */
export type CollegeHead = CollegeDetail;

/** What the head and the first section show, with its source and standing. */
const SHOWN: readonly (FieldKey | 'netPrice')[] = [
  'size',
  'netPrice',
  'netPricePublic',
  'netPricePrivate',
  'annualCost',
  'outOfStateCost',
  'graduationRate',
  'graduationCohort',
  'pellGraduationRate',
  'degreeAfter8Years',
  'transferRate',
  'earningsAfter10Years',
  'medianDebt',
  'acceptanceRateNum',
  'avgSAT',
  'retentionRate',
  'retentionCohort',
];
/** Drawn by year in the first section. */
const DRAWN: readonly FieldKey[] = ['netPricePublic', 'netPricePrivate'];

/** What the page sends to the browser: a fifth of the whole. */
export function headOf(detail: CollegeDetail): CollegeHead {
  const { provenance, percentiles, history } = detail;
  return {
    ...detail,
    provenance: only(provenance, SHOWN),
    percentiles: only(percentiles, SHOWN),
    // The banner compares the last two years.
    history: { ...only(history, DRAWN), ...(history['size'] && { size: history['size'].slice(-2) }) },
    otherNames: [],
    imports: [],
    changes: null,
    similar: [],
  };
}

const only = <T>(all: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
