import type { AppliedClosure, ClosureEffect } from '../../src/domain/colleges/kind/closures.ts';
import { tableText } from './table.ts';

const EFFECTS: Record<ClosureEffect, string> = {
  applied: 'closed by this entry',
  confirmed: 'the directory confirms it',
  reopened: 'no effect: a later directory lists it as open',
  unknown: 'not in the catalog',
};

/** One line per closure, newest first, and how many wait for a review. */
export function closuresText(closures: readonly AppliedClosure[]): string {
  const rows = closures
    .toSorted((a, b) => (a.closure.closed < b.closure.closed ? 1 : -1))
    .map(({ closure: { unitId, name, closed, kind, source, isReviewed }, effect }) => [
      String(unitId),
      name,
      `${kind} ${closed}`,
      EFFECTS[effect],
      isReviewed ? 'reviewed' : 'to review',
      `${source.publisher}, ${source.date}`,
    ]);
  const waiting = closures.filter(({ closure }) => !closure.isReviewed).length;
  const summary = `${closures.length} closures, ${waiting} to review`;
  return `${tableText(['UNITID', 'College', 'End', 'Effect', 'Review', 'Source'], rows)}\n\n${summary}`;
}
