import { rankOf, type RankTable } from '../../rankings/rank-table.ts';
import { CRITERION_WORDS } from '../../scores/criterion-words.ts';
import { CRITERIA, type Criterion } from '../../shared/criteria.ts';
import type { MatchKey } from '../fits.ts';
import type { MatchScores } from './match-scores.ts';

/** The rank of a college if one priority did not matter. */
export interface PriorityEffect {
  without: Criterion;
  rank: number;
  text: string;
}

/**
 * Ranks the candidates again without each priority. Returns, for a row, the priority with the largest effect on its rank; the first
 * criterion wins a tie. Null if no priority changes the rank, or if nothing else was answered. `placedBefore`: how many colleges stand
 * before all rows, with all priorities or without one.
 */
export function createPriorityEffects(
  scores: MatchScores,
  ranks: RankTable,
  parts: readonly { key: MatchKey }[],
  placedBefore: (without?: Criterion) => number,
): (row: number) => PriorityEffect | null {
  const others = CRITERIA.filter((criterion) => parts.some(({ key }) => key === criterion)).map((without) => ({
    without,
    ranks: scores.rank(without),
    before: placedBefore(without),
  }));
  const totalOf = (table: RankTable, row: number, before: number): number | null => {
    const rank = rankOf(table, row);
    return rank === null ? null : rank + before;
  };

  return (row) => {
    const rank = totalOf(ranks, row, placedBefore());
    let largest: PriorityEffect | null = null;
    for (const other of others) {
      const next = totalOf(other.ranks, row, other.before);
      if (rank === null || next === null || Math.abs(next - rank) <= Math.abs((largest?.rank ?? rank) - rank)) continue;
      largest = { without: other.without, rank: next, text: textOf(other.without, next) };
    }
    return largest;
  };
}

const textOf = (criterion: Criterion, rank: number): string =>
  `#${rank} if ${CRITERION_WORDS[criterion].label.toLowerCase()} did not matter`;
