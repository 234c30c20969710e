import type { Gate } from '../../order/gate.ts';
import { createRankTable, rowsByRank, type RankTable } from '../../rankings/rank-table.ts';
import { createAggregate } from '../../scores/composite.ts';
import type { Candidate } from '../candidate.ts';
import type { MatchKey } from '../fits.ts';
import type { ScorePart } from '../score-parts.ts';

/** The scores of all candidates on all parts as plain numbers. A match ranks them once more without each priority. */
export function createMatchScores(
  candidates: readonly Candidate[],
  parts: readonly ScorePart[],
  { minCoverage }: Pick<Gate, 'minCoverage'>,
) {
  const width = parts.length;
  const rows = Int32Array.from(candidates.keys());
  const scores = new Float64Array(candidates.length * width);
  for (const [row, candidate] of candidates.entries()) {
    for (const [column, { scoreOf }] of parts.entries()) scores[row * width + column] = scoreOf(candidate) ?? Number.NaN;
  }

  return {
    /** Ranks all rows, optionally without one part. No row has a score if no other part is left. */
    rank(without?: MatchKey): RankTable {
      const aggregate = createAggregate(
        parts.map(({ key, weight }) => (key === without ? 0 : weight)),
        minCoverage,
      );
      return createRankTable({ scores, width }, rows, aggregate);
    },
    /** The rows with the best ranks, at most `limit`. Ties are in the order of the candidates. */
    best: (ranks: RankTable, limit: number): number[] => [
      ...rowsByRank(ranks, rows).subarray(0, Math.min(limit, ranks.ahead[0] as number)),
    ],
  };
}

export type MatchScores = ReturnType<typeof createMatchScores>;
