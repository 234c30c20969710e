import type { AwardGroup } from '../majors/award-levels.ts';
import type { MajorEarnings } from '../programs/major-earnings.ts';
import type { Columns } from './columns.ts';
import type { SearchQuery, Sort } from './params.ts';
import type { MatchScorer } from './search-answer.ts';
import { sortedBy, type RowOrder } from './sort-orders.ts';

/** What a search orders by that is not in the catalog. */
export interface Given {
  /** Adds match scores, which the sort key `match` needs. */
  scoreOf?: MatchScorer;
  /** What graduates of the chosen majors earn, for the sort key `majorEarnings`. */
  earnings?: MajorEarnings;
}

export interface EarningsReader {
  majorEarnings(choice: { majors: readonly string[]; awards?: readonly AwardGroup[] | undefined }): Promise<MajorEarnings>;
}

/** What an order by earnings needs. Nothing in other orders and without a major. */
export async function earningsFor({ sort, major, award }: SearchQuery, programs: EarningsReader | undefined): Promise<Given> {
  if (sort?.key !== 'majorEarnings' || major === undefined || programs === undefined) return {};
  return { earnings: await programs.majorEarnings({ majors: major, awards: award }) };
}

/** The rows by match, or by earnings in the majors; undefined in other orders, and without what they need. Unknown comes last, and ties are in suggested order. */
export function givenOrder({ colleges }: Columns, rows: Int32Array, sort: Sort | undefined, given: Given): RowOrder | undefined {
  const valueOf = valuesOf(sort, given);
  if (sort === undefined || valueOf === undefined) return undefined;
  const values = Float64Array.from(colleges, (college) => valueOf(college) ?? Number.NaN);
  // The best match comes first in both directions.
  return { rows: sortedBy(rows, values, sort.key === 'match' ? 'desc' : sort.direction) };
}

function valuesOf(sort: Sort | undefined, { scoreOf, earnings }: Given): MatchScorer | undefined {
  if (sort?.key === 'match') return scoreOf;
  if (sort?.key !== 'majorEarnings' || !earnings) return undefined;
  return ({ id }) => earnings.figures.get(id)?.dollars ?? null;
}
