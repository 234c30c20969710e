/** The groups of award levels that filters offer, lowest first. */
export const AWARD_GROUPS = ['certificate', 'associate', 'bachelor', 'graduate'] as const;
export type AwardGroup = (typeof AWARD_GROUPS)[number];

/** A level at which colleges award degrees and certificates. */
export interface AwardLevel {
  /** AWLEVEL of the completions of IPEDS. */
  code: number;
  label: string;
  group: AwardGroup;
  /** CREDLEV of the fields of study of the College Scorecard, 1 to 8. It joins some levels of IPEDS. */
  credential: number;
}

/** The levels that IPEDS has since 2019-20, lowest first. */
export const AWARD_LEVELS: readonly AwardLevel[] = [
  { code: 20, label: 'Certificate, less than 12 weeks', group: 'certificate', credential: 1 },
  { code: 21, label: 'Certificate, 12 weeks to 1 year', group: 'certificate', credential: 1 },
  { code: 2, label: 'Certificate, 1 to 2 years', group: 'certificate', credential: 1 },
  { code: 4, label: 'Certificate, 2 to 4 years', group: 'certificate', credential: 1 },
  { code: 3, label: 'Associate’s degree', group: 'associate', credential: 2 },
  { code: 5, label: 'Bachelor’s degree', group: 'bachelor', credential: 3 },
  { code: 6, label: 'Certificate after a bachelor’s degree', group: 'graduate', credential: 4 },
  { code: 7, label: 'Master’s degree', group: 'graduate', credential: 5 },
  { code: 8, label: 'Certificate after a master’s degree', group: 'graduate', credential: 8 },
  { code: 17, label: 'Doctorate, research', group: 'graduate', credential: 6 },
  { code: 18, label: 'Doctorate, professional practice', group: 'graduate', credential: 7 },
  { code: 19, label: 'Doctorate, other', group: 'graduate', credential: 6 },
];

/** The credentials of the College Scorecard (CREDLEV) that fields of study have, lowest first. */
export const CREDENTIALS: readonly { code: number; label: string; group: AwardGroup }[] = [
  { code: 1, label: 'Certificate', group: 'certificate' },
  { code: 2, label: 'Associate’s degree', group: 'associate' },
  { code: 3, label: 'Bachelor’s degree', group: 'bachelor' },
  { code: 4, label: 'Certificate after a bachelor’s degree', group: 'graduate' },
  { code: 5, label: 'Master’s degree', group: 'graduate' },
  { code: 8, label: 'Certificate after a master’s degree', group: 'graduate' },
  { code: 6, label: 'Doctorate', group: 'graduate' },
  { code: 7, label: 'Doctorate, professional practice', group: 'graduate' },
];

/** The level with this AWLEVEL of IPEDS. Undefined for a code of an earlier year: 1 was a certificate of less than a year. */
export const awardLevelOf = (code: number): AwardLevel | undefined => AWARD_LEVELS.find((level) => level.code === code);

/** The place of a level in the order from the lowest, from 0. Unknown codes come last. */
export function awardOrderOf(code: number): number {
  const at = AWARD_LEVELS.findIndex((level) => level.code === code);
  return at === -1 ? AWARD_LEVELS.length : at;
}
