import type { CollegeRecord } from '../college.ts';
import type { FigureKey } from '../figures.ts';
import { groupBy, recordOf } from '../../shared/collections.ts';

/** What the College Scorecard publishes once for all campuses with the same first six digits of the federal aid ID. */
export const SHARED_FIGURES = [
  'medianEarnings',
  'earningsAfter10Years',
  'medianDebt',
  'defaultRate',
  'percentFirstGen',
] as const satisfies readonly FigureKey[];
const SHARED: ReadonlySet<string> = new Set(SHARED_FIGURES);

/** Colleges of the catalog that share figures. */
export interface Campuses {
  /** "University of Connecticut". Null if their names have no institution in common. */
  institution: string | null;
  /** The main campus first. It stands for all of them where colleges are compared. */
  colleges: readonly CollegeRecord[];
}

const INSTITUTION_DIGITS = 6;

/** The campuses of each listed college that shares figures with others, by its id. */
export function campusesById(listed: readonly CollegeRecord[]): ReadonlyMap<number, Campuses> {
  const known = listed.filter(({ opeId }) => opeId !== null);
  const groups = groupBy(known, ({ opeId }) => (opeId ?? '').slice(0, INSTITUTION_DIGITS));
  return new Map(
    [...groups.values()].flatMap((group): [number, Campuses][] => {
      if (group.length < 2) return [];
      const colleges = group.toSorted(byPlace);
      const campuses = { institution: institutionOf(colleges.map(({ name }) => name)), colleges };
      return group.map(({ id }) => [id, campuses]);
    }),
  );
}

/** Whether another campus stands for this college and those that share figures with it. */
export const isBranch = (campuses: Campuses | undefined, { id }: CollegeRecord): boolean =>
  campuses !== undefined && campuses.colleges[0]?.id !== id;

/** Whether a figure of the college is one of several campuses, and another one stands for them. */
export const isBranchFigure = (campuses: Campuses | undefined, college: CollegeRecord, figure: string): boolean =>
  SHARED.has(figure) && isBranch(campuses, college);

/** The college as far as it is compared with others: without figures that another campus stands for. */
export const comparedRecord = (campuses: Campuses | undefined, college: CollegeRecord): CollegeRecord =>
  isBranch(campuses, college) ? { ...college, ...recordOf(SHARED_FIGURES, () => null) } : college;

/** Whom a figure describes: "All campuses of University of Connecticut together". Undefined if the campus has it for itself, or not at all. */
export function sharedBy(campuses: Campuses | undefined, college: CollegeRecord, figure: string): string | undefined {
  if (campuses === undefined || !SHARED.has(figure) || college[figure as FigureKey] === null) return undefined;
  const { institution, colleges } = campuses;
  return institution === null ? `${colleges.length} colleges with one federal aid ID together` : `All campuses of ${institution} together`;
}

/** The campus 00 leads. An online division may have the same number: the one with more students leads. */
function byPlace(a: CollegeRecord, b: CollegeRecord): number {
  const [one, other] = [a.opeId ?? '', b.opeId ?? ''];
  return Number(one > other) - Number(one < other) || (b.size ?? 0) - (a.size ?? 0) || a.id - b.id;
}

const INSTITUTION = /\b(?:University|College|Institute|School|Academy|Seminary|Center)\b/;
const UNFINISHED = /\s(?:of|the|at|and|for)$/;

/** The words that all names begin with. Null if they name no institution. */
function institutionOf(names: readonly string[]): string | null {
  const [main = ''] = names;
  let length = main.length;
  while (!names.every((name) => name.startsWith(main.slice(0, length)) && !/\w/.test(name.charAt(length)))) length -= 1;
  const start = main.slice(0, length).replace(/\W+$/, '');
  return INSTITUTION.test(start) && !UNFINISHED.test(start) ? start : null;
}
