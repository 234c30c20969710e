import type { StateCode } from '../states.ts';

/** The nine Census divisions. Territories belong to none. */
const DIVISIONS: readonly (readonly StateCode[])[] = [
  ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'],
  ['NJ', 'NY', 'PA'],
  ['IL', 'IN', 'MI', 'OH', 'WI'],
  ['IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'],
  ['DE', 'DC', 'FL', 'GA', 'MD', 'NC', 'SC', 'VA', 'WV'],
  ['AL', 'KY', 'MS', 'TN'],
  ['AR', 'LA', 'OK', 'TX'],
  ['AZ', 'CO', 'ID', 'MT', 'NV', 'NM', 'UT', 'WY'],
  ['AK', 'CA', 'HI', 'OR', 'WA'],
];

const DIVISION_OF: ReadonlyMap<StateCode, number> = new Map(
  DIVISIONS.flatMap((states, index) => states.map((state) => [state, index] as const)),
);

/** The Census division of a state; null for a territory. */
export const divisionOf = (state: StateCode): number | null => DIVISION_OF.get(state) ?? null;
