import { CRITERIA, DEFAULT_WEIGHTS, type Criterion, type Weights } from '../../api/domain.ts';

/** What people ask about first; only these three count on the home page, so that a moved slider shows. */
export const OFFERED = [
  { criterion: 'cost', label: 'Low cost' },
  { criterion: 'earnings', label: 'Earnings' },
  { criterion: 'completion', label: 'Graduation' },
] as const satisfies readonly { criterion: Criterion; label: string }[];

const isOffered = (criterion: Criterion): boolean => OFFERED.some((one) => one.criterion === criterion);

/** The three sliders as Alma would set them. */
export const FIRST_WEIGHTS = Object.fromEntries(
  CRITERIA.map((criterion) => [criterion, isOffered(criterion) ? DEFAULT_WEIGHTS[criterion] : 0]),
) as Weights;
