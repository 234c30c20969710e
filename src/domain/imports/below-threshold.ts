import type { CollegeLevel } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';
import { foldName, wordsWanted } from '../colleges/fold-name.ts';
import type { StateCode } from '../colleges/states.ts';

/**
 * What a survey that asks everybody above a threshold says of the colleges it does not list: they are below it. Its tables say so only
 * together and only whole, and never of a college that may be listed under another name.
 */
export interface Silence {
  field: FigureKey;
  /** Stands for "below the threshold". */
  value: number;
  /** Takes the place of the variable in the receipt. */
  variable: string;
  /** Fewer institutions, or fewer with a value below `small.below`, and a part of the survey is missing. */
  least: number;
  small: { below: number; least: number };
  /** Colleges of this level are meant. */
  level: CollegeLevel;
  /** Colleges that have this must have something to report, whatever the table lists. */
  unless: 'researchActivity';
}

/** A college as silence looks at it. */
export interface Listed {
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
 * Which of the colleges without a row are below the threshold. Not those that seem to be campuses of a college with a row, which may
 * report for all; nor those that rows without a UNITID may be about.
 */
export function belowThreshold(absent: readonly Listed[], present: readonly Listed[], strangers: Iterable<string>): Set<number> {
  const reporting = new Set(present.map(parentOf));
  const unknown = [...strangers].map(tellingWords).filter((words) => words.length > 0);
  const silent = absent.filter((college) => !reporting.has(parentOf(college)) && !mayBeOneOf(college, unknown));
  return new Set(silent.map(({ unitId }) => unitId));
}

/** "Kent State University at Stark" and "Kent State University-Main Campus" have one parent. */
function parentOf({ name, state }: Listed): string {
  const [parent = name] = name.split(/\s*-\s*|\s+at\s+|,\s*/);
  return `${state} ${foldName(parent).replace(/^the /, '')}`;
}

function tellingWords(name: string): string[] {
  return wordsWanted(foldName(name)).filter((word) => !COMMON.has(word));
}

function mayBeOneOf({ name, aliases, location }: Listed, unknown: readonly (readonly string[])[]): boolean {
  const own = new Set([name, ...aliases, location].flatMap((each) => foldName(each).split(' ')));
  return unknown.some((words) => words.every((word) => own.has(word)));
}
