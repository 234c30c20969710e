import { AWARD_GROUPS, type AwardGroup, type CollegeProgram, type CollegePrograms } from '../../../api/domain/colleges.ts';
import { newestOf } from '../../../entities/college/offered-programs.ts';

/** Most students ask for a bachelor's degree first, then for the degrees and certificates below it. */
const ASKED_FIRST: readonly AwardGroup[] = ['bachelor', 'associate', 'certificate', 'graduate'];
const MOST = 5;

type Major = NonNullable<CollegeProgram['major']>;

export interface AwardedMajor extends Major {
  /** Degrees or certificates of one group in the newest year, at least 1. */
  awards: number;
}

/** How many of the programs each group has, lowest group first, without empty groups. */
export function groupCounts(programs: readonly CollegeProgram[]): { group: AwardGroup; count: number }[] {
  return AWARD_GROUPS.map((group) => ({ group, count: programs.filter(({ awardGroup }) => awardGroup === group).length })).filter(
    ({ count }) => count > 0,
  );
}

/** The number of majors that these programs belong to. */
export const majorCount = (programs: readonly CollegeProgram[]): number =>
  new Set(programs.map(({ major, cip }) => major?.code ?? cip)).size;

/** The five majors with the most awards of the group that most students ask for. Undefined if none was awarded. */
export function mostAwarded(programs: readonly CollegeProgram[]): { group: AwardGroup; majors: AwardedMajor[] } | undefined {
  for (const group of ASKED_FIRST) {
    const majors = awardedMajors(programs.filter(({ awardGroup }) => awardGroup === group));
    if (majors.length > 0) return { group, majors: majors.slice(0, MOST) };
  }
  return undefined;
}

/** Most awards first, without majors that awarded none. */
function awardedMajors(programs: readonly CollegeProgram[]): AwardedMajor[] {
  const byCode = new Map<string, AwardedMajor>();
  for (const program of programs) {
    const { major } = program;
    if (major) byCode.set(major.code, { ...major, awards: (byCode.get(major.code)?.awards ?? 0) + (newestOf(program) ?? 0) });
  }
  return [...byCode.values()].filter(({ awards }) => awards > 0).sort((a, b) => b.awards - a.awards);
}

export interface FamilyPrograms {
  name: string;
  /** In the given order. */
  programs: CollegeProgram[];
}

/** The programs by family, the family of the first program first. */
export function byFamily(programs: readonly CollegeProgram[], families: CollegePrograms['families']): FamilyPrograms[] {
  const names = new Map(families.map(({ code, name }) => [code, name]));
  const found = new Map<string, FamilyPrograms>();
  for (const program of programs) {
    const code = program.cip.slice(0, 2);
    const family = found.get(code) ?? { name: names.get(code) ?? 'Other majors', programs: [] };
    family.programs.push(program);
    found.set(code, family);
  }
  return [...found.values()];
}

/** The search for colleges with this major at this level. */
export const searchPath = (major: string, group: AwardGroup): string => `/discover?major=${major}&award=${group}`;
