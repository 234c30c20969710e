import { CREDENTIALS, type AwardGroup } from '../majors/award-levels.ts';
import { codesWithin } from '../majors/cip-parts.ts';
import { readOutcomeKey, type OutcomePart } from '../majors/outcomes.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { eachInSteps, type Steps } from '../shared/steps.ts';
import { EARNINGS } from './field-earnings.ts';
import type { ReportedOutcomes } from './national-outcomes.ts';
import type { ProgramIndex } from './program-index.ts';

/** The definitions of earnings, each with other years and other graduates. Former ones count where there are no present ones. */
export const EARNINGS_PARTS = [...EARNINGS, 'formerEarnings1'] as const satisfies readonly OutcomePart[];
export type EarningsPart = (typeof EARNINGS_PARTS)[number];

/** What is compared: graduates of one credential level (CREDLEV of the College Scorecard), by one definition. */
export interface EarningsDefinition {
  credential: number;
  part: EarningsPart;
}

/** What graduates of a major earn at a college. */
export interface MajorFigure {
  /** A major of the CIP, "51.38", with its name. */
  major: { code: string; name: string };
  /** The median of the College Scorecard. */
  dollars: number;
}

/** What graduates of the chosen majors earn at each college, by one definition: all figures compare. */
export interface MajorEarnings extends EarningsDefinition {
  /** By id of a listed college. Of several chosen majors: the one with the most graduates among those with a figure. Never 0: a missing figure is absent. */
  figures: ReadonlyMap<number, MajorFigure>;
}

/** The figure of a college with its definition. */
export const figureIn = (
  { credential, part, figures }: MajorEarnings,
  collegeId: number,
): EarningsDefinition & { figure: MajorFigure | null } => ({
  credential,
  part,
  figure: figures.get(collegeId) ?? null,
});

/** The chosen families, majors or programs of the CIP, and award levels; without these, all levels. */
export interface EarningsChoice {
  majors: readonly string[];
  awards?: readonly AwardGroup[] | undefined;
}

/** The listed colleges by row of the index of what they teach. */
interface Taught {
  index: ProgramIndex;
  ids: readonly number[];
  /** The name of a major. */
  nameOf: (code: string) => string;
}

/** The first of equals counts. */
const LEVELS = ['bachelor', 'associate', 'certificate', 'graduate'] as const satisfies readonly AwardGroup[];
/** Fewer colleges make no order. */
const FEWEST_COLLEGES = 5;
/** Choices that are kept of a data version. */
const KEPT = 50;

/** Dollars by id of the college. */
type Dollars = Map<number, number>;
type ByDefinition = Map<string, Dollars>;
const keyOf = ({ credential, part }: EarningsDefinition): string => `${credential} ${part}`;

/** Keeps the published earnings of the listed colleges, and what was asked of them. */
export function* majorEarningsInSteps(
  colleges: readonly ReportedOutcomes[],
  { index, ids, nameOf }: Taught,
): Steps<(choice: EarningsChoice) => MajorEarnings> {
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const byMajor = new Map<string, ByDefinition>();
  yield* eachInSteps(colleges, (college) => {
    if (rowOf.has(college.collegeId)) addEarnings(byMajor, college);
  });
  const majors = [...byMajor].sort(([a], [b]) => (a < b ? -1 : 1));

  const compare = (choice: EarningsChoice): MajorEarnings => {
    const chosen = majors.flatMap(([code, figures]) => {
      const codes = codesWithin(choice.majors, code);
      return codes.length === 0 ? [] : [{ major: { code, name: nameOf(code) }, codes, figures }];
    });
    const definition = definitionOf(
      choice.awards,
      chosen.map(({ figures }) => figures),
    );
    const awards = CREDENTIALS.filter(({ code }) => code === definition.credential).map(({ group }) => group);
    const found = new Map<number, MajorFigure & { graduates: number }>();
    for (const { major, codes, figures } of chosen) {
      const graduatesOf = index.awardsOf({ majors: codes, awards });
      for (const [id, dollars] of figures.get(keyOf(definition)) ?? []) {
        const graduates = graduatesOf.get(rowOf.get(id) as number) ?? 0;
        if (graduates > (found.get(id)?.graduates ?? -1)) found.set(id, { major, dollars, graduates });
      }
    }
    return { ...definition, figures: found };
  };

  const known = createLruCache<MajorEarnings>(KEPT);
  return (choice) => known.getOrCreate(`${choice.majors.join()} ${choice.awards?.join() ?? ''}`, () => compare(choice));
}

function addEarnings(byMajor: Map<string, ByDefinition>, { collegeId, outcomes }: ReportedOutcomes): void {
  for (const [key, figures] of Object.entries(outcomes)) {
    const program = readOutcomeKey(key);
    if (program === undefined) continue;
    const known = byMajor.get(program.cip) ?? new Map<string, Dollars>();
    byMajor.set(program.cip, known);
    for (const part of EARNINGS_PARTS) {
      const dollars = figures[part];
      if (dollars === undefined) continue;
      const definition = keyOf({ credential: program.credential, part });
      known.set(definition, (known.get(definition) ?? new Map<number, number>()).set(collegeId, dollars));
    }
  }
}

/** Bachelor’s degrees, if they are among the chosen levels and enough colleges have a figure; else the level that most colleges have. */
function definitionOf(awards: readonly AwardGroup[] | undefined, chosen: readonly ByDefinition[]): EarningsDefinition {
  const levels = LEVELS.filter((level) => awards?.includes(level) ?? true);
  const counted = levels.map((level) => ({ level, ...atLevel(level, chosen) }));
  const bachelor = counted.find(({ level, colleges }) => level === 'bachelor' && colleges >= FEWEST_COLLEGES);
  return (bachelor ?? first(counted)).definition;
}

interface Counted {
  definition: EarningsDefinition;
  colleges: number;
}

/** The definition that most colleges have: a present one if enough colleges have it. */
function atLevel(level: AwardGroup, chosen: readonly ByDefinition[]): Counted {
  const credentials = CREDENTIALS.filter(({ group }) => group === level);
  const mostOf = (parts: readonly EarningsPart[]) =>
    mostColleges(
      credentials.flatMap(({ code: credential }) => parts.map((part) => ({ credential, part }))),
      chosen,
    );
  const present = mostOf(EARNINGS);
  return present.colleges >= FEWEST_COLLEGES ? present : first([present, mostOf(['formerEarnings1'])]);
}

/** The first of those that most colleges have. */
const mostColleges = (definitions: readonly EarningsDefinition[], chosen: readonly ByDefinition[]): Counted =>
  first(
    definitions.map((definition) => {
      const colleges = new Set(chosen.flatMap((figures) => [...(figures.get(keyOf(definition))?.keys() ?? [])]));
      return { definition, colleges: colleges.size };
    }),
  );

/** The first with the most colleges. */
const first = (counted: readonly Counted[]): Counted => counted.reduce((most, each) => (each.colleges > most.colleges ? each : most));
