import type { College } from '../college.ts';

export type Test = 'sat' | 'act';

/** SAT totals for ACT 9 to 36, from the 2018 concordance of College Board and ACT. */
// prettier-ignore
const SAT_OF_ACT = [
  590, 630, 670, 710, 760, 800, 850, 890, 930, 970, 1010, 1040, 1080, 1110,
  1140, 1180, 1210, 1240, 1280, 1310, 1340, 1370, 1400, 1430, 1460, 1500, 1540, 1590,
];
const LOWEST_ACT = 9;

/** The SAT total of an ACT composite, linear between whole scores. Null outside 9–36. */
export function actToSat(act: number | null | undefined): number | null {
  if (act === null || act === undefined) return null;
  const below = SAT_OF_ACT[Math.floor(act) - LOWEST_ACT];
  const above = SAT_OF_ACT[Math.ceil(act) - LOWEST_ACT];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (act - Math.floor(act));
}

/** The test that more of the new students sent, the SAT if as many sent each. Null if a number is unknown. */
export function mainTestOf({ satCohort, actCohort }: Pick<College, 'satCohort' | 'actCohort'>): Test | null {
  if (satCohort === null || actCohort === null) return null;
  return actCohort > satCohort ? 'act' : 'sat';
}

/** The scores of a student as a form has them. */
export interface OwnScores {
  /** 400–1600. */
  sat?: number | undefined;
  /** 1–36. */
  act?: number | undefined;
}

/** The score in each test as an SAT total; NaN if unknown. */
export type Totals = Readonly<Record<Test, number>>;

export const totalsOf = ({ sat, act }: OwnScores): Totals => ({ sat: sat ?? Number.NaN, act: actToSat(act) ?? Number.NaN });

export const hasScore = ({ sat, act }: Totals): boolean => !Number.isNaN(sat) || !Number.isNaN(act);

/** A score of a student beside the average of a college. */
export interface Comparison {
  own: Test;
  college: Test;
  /** The distance in points of the SAT; negative if the student is below the average. */
  gap: number;
}

/**
 * Compares the same test, of two the one that counts at the college. Only without a common test are two different ones compared. Null
 * without a score on either side.
 */
export function compareScores(own: Totals, college: Totals, main: Test): Comparison | null {
  const other = main === 'sat' ? 'act' : 'sat';
  const pairs = [
    [main, main],
    [other, other],
    [main, other],
    [other, main],
  ] as const;
  for (const [mine, its] of pairs) {
    const gap = own[mine] - college[its];
    if (Number.isFinite(gap)) return { own: mine, college: its, gap };
  }
  return null;
}
