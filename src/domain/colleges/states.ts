import { slugify } from './slug.ts';

/** USPS codes and names of the states and territories in IPEDS (HD variable STABBR). */
// prettier-ignore
export const STATES = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware',
  DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa',
  KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota',
  MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey',
  NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon',
  PA: 'Pennsylvania', RI: 'Rhode Island', SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah',
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming', AS: 'American Samoa',
  FM: 'Federated States of Micronesia', GU: 'Guam', MH: 'Marshall Islands', MP: 'Northern Mariana Islands', PR: 'Puerto Rico',
  PW: 'Palau', VI: 'U.S. Virgin Islands',
} as const;

export type StateCode = keyof typeof STATES;
export const STATE_CODES = Object.keys(STATES) as StateCode[];

/** Names that need an article in a sentence. */
const WITH_ARTICLE: ReadonlySet<StateCode> = new Set(['DC', 'FM', 'MH', 'MP', 'VI']);

/** The name of a state in a sentence: "New York", "the District of Columbia". */
export const placeName = (state: StateCode): string => (WITH_ARTICLE.has(state) ? `the ${STATES[state]}` : STATES[state]);

/** The address form of a state: "new-york". */
export const stateSlug = (code: StateCode): string => slugify(STATES[code]);

/** The state of an address: its slug or its two-letter code, in any case. Undefined for other texts. */
export function stateOf(text: string): StateCode | undefined {
  const lower = text.toLowerCase();
  return STATE_CODES.find((code) => code.toLowerCase() === lower || stateSlug(code) === lower);
}
