import { createAggregate } from '../scores/composite.ts';
import { inOrder, marksOf, type Marks } from '../rankings/rank-table.ts';
import type { AskedPart } from './asked-parts.ts';
import type { Candidate } from './candidate.ts';
import type { MatchKey } from './match-keys.ts';

/** What some candidates score on some parts, as rows of plain numbers: a match weighs them anew for every priority left out. */
export function createMatchBoard(candidates: readonly Candidate[], parts: readonly AskedPart[]) {
  const width = parts.length;
  const rows = Int32Array.from(candidates.keys());
  const scores = new Float64Array(candidates.length * width);
  for (const [row, candidate] of candidates.entries()) {
    for (const [column, { scoreOf }] of parts.entries()) scores[row * width + column] = scoreOf(candidate) ?? Number.NaN;
  }

  return {
    /** What every row scores, without one part if so wished; nothing where no other is left. */
    marks(left?: MatchKey): Marks {
      const aggregate = createAggregate(parts.map((part) => (part.key === left ? { ...part, weight: 0 } : part)));
      return marksOf({ scores, width }, rows, aggregate);
    },
    /** The first rows in ranking order: names part what nothing else parts, as candidates stand by name. */
    first: (marks: Marks, most: number): number[] => [...inOrder(marks, rows).subarray(0, Math.min(most, marks.ahead[0] as number))],
  };
}

export type MatchBoard = ReturnType<typeof createMatchBoard>;
