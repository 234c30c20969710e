import { CRITERION_WORDS } from '../scores/criterion-words.ts';
import { rankOf, type Marks } from '../rankings/rank-table.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';
import type { MatchBoard } from './match-board.ts';
import type { MatchKey } from './match-keys.ts';

/** Where a college would stand if one priority did not matter. */
export interface Change {
  without: Criterion;
  rank: number;
  text: string;
}

/**
 * Leaves out every priority in turn, over the same candidates. The answer tells of a row which one moves it the farthest, up or down
 * (the first of the criteria among equals); null where none moves it, or nothing else was answered.
 */
export function createChanges(board: MatchBoard, marks: Marks, parts: readonly { key: MatchKey }[]): (row: number) => Change | null {
  const others = CRITERIA.filter((criterion) => parts.some(({ key }) => key === criterion)).map((without) => ({
    without,
    marks: board.marks(without),
  }));

  return (row) => {
    const rank = rankOf(marks, row);
    let farthest: Change | null = null;
    for (const other of others) {
      const next = rankOf(other.marks, row);
      if (rank === null || next === null || Math.abs(next - rank) <= Math.abs((farthest?.rank ?? rank) - rank)) continue;
      farthest = { without: other.without, rank: next, text: textOf(other.without, next) };
    }
    return farthest;
  };
}

const textOf = (criterion: Criterion, rank: number): string =>
  `#${rank} if ${CRITERION_WORDS[criterion].label.toLowerCase()} did not matter`;
