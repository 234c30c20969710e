import { listOf, type ListParam } from '../shared/query-params.ts';
import { STATE_CODES, type StateCode } from './states.ts';

/** A query parameter of states, sorted by code. */
export const statesParam: ListParam<StateCode> = {
  ...listOf(STATE_CODES),
  format: (chosen) => [...chosen].sort().join(','),
};
