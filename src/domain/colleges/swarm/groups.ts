import { kindNoun, type LevelInput } from '../kind/level.ts';

/** The picture of all colleges without peers. */
export const EVERY_COLLEGE = 'every-college';

/** The colleges of the same kind, as a word of an address: "public-four-year-college". */
export const swarmGroupOf = (college: LevelInput): string => kindNoun(college).replaceAll(' ', '-');
