import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CRITERIA, type Criterion, DEFAULT_WEIGHTS, formatWeights, type Weights } from '../../api/domain/rankings.ts';
import type { Api } from '../../api/client.ts';

/** The featured college, or null if there is none. */
export const spotlightQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/colleges', { featured: true, limit: 1 }],
    queryFn: async ({ signal }) => (await api.colleges.list({ query: { featured: 'true', limit: 1 } }, signal))[0] ?? null,
  });

const TOP = 3;

/** The top three colleges, with default weights if `w` is undefined. Keeps the previous result while the next one loads. */
export const topQuery = (api: Api, w: Weights | undefined) =>
  queryOptions({
    queryKey: ['/api/rankings', { w: w && formatWeights(w), perPage: TOP }],
    queryFn: ({ signal }) => api.rankings.rank({ query: { w, perPage: TOP } }, signal),
    placeholderData: keepPreviousData,
  });

/** The home page ranks by these three only, so that each slider has a visible effect. */
export const SLIDERS = [
  { criterion: 'cost', label: 'Low cost' },
  { criterion: 'earnings', label: 'Earnings' },
  { criterion: 'completion', label: 'Graduation' },
] as const satisfies readonly { criterion: Criterion; label: string }[];

const hasSlider = (criterion: Criterion): boolean => SLIDERS.some((slider) => slider.criterion === criterion);

export const INITIAL_WEIGHTS = Object.fromEntries(
  CRITERIA.map((criterion) => [criterion, hasSlider(criterion) ? DEFAULT_WEIGHTS[criterion] : 0]),
) as Weights;
