import { STATE_CODES, STATES, stateSlug, type StateCode } from '../colleges/states.ts';
import { AWARD_GROUPS, type AwardGroup } from '../majors/award-levels.ts';
import { digitsOf, familyOf, majorOf } from '../majors/cip-parts.ts';
import type { Major, Majors } from '../majors/majors.ts';
import { divisionOf } from '../colleges/place/divisions.ts';
import { groupBy } from '../shared/collections.ts';
import { DomainError } from '../shared/domain-error.ts';
import { MIN_COLLEGES_OF_PAGE } from './page-size.ts';
import type { ProgramIndex } from './program-index.ts';

const MAX_RELATED = 12;

interface Counts {
  /** The listed colleges that offer it at any level. */
  colleges: number;
  /** Their degrees and certificates in the newest year. 0: offered, and none awarded. */
  awards: number;
}

/** Where a family or a major is taught. */
export interface TaughtMajor extends Major, Counts {}

export interface TaughtFamily extends TaughtMajor {
  majors: TaughtMajor[];
}

export interface TaughtInState extends Counts {
  code: StateCode;
  name: string;
  slug: string;
}

/** A family or a major, in all states or in one. All but `states` and `related` is of the state. */
export interface TaughtWhere extends TaughtMajor {
  /** Undefined for a family. */
  family: Major | undefined;
  /** The award groups at which a college offers it, lowest first. */
  levels: (Counts & { award: AwardGroup })[];
  /** The states with a college that offers it, most colleges first. */
  states: TaughtInState[];
  /** Which of `states` are in the Census division of the state, without it. */
  nearby: StateCode[];
  /** Of a family its majors, of a major others of its family; most colleges first. */
  related: TaughtMajor[];
}

/** The pages of a family or a major that have enough colleges. */
export interface MajorPages {
  slug: string;
  states: StateCode[];
}

export interface TaughtCatalog {
  programs(): ProgramIndex;
  /** The colleges by row of the index. */
  listed(): readonly { id: number; state: StateCode }[];
}

interface Ports {
  vocabulary: { words(): { majors: Majors } };
  catalog: TaughtCatalog;
}

type Awards = ReadonlyMap<number, number>;

/** Families and majors, with the colleges that teach them. */
export function createTaughtMajors({ vocabulary, catalog }: Ports) {
  const counted = new WeakMap<ProgramIndex, TaughtFamily[]>();

  const taught = (index: ProgramIndex, { code, name, slug }: Major): TaughtMajor => ({
    ...{ code, name, slug },
    ...countsOf(index.awardsOf({ majors: [code] })),
  });

  /** Counted once per data version. */
  const families = (): TaughtFamily[] => {
    const index = catalog.programs();
    const known = counted.get(index);
    if (known) return known;
    const { majors } = vocabulary.words();
    const found = majors.families
      .map((family) => ({
        ...taught(index, family),
        majors: majors
          .majorsOf(family.code)
          .map((major) => taught(index, major))
          .filter(isTaught),
      }))
      .filter(isTaught)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    counted.set(index, found);
    return found;
  };

  const statesOf = (awards: Awards): TaughtInState[] => {
    const listed = catalog.listed();
    const byState = groupBy([...awards], ([row]) => listed[row]?.state ?? '');
    return STATE_CODES.filter((code) => byState.has(code))
      .map((code) => ({ code, name: STATES[code], slug: stateSlug(code), ...countsOf(new Map(byState.get(code))) }))
      .sort((a, b) => b.colleges - a.colleges || (a.name < b.name ? -1 : 1));
  };

  const relatedTo = ({ code }: Major): TaughtMajor[] => {
    const others =
      families()
        .find((family) => family.code === familyOf(code))
        ?.majors.filter((major) => major.code !== code) ?? [];
    const sorted = [...others].sort((a, b) => b.colleges - a.colleges || b.awards - a.awards);
    return digitsOf(code) === 2 ? sorted : sorted.slice(0, MAX_RELATED);
  };

  return {
    /** Families with their majors, by name, without those that no listed college offers. */
    families,

    /** Throws `not-found` for an unknown slug. Without a college, the counts are 0. */
    one(slug: string, state?: StateCode): TaughtWhere {
      const { majors } = vocabulary.words();
      const major = majors.bySlug(slug);
      if (!major) throw new DomainError('not-found', 'major.not-found', 'There is no such major.');
      const index = catalog.programs();
      const listed = catalog.listed();
      const here = (awards: Awards): Awards =>
        state === undefined ? awards : new Map([...awards].filter(([row]) => listed[row]?.state === state));
      const everywhere = index.awardsOf({ majors: [major.code] });
      const states = statesOf(everywhere);
      return {
        ...{ code: major.code, name: major.name, slug },
        ...countsOf(here(everywhere)),
        family: digitsOf(major.code) === 2 ? undefined : majors.familyOf(major.code),
        levels: AWARD_GROUPS.map((award) => ({
          award,
          ...countsOf(here(index.awardsOf({ majors: [major.code], awards: [award] }))),
        })).filter(isTaught),
        states,
        nearby: state === undefined ? [] : states.map(({ code }) => code).filter((code) => code !== state && isNear(code, state)),
        related: relatedTo(major),
      };
    },

    /** The program of a major that has the most awards, the first of several. A family is returned as it is. */
    leadingProgram(code: string): string {
      if (digitsOf(code) === 2) return code;
      const index = catalog.programs();
      const counted = vocabulary
        .words()
        .majors.programs.filter((program) => majorOf(program) === code)
        .map((program) => ({ program, ...countsOf(index.awardsOf({ majors: [program] })) }))
        .sort((a, b) => b.awards - a.awards);
      return counted[0]?.program ?? code;
    },

    /** The pages with at least `MIN_COLLEGES_OF_PAGE` colleges, in the order of the codes. */
    pages(): MajorPages[] {
      const index = catalog.programs();
      return vocabulary.words().majors.all.flatMap(({ code, slug }) => {
        const awards = index.awardsOf({ majors: [code] });
        return isShown({ colleges: awards.size })
          ? [
              {
                slug,
                states: statesOf(awards)
                  .filter(isShown)
                  .map((state) => state.code),
              },
            ]
          : [];
      });
    },
  };
}

const isTaught = ({ colleges }: Pick<Counts, 'colleges'>): boolean => colleges > 0;
const isShown = ({ colleges }: Pick<Counts, 'colleges'>): boolean => colleges >= MIN_COLLEGES_OF_PAGE;
const isNear = (a: StateCode, b: StateCode): boolean => divisionOf(a) !== null && divisionOf(a) === divisionOf(b);

const countsOf = (awards: Awards): Counts => ({
  colleges: awards.size,
  awards: [...awards.values()].reduce((sum, count) => sum + count, 0),
});
