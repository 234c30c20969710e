import { keepLargest, MAX_LARGEST, relativeChange, type HistoryChange, type HistoryDiff } from './run-diff.ts';

export const NO_HISTORY: Readonly<HistoryDiff> = { gained: 0, changed: 0, lost: 0, receiptOnly: 0, largest: [] };

/** Keeps the largest changes of the history, value by value, in constant memory. */
export function createHistoryDiff() {
  const largest: HistoryChange[] = [];
  return {
    add(change: Omit<HistoryChange, 'relative'>): void {
      keepLargest(largest, { ...change, relative: relativeChange(change.field, change.before, change.after) });
    },
    result: (counts: Omit<HistoryDiff, 'largest'>): HistoryDiff => ({ ...counts, largest: largest.slice(0, MAX_LARGEST) }),
  };
}

/** What taking a change back does. */
export function reverseOf({ gained, lost, largest, ...counts }: HistoryDiff): HistoryDiff {
  const diff = createHistoryDiff();
  for (const { before, after, ...change } of largest) diff.add({ ...change, before: after, after: before });
  return diff.result({ ...counts, gained: lost, lost: gained });
}
