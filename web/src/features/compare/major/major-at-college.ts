import type { CollegeProgram, CollegePrograms } from '../../../api/domain/colleges.ts';
import { newestOf, offeredOf } from '../../../entities/college/offered-programs.ts';

/** What a college teaches of a family or a major, in the newest year of its files. `unknown`: the college has no such file. */
export type MajorAtCollege = { kind: 'unknown' } | NotTaught | TaughtHere;

interface NotTaught {
  kind: 'not-taught';
  /** "2023-24" */
  period: string;
  /** An earlier year lists a program of it. */
  wasListed: boolean;
}

export interface TaughtHere {
  kind: 'taught';
  year: number;
  /** "2023-24" */
  period: string;
  /** Degrees and certificates at all levels. 0: offered, and none awarded. */
  graduates: number;
  /** Of all degrees and certificates of the college, 0 to 1; null if it awarded none. */
  share: number | null;
  /** The level with most graduates: an undergraduate one if it has graduates. */
  level: string;
  graduatesOfLevel: number;
  /** Of the level, dollars. */
  outcomes: CollegeProgram['outcomes'];
  sources: CollegePrograms['outcomeSources'];
}

/** `code`: a family "51" or a major "51.38". */
export function majorAtCollege(taught: CollegePrograms, code: string): MajorAtCollege {
  const newest = taught.years.at(-1);
  if (!newest) return { kind: 'unknown' };
  const { year, period } = newest;
  const offered = offeredOf(taught);
  const own = offered.filter(({ cip }) => cip.startsWith(code));
  const [level] = levelsOf(own);
  if (!level) return { kind: 'not-taught', period, wasListed: taught.programs.some(({ cip }) => cip.startsWith(code)) };
  const graduates = awardedIn(own);
  const all = awardedIn(offered);
  return {
    ...{ kind: 'taught', year, period, graduates, share: all === 0 ? null : graduates / all },
    ...{ level: level.label, graduatesOfLevel: level.graduates, sources: taught.outcomeSources },
    outcomes: level.programs.find(({ outcomes }) => outcomes !== null)?.outcomes ?? null,
  };
}

const awardedIn = (programs: readonly CollegeProgram[]): number => programs.reduce((sum, program) => sum + (newestOf(program) ?? 0), 0);

interface Level {
  label: string;
  programs: CollegeProgram[];
  graduates: number;
}

/** By rank: undergraduate levels with graduates, and then most graduates. */
function levelsOf(programs: readonly CollegeProgram[]): Level[] {
  const labels = [...new Set(programs.map(labelOf))];
  const levels = labels.map((label) => {
    const own = programs.filter((program) => labelOf(program) === label);
    return { label, programs: own, graduates: awardedIn(own) };
  });
  return levels.sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || b.graduates - a.graduates);
}

const isAsked = ({ programs, graduates }: Level): boolean => graduates > 0 && programs.every(({ awardGroup }) => awardGroup !== 'graduate');

/** Earnings and debt are published for all certificates before a bachelor's degree together. */
const labelOf = ({ awardGroup, award }: CollegeProgram): string => (awardGroup === 'certificate' ? 'Certificate' : award);
