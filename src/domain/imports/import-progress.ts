import type { SourceTable } from './source-table.ts';

/** The steps of a merge, in order, with the words of a report. */
export const MERGE_STEPS = {
  match: 'finding the colleges of the rows',
  choose: 'choosing the values',
  compare: 'comparing them with the catalog',
  record: 'recording what changes',
  history: 'storing the history',
  score: 'computing scores',
  sum: 'adding up the changes',
  write: 'writing the colleges',
  finish: 'finishing the run',
} as const;
export type MergeStep = keyof typeof MERGE_STEPS;
const ORDER = Object.keys(MERGE_STEPS) as MergeStep[];

/** Where a run is: the bytes that it has read of all files, or the step of the merge that has begun. */
export type ImportProgress =
  | { step: 'reading'; table: string; bytesRead: number; bytesTotal: number }
  | { step: 'merging'; part: MergeStep; done: number; of: number };

/** The progress of reading: all of the first `done` tables, and `bytesRead` of the next one. */
export function readingOf(tables: readonly SourceTable[], done: number, bytesRead: number): ImportProgress {
  const sum = (some: readonly SourceTable[]): number => some.reduce((total, { bytes }) => total + bytes, 0);
  const table = tables[done]?.table ?? '';
  return { step: 'reading', table, bytesRead: sum(tables.slice(0, done)) + bytesRead, bytesTotal: sum(tables) };
}

/** The progress of a merge whose step `part` begins. A history run leaves out steps. */
export const mergingOf = (part: MergeStep): ImportProgress => ({ step: 'merging', part, done: ORDER.indexOf(part), of: ORDER.length });
