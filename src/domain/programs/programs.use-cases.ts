import type { Provenance } from '../colleges/sources.ts';
import { awardLevelOf, awardOrderOf, CREDENTIALS, type AwardGroup, type AwardLevel } from '../majors/award-levels.ts';
import { familyOf, majorOf } from '../majors/cip-parts.ts';
import type { MajorFinder, MajorMatch } from '../majors/major-finder.ts';
import type { Major, Majors } from '../majors/majors.ts';
import { outcomeKey, type Outcomes } from '../majors/outcomes.ts';
import { awardYearsOf, type AwardYear } from './award-years.ts';
import type { OutcomeSources } from './college-outcomes.ts';
import { fieldEarningsInSteps, type FieldEarnings } from './field-earnings.ts';
import { majorEarningsInSteps, type EarningsChoice, type MajorEarnings } from './major-earnings.ts';
import { nationalOutcomesInSteps, type ReportedOutcomes, type Spreads } from './national-outcomes.ts';
import { readProgramKey } from '../majors/awards.ts';
import { withPauses } from '../shared/steps.ts';
import type { ProgramIndex } from './program-index.ts';
import type { ProgramStore } from './programs.ports.ts';
import { createTaughtMajors, type TaughtCatalog } from './taught-majors.ts';

const MAX_FOUND = 12;
const NO_SOURCES: OutcomeSources = { latest: null, former: null };

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
  /** Null where neither the college nor the nation has a figure. */
  outcomes: ProgramOutcomes | null;
}

/** Earnings and debt of the major at the credential level: programs that share both have the same. */
export interface ProgramOutcomes {
  /** Of the college; null without a published figure. */
  college: Outcomes | null;
  /** How many campuses of an institution have the figures of the college in common; 1: this one alone. */
  campuses: number;
  /** The medians of all colleges; null where fewer than five programs have a figure. */
  national: Outcomes | null;
}

/** All programs of a college since the oldest year. Most awards in the newest year first. */
export interface CollegePrograms {
  years: AwardYear['provenance'][];
  outcomeSources: OutcomeSources;
  /** The families of the programs, in the order of their codes. */
  families: Major[];
  programs: CollegeProgram[];
}

/** What graduates of a major earn and owe, at all colleges together. */
export interface MajorOutcomes {
  /** Lowest credential first, without those that have too few figures. None for a family: majors are too different for one figure. */
  credentials: { label: string; group: AwardGroup; spreads: Spreads }[];
  /** The files of the figures; null before they are imported. */
  sources: OutcomeSources;
}

export interface ProgramsPorts {
  programs: ProgramStore;
  vocabulary: { words(): { majors: Majors; finder: MajorFinder } };
  catalog: TaughtCatalog;
  /** Lets the process answer requests before long work goes on. */
  pause: () => Promise<void>;
}

