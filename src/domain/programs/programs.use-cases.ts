import { awardLevelOf, awardOrderOf, type AwardLevel } from '../majors/award-levels.ts';
import { familyOf, majorOf } from '../majors/cip-code.ts';
import type { MajorFinder, MajorMatch } from '../majors/major-finder.ts';
import type { Major, Majors } from '../majors/majors.ts';
import { awardYearsOf, type AwardYear } from './award-years.ts';
import { readProgramKey } from '../majors/awards.ts';
import type { ProgramIndex } from './program-index.ts';
import type { ProgramStore } from './programs.ports.ts';

const MAX_FOUND = 12;

/** A program of a college. */
export interface CollegeProgram {
  /** "51.3801" */
  cip: string;
  /** The official title. */
  title: string;
  level: AwardLevel;
  /** Undefined for a code of the CIP that has no name. */
  major: Major | undefined;
  /** The awards in each of the years. Null: the college did not list the program in that year. 0: it awarded none. */
  awards: (number | null)[];
}

/** All programs of a college since the oldest year. Most awards in the newest year first. */
export interface CollegePrograms {
  years: AwardYear['provenance'][];
  /** The families of the programs, in the order of their codes. */
  families: Major[];
  programs: CollegeProgram[];
}

/** Where a family or a major is taught. */
export interface TaughtMajor extends Major {
  /** The listed colleges that offer it at any level. */
  colleges: number;
  /** Their degrees and certificates in the newest year. */
  awards: number;
}

export interface TaughtFamily extends TaughtMajor {
  majors: TaughtMajor[];
}

export interface ProgramsPorts {
  programs: ProgramStore;
  vocabulary: { words(): { majors: Majors; finder: MajorFinder } };
  catalog: { programs(): ProgramIndex };
}

/** What colleges teach: majors, and the programs of a college. */
export function createPrograms({ programs, vocabulary, catalog }: ProgramsPorts) {
  const counted = new WeakMap<ProgramIndex, TaughtFamily[]>();

  const taught = (index: ProgramIndex, major: Major): TaughtMajor => {
    const awards = index.awardsOf({ majors: [major.code] });
    return { ...major, colleges: awards.size, awards: [...awards.values()].reduce((sum, count) => sum + count, 0) };
  };

  return {
    /** Families with their majors, without those that no listed college offers. Counted once per data version. */
    families(): TaughtFamily[] {
      const index = catalog.programs();
      const known = counted.get(index);
      if (known) return known;
      const { majors } = vocabulary.words();
      const isTaught = ({ colleges }: TaughtMajor): boolean => colleges > 0;
      const families = majors.families
        .map((family) => ({
          ...taught(index, family),
          majors: majors
            .majorsOf(family.code)
            .map((major) => taught(index, major))
            .filter(isTaught),
        }))
        .filter(isTaught);
      counted.set(index, families);
      return families;
    },

    /** Families, majors and programs that a typed text may mean, at most twelve. */
    find: (text: string): MajorMatch[] => vocabulary.words().finder.find(text, MAX_FOUND),

    async ofCollege(collegeId: number): Promise<CollegePrograms> {
      const { majors } = vocabulary.words();
      const years = awardYearsOf(await programs.suppliedOf(collegeId));
      const keys = [...new Set(years.flatMap(({ awards }) => Object.keys(awards)))];
      const found = keys.flatMap((key) => {
        const { cip, level: code } = readProgramKey(key) ?? {};
        const level = code === undefined ? undefined : awardLevelOf(code);
        if (cip === undefined || level === undefined) return [];
        const title = majors.titleOf(cip) ?? cip;
        return [{ cip, title, level, major: majors.byCode(majorOf(cip)), awards: years.map(({ awards }) => awards[key] ?? null) }];
      });
      const families = new Set(found.map(({ cip }) => familyOf(cip)));
      return {
        years: years.map(({ provenance }) => provenance),
        families: majors.families.filter(({ code }) => families.has(code)),
        programs: found.sort(byNewestAwards),
      };
    },
  };
}

export type Programs = ReturnType<typeof createPrograms>;

/** Programs that the newest year lacks come last. */
function byNewestAwards(a: CollegeProgram, b: CollegeProgram): number {
  const newest = ({ awards }: CollegeProgram): number => awards.at(-1) ?? -1;
  return newest(b) - newest(a) || awardOrderOf(a.level.code) - awardOrderOf(b.level.code) || (a.cip < b.cip ? -1 : 1);
}
