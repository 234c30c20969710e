/** The digits of a code: a family has 2, a major 4, a program 6. */
export type CipDigits = 2 | 4 | 6;

const FAMILY_LENGTH = 2;
const MAJOR_LENGTH = 5;

/** The first 4 digits of a code with the point: "51.38" for "51.3801". A family stays as it is. */
export const majorOf = (code: string): string => code.slice(0, MAJOR_LENGTH);

/** The first 2 digits of a code: "51" for "51.3801". */
export const familyOf = (code: string): string => code.slice(0, FAMILY_LENGTH);

/** The number of digits of a code as `toCipCode` returns it. */
export const digitsOf = (code: string): CipDigits => (code.length === FAMILY_LENGTH ? 2 : code.length === MAJOR_LENGTH ? 4 : 6);

/** The part of a choice of codes within a major: the major itself, or its chosen programs. Empty: the choice has nothing of it. */
export const codesWithin = (chosen: readonly string[], major: string): string[] =>
  chosen.some((code) => digitsOf(code) < 6 && major.startsWith(code)) ? [major] : chosen.filter((code) => majorOf(code) === major);
