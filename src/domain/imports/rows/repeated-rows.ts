import { createIdSet } from './id-set.ts';
import type { ReadReject, SourceTable, SuppliedRow } from '../source-table.ts';

/** Lines that a message names. */
const MAX_LINES = 5;

/** What becomes of the rows that share their UNITID with another row. */
export interface Repeats {
  rejects: ReadReject[];
  /** Rows that were passed on before their contradiction was found. */
  withdrawn: SuppliedRow[];
}

/** The rows of one UNITID in a file. */
interface SameKey {
  first: SuppliedRow;
  lines: number[];
  isEqual: boolean;
}

/**
 * Notes the rows of a table by UNITID, with one line number each. `isFirst` is false for a row whose UNITID has passed before: it is not
 * passed on. `judge` reads the file again if there was such a row. The file does not say which of two different rows is right, so both are
 * rejected, also if one of them was rejected for another fault. Of equal rows the first one counts.
 */
export function createRepeatCheck() {
  const passed = createIdSet();
  const repeated = new Set<number>();
  const rejected = new Map<number, number[]>();

  return {
    isFirst({ unitId }: Pick<SuppliedRow, 'unitId'>): boolean {
      if (passed.has(unitId)) repeated.add(unitId);
      else passed.add(unitId);
      return !repeated.has(unitId);
    },

    reject({ unitId, line }: Pick<ReadReject, 'unitId' | 'line'>): void {
      if (unitId === null) return;
      const lines = rejected.get(unitId) ?? [];
      lines.push(line);
      rejected.set(unitId, lines);
    },

    async judge(table: Pick<SourceTable, 'batches'>): Promise<Repeats> {
      const keys = new Set([...repeated, ...[...rejected.keys()].filter((unitId) => passed.has(unitId))]);
      const found = keys.size === 0 ? [] : await rowsOf(table, keys, rejected);
      const repeats: Repeats = { rejects: [], withdrawn: [] };
      for (const { first, lines, isEqual } of found) {
        const faulty = rejected.get(first.unitId) ?? [];
        const isDuplicate = isEqual && faulty.length === 0;
        const all = [...lines, ...faulty].sort((a, b) => a - b);
        const message = `UNITID ${first.unitId} is on lines ${linesText(all)} with ${isDuplicate ? 'the same' : 'different'} values.`;
        const fault = { unitId: first.unitId, code: isDuplicate ? 'duplicate' : 'contradiction', message };
        repeats.rejects.push(...(isDuplicate ? lines.slice(1) : lines).map((line) => ({ line, ...fault })));
        if (!isDuplicate) repeats.withdrawn.push(first);
      }
      return repeats;
    },
  };
}

/** The rows of some UNITIDs, without rejected ones. */
async function rowsOf(
  table: Pick<SourceTable, 'batches'>,
  keys: ReadonlySet<number>,
  rejected: ReadonlyMap<number, readonly number[]>,
): Promise<SameKey[]> {
  const found = new Map<number, SameKey & { text: string }>();
  for await (const { rows } of table.batches()) {
    for (const row of rows) {
      if (!keys.has(row.unitId) || rejected.get(row.unitId)?.includes(row.line)) continue;
      const text = JSON.stringify([row.values, row.statuses, row.alternatives]);
      const known = found.get(row.unitId);
      if (!known) found.set(row.unitId, { first: row, lines: [row.line], isEqual: true, text });
      else {
        known.lines.push(row.line);
        known.isEqual &&= known.text === text;
      }
    }
  }
  return [...found.values()];
}

/** "12 and 873", "2, 9 and 15" */
function linesText(lines: readonly number[]): string {
  const named = lines.slice(0, lines.length > MAX_LINES ? MAX_LINES : -1).join(', ');
  return lines.length > MAX_LINES ? `${named} and ${lines.length - MAX_LINES} more` : `${named} and ${lines.at(-1) ?? ''}`;
}
