import { parseWeights, type Weights } from '../shared/criteria.ts';
import { DEFAULT_WEIGHTS } from '../shared/method.ts';
import type { RankGroup } from './rank-group.ts';

const TWO_YEAR = parseWeights('5330400102') ?? DEFAULT_WEIGHTS;

/** The default weights of a group. Selectivity and research do not apply to two-year colleges. */
export const weightsOfGroup = (group: RankGroup): Weights => (group === 'two-year' ? TWO_YEAR : DEFAULT_WEIGHTS);
