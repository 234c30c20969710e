import { medianOf } from '../colleges/percentiles.ts';
import { eachInSteps, mappedInSteps, type Steps } from '../shared/steps.ts';
import type { OutcomePart, Outcomes, OutcomesByProgram } from '../majors/outcomes.ts';

/** The earnings and debt of a college, with its federal aid ID. */
export interface ReportedOutcomes {
  collegeId: number;
  /** Eight digits, the first six of the institution: the College Scorecard publishes one figure for all its campuses. */
  opeId: string | null;
  outcomes: OutcomesByProgram;
}

/** The earnings and debt of all colleges together. */
export interface NationalOutcomes {
  /** The medians of the published figures of a major and credential level, from at least `FEWEST_PROGRAMS` of them. Undefined without one. */
  mediansOf(key: string): Outcomes | undefined;
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
  yield* eachInSteps(colleges, ({ collegeId, opeId, outcomes: byProgram }) => {
    const institution = opeId?.slice(0, INSTITUTION_DIGITS) ?? `college ${collegeId}`;
    for (const [key, outcomes] of Object.entries(byProgram)) {
      const parts = programs.get(key) ?? new Map<OutcomePart, Figures>();
      programs.set(key, parts);
      for (const [part, value] of Object.entries(outcomes) as [OutcomePart, number][])
        addFigure(parts, part, institution, value, collegeId);
    }
  });
  const medians = new Map(yield* mappedInSteps([...programs], ([key, parts]) => [key, mediansIn(parts)] as const));
  const shared = yield* sharedInSteps(programs);
  return {
    mediansOf: (key) => medians.get(key),
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
function mediansIn(parts: ReadonlyMap<OutcomePart, Figures>): Outcomes | undefined {
  const enough = [...parts].filter(([, figures]) => figures.size >= FEWEST_PROGRAMS);
  return enough.length === 0 ? undefined : Object.fromEntries(enough.map(([part, figures]) => [part, medianIn(figures)]));
}

function medianIn(figures: Figures): number {
  const sorted = [...figures.values()].map(({ value }) => value).sort((a, b) => a - b);
  return Math.round(medianOf(sorted) ?? 0);
}

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
