import { queryOptions } from '@tanstack/react-query';
import { ApiError, type Api } from '../../api/client.ts';
import type { Comparison } from '../../api/domain/colleges.ts';
import { compareId } from '../../entities/compare/store.ts';

/** The comparison, and the ids without a college. */
export interface Compared {
  comparison: Comparison;
  unknown: number[];
}

const NOTHING: Comparison = { colleges: [], rows: [], dataVersion: '' };

export const comparisonQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({ queryKey: ['/api/colleges/compare', ids.join(',')], queryFn: ({ signal }) => ask(api, ids, signal) });

/** If one college is missing, still compares the others. */
async function ask(api: Api, ids: readonly number[], signal: AbortSignal): Promise<Compared> {
  if (ids.length === 0) return { comparison: NOTHING, unknown: [] };
  const comparison = await comparisonOf(api, ids, signal);
  if (comparison) return { comparison: withoutRepeats(comparison), unknown: [] };
  const exists = await Promise.all(ids.map(async (id) => (await comparisonOf(api, [id], signal)) !== undefined));
  const known = ids.filter((_, index) => exists[index]);
  const rest = known.length === 0 ? NOTHING : ((await comparisonOf(api, known, signal)) ?? NOTHING);
  return { comparison: withoutRepeats(rest), unknown: ids.filter((_, index) => !exists[index]) };
}

async function comparisonOf(api: Api, ids: readonly number[], signal: AbortSignal): Promise<Comparison | undefined> {
  try {
    return await api.colleges.compare({ query: { ids: [...ids] } }, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The URL can name a college twice: by UNITID and by catalog id. */
export function withoutRepeats(comparison: Comparison): Comparison {
  const ids = comparison.colleges.map(compareId);
  const isFirst = (_: unknown, index: number) => ids.indexOf(ids[index] ?? 0) === index;
  if (new Set(ids).size === ids.length) return comparison;
  const rows = comparison.rows.map((row) => ({ ...row, values: row.values.filter(isFirst) }));
  return { ...comparison, colleges: comparison.colleges.filter(isFirst), rows };
}
