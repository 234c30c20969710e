import type { CollegeLevel } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';
import { foldName, requiredWords } from '../shared/fold-name.ts';
import type { StateCode } from '../colleges/states.ts';

/**
 * The rule of a survey that lists every institution above a threshold: a college that it does not list is below it. The rule holds only
 * for complete tables, and not for a college that may be listed under another name.
 */
export interface BelowThresholdRule {
  field: FigureKey;
  /** The value of a college below the threshold. */
  value: number;
  /** The variable in the provenance of that value. */
  variable: string;
  /** With fewer institutions, or fewer below `minSmall.below`, a part of the survey is missing. */
  minListed: number;
  minSmall: { below: number; count: number };
  /** The rule applies to colleges of this level. */
  level: CollegeLevel;
  /** Colleges with this attribute are above the threshold in any case. */
  unless: 'researchActivity';
}

export interface SurveyCollege {
  unitId: number;
  name: string;
  aliases: readonly string[];
  /** The city. */
  location: string;
  state: StateCode;
}

/** Words that many colleges have in their names, and their usual abbreviations. */
const COMMON = new Set('university u college c cuny suny the of at and in for state system institute s school campus'.split(' '));

/**
 * The UNITIDs of unlisted colleges below the threshold. Leaves out campuses of a listed college, which may report for all of them, and
 * colleges that a row without a UNITID may name.
 */
export function collegesBelowThreshold(
  absent: readonly SurveyCollege[],
  present: readonly SurveyCollege[],
  namesWithoutUnitId: Iterable<string>,
): Set<number> {
  const reporting = new Set(present.map(parentOf));
  const unknown = [...namesWithoutUnitId].map(distinctiveWords).filter((words) => words.length > 0);
  const below = absent.filter((college) => !reporting.has(parentOf(college)) && !mayBeOneOf(college, unknown));
  return new Set(below.map(({ unitId }) => unitId));
}

/** "Kent State University at Stark" and "Kent State University-Main Campus" have one parent. */
function parentOf({ name, state }: SurveyCollege): string {
  const [parent = name] = name.split(/\s*-\s*|\s+at\s+|,\s*/);
  return `${state} ${foldName(parent).replace(/^the /, '')}`;
}

function distinctiveWords(name: string): string[] {
  return requiredWords(foldName(name)).filter((word) => !COMMON.has(word));
}

function mayBeOneOf({ name, aliases, location }: SurveyCollege, unknown: readonly (readonly string[])[]): boolean {
  const own = new Set([name, ...aliases, location].flatMap((each) => foldName(each).split(' ')));
  return unknown.some((words) => words.every((word) => own.has(word)));
}
