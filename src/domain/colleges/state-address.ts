import { slugify } from './slug.ts';
import { STATE_CODES, STATES, type StateCode } from './states.ts';

/** The address form of a state: "new-york". */
export const stateSlug = (code: StateCode): string => slugify(STATES[code]);

const CODE_OF_SLUG = new Map(STATE_CODES.flatMap((code) => [[stateSlug(code), code] as const, [code.toLowerCase(), code] as const]));

/** The state an address means: its name's slug or its two letters, in either case; undefined for anything else. */
export const stateOf = (text: string): StateCode | undefined => CODE_OF_SLUG.get(text.toLowerCase());
