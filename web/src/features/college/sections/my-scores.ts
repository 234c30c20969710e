import {
  actToSat,
  type Chance,
  chanceOf,
  type CollegeDetail,
  compareScores,
  figureText,
  selectivityOf,
  totalsOf,
} from '../../../api/domain/colleges.ts';
import type { PrivateAnswers } from '../../../api/domain/matching.ts';

type College = CollegeDetail['college'];
type Test = 'sat' | 'act';

/** How a visitor's test scores compare at one college. */
export interface ScoreStanding {
  band: Chance;
  /** One sentence per comparison with the scores of the students here. */
  places: string[];
  /** False if the band uses the acceptance rate alone. */
  isByScore: boolean;
}

/** The measurement error of each test, in points of its scale. */
const NEAR: Record<Test, number> = { sat: 40, act: 1 };
const NAMES: Record<Test, string> = { sat: 'SAT', act: 'ACT' };

/** Whether the college admits students and publishes a rate or scores to compare with. */
export function canCompareScores(college: College): boolean {
  const admitsAll = college.openAdmission === true && college.acceptanceRateNum === null;
  const isKnown = chanceOf(selectivityOf(college)) !== 'unknown' || statsOf(college).length > 0;
  return college.operatingStatus === 'open' && !admitsAll && isKnown;
}

/** Undefined without a score. */
export function standingOfScores(college: College, { sat, act }: Pick<PrivateAnswers, Test>): ScoreStanding | undefined {
  if (sat === undefined && act === undefined) return undefined;
  const selectivity = selectivityOf(college);
  const own = totalsOf({ sat, act });
  return {
    band: chanceOf(selectivity, own),
    places: placesOf(college, { sat, act }),
    isByScore: compareScores(own, selectivity.averages, selectivity.mainTest) !== null,
  };
}

interface Stats {
  test: Test;
  middle: number | null;
  low: number | null;
  high: number | null;
}

function statsOf(college: College): Stats[] {
  const stats: Stats[] = [
    { test: 'sat', middle: college.avgSAT, low: college.sat25, high: college.sat75 },
    { test: 'act', middle: college.avgACT, low: college.act25, high: college.act75 },
  ];
  return stats.filter(({ middle, low, high }) => middle !== null || (low !== null && high !== null));
}

/** Compares each score with the same test. Without a common test, converts both to the SAT scale. */
function placesOf(college: College, own: Pick<PrivateAnswers, Test>): string[] {
  const known = statsOf(college);
  const direct = known.flatMap((stats) => {
    const score = own[stats.test];
    return score === undefined ? [] : [`Your ${NAMES[stats.test]} of ${score} is ${placeText(score, stats)}.`];
  });
  const mine = own.sat ?? actToSat(own.act);
  if (direct.length > 0 || mine === null) return direct;
  return known.map((stats) => `On the SAT scale, your score of ${pointsOf(mine)} is ${placeText(mine, toSatScale(stats))}.`);
}

function toSatScale({ test, middle, low, high }: Stats): Stats {
  if (test === 'sat') return { test, middle, low, high };
  return { test: 'sat', middle: actToSat(middle), low: actToSat(low), high: actToSat(high) };
}

const pointsOf = (score: number): string => figureText('sat25', score);

/** "below its average of 1240 and between its lower and upper quarter, 1150 to 1330" */
function placeText(score: number, { test, middle, low, high }: Stats): string {
  const average = middle === null ? [] : [`${proximity(score, middle, test)} its average of ${pointsOf(middle)}`];
  const quarter = low === null || high === null ? [] : [quarterText(score, low, high)];
  return [...average, ...quarter].join(' and ');
}

function proximity(score: number, middle: number, test: Test): string {
  if (Math.abs(score - middle) <= NEAR[test]) return 'near';
  return score < middle ? 'below' : 'above';
}

function quarterText(score: number, low: number, high: number): string {
  if (score < low) return `in its lower quarter, below ${pointsOf(low)}`;
  if (score > high) return `in its upper quarter, above ${pointsOf(high)}`;
  return `between its lower and upper quarter, ${pointsOf(low)} to ${pointsOf(high)}`;
}
