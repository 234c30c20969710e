import type { CollegeRecord } from '../college.ts';

export const CLOSURE_KINDS = ['closed', 'merged'] as const;

/** A college that closed or merged, by a public statement. Directories of IPEDS still list it as open for a year or two. */
export interface Closure {
  unitId: number;
  name: string;
  /** A day, a month or a year: "2025-05-31", "2025-05" or "2025". */
  closed: string;
  kind: (typeof CLOSURE_KINDS)[number];
  /** UNITID of the college that it merged into. */
  successorUnitId: number | null;
  source: ClosureSource;
  /** The day of the last check. */
  checked: string;
  /** A second member of staff has checked the entry. */
  isReviewed: boolean;
}

export interface ClosureSource {
  publisher: string;
  title: string;
  /** Like `closed`. */
  date: string;
  url: string | null;
}

/**
 * `applied`: the college counts as closed by the entry. `confirmed`: the directory says so itself. `reopened`: a directory of a later
 * year lists the college as open, so the entry has no effect. `unknown`: the catalog does not have the college.
 */
export type ClosureEffect = 'applied' | 'confirmed' | 'reopened' | 'unknown';

/** `college` is a college as stored, or undefined. */
export function closureEffect({ closed }: Closure, college: CollegeRecord | undefined): ClosureEffect {
  if (!college) return 'unknown';
  if (college.operatingStatus === 'closed' || college.operatingStatus === 'merged') return 'confirmed';
  return directoryYearOf(college) > Number(closed.slice(0, 4)) ? 'reopened' : 'applied';
}

/** The year of the newest directory that describes the college. A directory of the year of the closure may still list it. */
const directoryYearOf = ({ provenance }: CollegeRecord): number =>
  Math.max(0, ...Object.values(provenance).map(({ source, table, year }) => (source === 'ipeds' && table === 'HD' ? year : 0)));

/** A closure, and what it does to the catalog. */
export interface AppliedClosure {
  closure: Closure;
  effect: ClosureEffect;
}

/** The colleges with the status that the closures give them. */
export function applyClosures(stored: readonly CollegeRecord[], closures: readonly Closure[]) {
  const byUnitId = new Map(stored.map((college) => [college.ipedsUnitId, college]));
  const effects = closures.map((closure): AppliedClosure => ({ closure, effect: closureEffect(closure, byUnitId.get(closure.unitId)) }));
  const applied = new Map(effects.filter(({ effect }) => effect === 'applied').map(({ closure }) => [closure.unitId, closure]));
  const colleges = stored.map((college): CollegeRecord => {
    const closure = applied.get(college.ipedsUnitId ?? 0);
    return closure ? { ...college, operatingStatus: closure.kind, successorUnitId: closure.successorUnitId } : college;
  });
  return { colleges, effects };
}
