import type { FieldFault } from '../../shared/domain-error.ts';
import type { Closure } from './closures.ts';

export const CLOSURE_DATE_FORM = 'A year, month or day: 2025, 2025-05 or 2025-05-31';

/** Whether a text is a year, a month or a day of the calendar. */
export function isClosureDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined) return false;
  // The calendar moves a day that a month does not have into the next month.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(`${year}-${month}-${day}`);
}

type CheckedClosure = Pick<Closure, 'unitId' | 'closed' | 'kind' | 'successorUnitId' | 'checked'>;

/** What is wrong with a closure, for the person who edits it, at its fields. `unitIds` are those of the catalog. */
export function closureErrors(
  { unitId, closed, kind, successorUnitId, checked }: CheckedClosure,
  unitIds: ReadonlySet<number>,
): FieldFault[] {
  return [
    ...unknownFaults('unitId', unitId, unitIds),
    ...(closed > checked ? [{ path: 'checked', message: 'The day of the check is before the end of the college' }] : []),
    ...(successorUnitId === null ? [] : successorFaults({ unitId, kind, successor: successorUnitId }, unitIds)),
  ];
}

function successorFaults(
  { unitId, kind, successor }: Pick<Closure, 'unitId' | 'kind'> & { successor: number },
  unitIds: ReadonlySet<number>,
): FieldFault[] {
  const path = 'successorUnitId';
  if (kind === 'closed') return [{ path, message: 'Only a college that merged has a successor' }];
  return successor === unitId ? [{ path, message: 'A college is not its own successor' }] : unknownFaults(path, successor, unitIds);
}

const unknownFaults = (path: string, unitId: number, unitIds: ReadonlySet<number>): FieldFault[] =>
  unitIds.has(unitId) ? [] : [{ path, message: `The catalog has no college with UNITID ${unitId}` }];