/** What colleges teach: majors, and the programs of a college. */
export function createPrograms({ programs, vocabulary, catalog, pause }: ProgramsPorts) {
  /** The source of the awards at the college with the most of them; null before an import. */
  const readNewest = async (index: ProgramIndex): Promise<Provenance | null> => {
    const [row] = [...index.awardsOf({})].reduce<readonly [number, number]>((most, each) => (each[1] > most[1] ? each : most), [-1, -1]);
    const college = catalog.listed()[row];
    return college ? (awardYearsOf(await programs.suppliedOf(college.id)).at(-1)?.provenance ?? null) : null;
  };

  const newest = oncePerVersion(readNewest);
  const outcomes = oncePerVersion(async (index) => {
    const ids = catalog.listed().map(({ id }) => id);
    const reported: ReportedOutcomes[] = [];
    for await (const colleges of programs.outcomes()) {
      reported.push(...colleges);
      await pause();
    }
    const nation = await withPauses(nationalOutcomesInSteps(reported), pause);
    const earnings = await withPauses(fieldEarningsInSteps(reported, nation), pause);
    const nameOf = (code: string) => vocabulary.words().majors.nameOf(code) ?? code;
    const majorEarnings = await withPauses(majorEarningsInSteps(reported, { index, ids, nameOf }), pause);
    return { nation, earnings, majorEarnings };
  });

  return {
    ...createTaughtMajors({ vocabulary, catalog }),

    /** Reads what all colleges have in common, before the first request needs it. */
    async prepare(): Promise<void> {
      await Promise.all([newest(catalog.programs()), outcomes(catalog.programs())]);
    },

    /** The source of the newest awards. Its `period` is their school year. */
    newest: (): Promise<Provenance | null> => newest(catalog.programs()),

    /** What graduates earn compared with the national medians. Read once per data version. */
    earnings: async (): Promise<FieldEarnings> => (await outcomes(catalog.programs())).earnings,

    /** What graduates of the chosen majors earn, in dollars by one definition. Counted once per data version and choice. */
    majorEarnings: async (choice: EarningsChoice): Promise<MajorEarnings> => (await outcomes(catalog.programs())).majorEarnings(choice),

    /** Families, majors and programs that a typed text may mean, at most twelve. */
    find: (text: string): MajorMatch[] => vocabulary.words().finder.find(text, MAX_FOUND),

    /** Takes the code of a family or a major. */
    async outcomesOf(code: string): Promise<MajorOutcomes> {
      const { nation } = await outcomes(catalog.programs());
      const credentials = CREDENTIALS.flatMap(({ code: credential, label, group }) => {
        const spreads = nation.spreadsOf(outcomeKey({ cip: code, credential }));
        return spreads ? [{ label, group, spreads }] : [];
      });
      const sources = nation.collegeId === null ? NO_SOURCES : (await programs.outcomesOf(nation.collegeId)).sources;
      return { credentials, sources };
    },

    async ofCollege(collegeId: number): Promise<CollegePrograms> {
      const { majors } = vocabulary.words();
      const [rows, own, { nation }] = await Promise.all([
        programs.suppliedOf(collegeId),
        programs.outcomesOf(collegeId),
        outcomes(catalog.programs()),
      ]);
      const years = awardYearsOf(rows);
      const outcomesOf = (cip: string, level: AwardLevel): ProgramOutcomes | null => {
        const key = outcomeKey({ cip: majorOf(cip), credential: level.credential });
        const [college = null, median = null] = [own.outcomes[key], nation.mediansOf(key)];
        return college || median ? { college, campuses: nation.campusesOf(collegeId, key), national: median } : null;
      };
      const keys = [...new Set(years.flatMap(({ awards }) => Object.keys(awards)))];
      const found = keys.flatMap((key) => {
        const { cip, level: code } = readProgramKey(key) ?? {};
        const level = code === undefined ? undefined : awardLevelOf(code);
        if (cip === undefined || level === undefined) return [];
        const title = majors.titleOf(cip) ?? cip;
        const major = majors.byCode(majorOf(cip));
        return [{ cip, title, level, major, awards: years.map(({ awards }) => awards[key] ?? null), outcomes: outcomesOf(cip, level) }];
      });
      const families = new Set(found.map(({ cip }) => familyOf(cip)));
      return {
        years: years.map(({ provenance }) => provenance),
        outcomeSources: own.sources,
        families: majors.families.filter(({ code }) => families.has(code)),
        programs: found.sort(byNewestAwards),
      };
    },
  };
}

export type Programs = ReturnType<typeof createPrograms>;

/** Reads when it is first needed, once for the index of a data version. A failed read is repeated. */
function oncePerVersion<T>(read: (index: ProgramIndex) => Promise<T>): (index: ProgramIndex) => Promise<T> {
  const known = new WeakMap<ProgramIndex, Promise<T>>();
  return (index) => {
    const before = known.get(index);
    if (before) return before;
    const reading = read(index);
    known.set(index, reading);
    reading.catch(() => known.delete(index));
    return reading;
  };
}

/** Programs that the newest year lacks come last. */
function byNewestAwards(a: CollegeProgram, b: CollegeProgram): number {
  const newest = ({ awards }: CollegeProgram): number => awards.at(-1) ?? -1;
  return newest(b) - newest(a) || awardOrderOf(a.level.code) - awardOrderOf(b.level.code) || (a.cip < b.cip ? -1 : 1);
}
