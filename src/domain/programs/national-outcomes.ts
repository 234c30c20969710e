import { eachInSteps, mappedInSteps, type Steps } from '../shared/steps.ts';
import type { OutcomePart, Outcomes, OutcomesByProgram } from '../majors/outcomes.ts';

/** The earnings and debt of a college, with its federal aid ID. */
export interface ReportedOutcomes {
  collegeId: number;
  /** Eight digits, the first six of the institution: the College Scorecard publishes one figure for all its campuses. */
  opeId: string | null;
  outcomes: OutcomesByProgram;
}

/** The figures of a part from all colleges, dollars. A figure that campuses of an institution repeat counts once. */
export interface Spread {
  median: number;
  /** A quarter of the figures are below `low`, and a quarter above `high`. */
  low: number;
  high: number;
  /** How many figures there are, at least `FEWEST_PROGRAMS`. */
  figures: number;
}

/** The spreads of a program, without parts that have fewer figures. */
export type Spreads = Readonly<Partial<Record<OutcomePart, Spread>>>;

/** The earnings and debt of all colleges together. */
export interface NationalOutcomes {
  /** The published figures of a major and credential level. Undefined if no part has at least `FEWEST_PROGRAMS` of them. */
  spreadsOf(key: string): Spreads | undefined;
  /** The medians of these figures. */
  mediansOf(key: string): Outcomes | undefined;
  /** The college with figures of the most programs; null without one. */
  collegeId: number | null;
  /** How many colleges have a figure in common because they are campuses of one institution. 1: this college alone. */
  campusesOf(collegeId: number, key: string): number;
}

/** A median of fewer programs describes these programs, not the nation. */
export const FEWEST_PROGRAMS = 5;
const INSTITUTION_DIGITS = 6;

/** A published figure of an institution, with the colleges that have it. */
interface Figure {
  value: number;
  collegeIds: number[];
}

/** The figures of a part, by institution and value: what several campuses of an institution repeat stands once. */
type Figures = Map<string, Figure>;

/** Counts a figure that several campuses of an institution repeat once. */
export function* nationalOutcomesInSteps(colleges: readonly ReportedOutcomes[]): Steps<NationalOutcomes> {
  const programs = new Map<string, Map<OutcomePart, Figures>>();
  let largest: { collegeId: number | null; programs: number } = { collegeId: null, programs: 0 };
  yield* eachInSteps(colleges, ({ collegeId, opeId, outcomes: byProgram }) => {
    const institution = opeId?.slice(0, INSTITUTION_DIGITS) ?? `college ${collegeId}`;
    const entries = Object.entries(byProgram);
    if (entries.length > largest.programs) largest = { collegeId, programs: entries.length };
    for (const [key, outcomes] of entries) {
      const parts = programs.get(key) ?? new Map<OutcomePart, Figures>();
      programs.set(key, parts);
      for (const [part, value] of Object.entries(outcomes) as [OutcomePart, number][])
        addFigure(parts, part, institution, value, collegeId);
    }
  });
  const spreads = new Map(yield* mappedInSteps([...programs], ([key, parts]) => [key, spreadsIn(parts)] as const));
  const shared = yield* sharedInSteps(programs);
  return {
    spreadsOf: (key) => spreads.get(key),
    collegeId: largest.collegeId,
    mediansOf: (key) => mediansIn(spreads.get(key)),
    campusesOf: (collegeId, key) => shared.get(`${collegeId} ${key}`) ?? 1,
  };
}

function addFigure(parts: Map<OutcomePart, Figures>, part: OutcomePart, institution: string, value: number, collegeId: number): void {
  const figures = parts.get(part) ?? new Map<string, Figure>();
  parts.set(part, figures);
  const known = figures.get(`${institution} ${value}`);
  if (known) known.collegeIds.push(collegeId);
  else figures.set(`${institution} ${value}`, { value, collegeIds: [collegeId] });
}

/** Undefined if no part has enough figures. */
function spreadsIn(parts: ReadonlyMap<OutcomePart, Figures>): Spreads | undefined {
  const enough = [...parts].filter(([, figures]) => figures.size >= FEWEST_PROGRAMS);
  return enough.length === 0 ? undefined : Object.fromEntries(enough.map(([part, figures]) => [part, spreadOf(figures)]));
}

function spreadOf(figures: Figures): Spread {
  const sorted = [...figures.values()].map(({ value }) => value).sort((a, b) => a - b);
  return { low: quantileOf(sorted, 0.25), median: quantileOf(sorted, 0.5), high: quantileOf(sorted, 0.75), figures: sorted.length };
}

/** The value at a share of the way through sorted values, in whole dollars; between two of them in proportion. */
function quantileOf(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const lower = sorted[Math.floor(at)] ?? 0;
  const upper = sorted[Math.ceil(at)] ?? lower;
  return Math.round(lower + (at - Math.floor(at)) * (upper - lower));
}

const mediansIn = (spreads: Spreads | undefined): Outcomes | undefined =>
  spreads && Object.fromEntries(Object.entries(spreads).map(([part, { median }]) => [part, median]));

/** The numbers of campuses by college and program, without figures that one college has alone. */
function* sharedInSteps(programs: ReadonlyMap<string, ReadonlyMap<OutcomePart, Figures>>): Steps<Map<string, number>> {
  const shared = new Map<string, number>();
  const add = (key: string, { collegeIds }: Figure): void => {
    for (const id of collegeIds) shared.set(`${id} ${key}`, Math.max(collegeIds.length, shared.get(`${id} ${key}`) ?? 0));
  };
  yield* eachInSteps([...programs], ([key, parts]) => {
    const figures = [...parts.values()].flatMap((ofPart) => [...ofPart.values()]);
    for (const figure of figures.filter(({ collegeIds }) => collegeIds.length > 1)) add(key, figure);
  });
  return shared;
}
