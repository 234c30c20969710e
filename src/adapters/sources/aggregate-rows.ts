import type { RejectedRow, RowBatch, SuppliedRow } from '../../domain/imports/source-table.ts';
import { BadCell } from './faults.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { cellText, takeRecords } from './files/records.ts';

/** The text of a row in one of the file's columns, trimmed; '' where the file has no such column. */
export type Cell = (column: string) => string;

/** What the rows of one institution have said so far. */
export interface Account {
  /** Throws BadCell. */
  add(cell: Cell): void;
  /** The cells of the one row they become, in the order of the folding's columns. */
  close(): readonly string[];
}

/** How the rows of an institution become one row, under column names of its own. */
export interface Folding {
  columns: readonly string[];
  /** The column that says whose row it is, and what it says; null for nobody with a UNITID. Throws BadCell. */
  key: string;
  unitIdIn(text: string): number | null;
  /** The column with an institution's name, for those who are nobody with a UNITID. */
  name?: string;
  open(): Account;
}

interface Held {
  /** The first line, which stands for all. */
  line: number;
  /** Rows added; the bad ones are rejects of their own. */
  rows: number;
  /** Nothing once a row was bad: a sum with a hole is no sum. */
  account: Account | null;
}

type Row = Omit<SuppliedRow, 'line'>;

const BATCH_ROWS = 1_000;

/** Reads a file to its end, holding one account an institution, and hands out one row each. */
export async function* foldedBatches(
  file: SourceFile,
  inspection: Inspection,
  folding: Folding,
  isWanted: (cells: readonly string[]) => boolean,
  toRow: (unitId: number, cells: readonly string[]) => Row,
): AsyncGenerator<RowBatch> {
  const ledger = openLedger(inspection, folding, isWanted);
  let bytesRead = 0;
  for await (bytesRead of takeRecords(file, inspection, ledger)) yield { ...ledger.passed(), bytesRead };
  const all = [...ledger.held];
  for (let at = 0; at < all.length; at += BATCH_ROWS) yield { ...closeAll(all.slice(at, at + BATCH_ROWS), toRow), bytesRead };
}

function openLedger({ header }: Inspection, folding: Folding, isWanted: (cells: readonly string[]) => boolean) {
  const index = new Map(header.map((name, at) => [name, at]));
  const held = new Map<number, Held>();
  let rejects: RejectedRow[] = [];
  let strangers = new Set<string>();
  let nobody = 0;
  let row: readonly string[] = [];
  const cell: Cell = (column) => cellText(row, index.get(column) ?? -1);
  const keyAt = index.get(folding.key) ?? -1;
  const nameAt = folding.name === undefined ? -1 : (index.get(folding.name) ?? -1);

  function heldFor(unitId: number, line: number): Held {
    const known = held.get(unitId) ?? { line, rows: 0, account: folding.open() };
    held.set(unitId, known);
    return known;
  }

  return {
    held,
    take(cells: readonly string[], line: number): void {
      if (!isWanted(cells)) return;
      const unitId = folding.unitIdIn(cellText(cells, keyAt));
      if (unitId === null) {
        nobody += 1;
        if (nameAt >= 0) strangers.add(cellText(cells, nameAt));
        return;
      }
      const of = heldFor(unitId, line);
      row = cells;
      of.account?.add(cell);
      of.rows += 1;
    },
    reject(rejected: RejectedRow, cells: readonly string[]): void {
      const unitId = ownerOf(cells[keyAt] ?? '', folding);
      if (unitId !== null) heldFor(unitId, rejected.line).account = null;
      const message = unitId === null ? rejected.message : `${rejected.message} No row of ${unitId} is used: the sum would lack this one.`;
      rejects.push({ ...rejected, unitId, message });
    },
    /** What happened since the last call. */
    passed(): Omit<RowBatch, 'bytesRead'> {
      const batch = { rows: [], rejects, nobody, strangers: [...strangers] };
      rejects = [];
      strangers = new Set();
      nobody = 0;
      return batch;
    },
  };
}

/** Whose a record is that could not be read, as far as can be told. */
function ownerOf(text: string, folding: Folding): number | null {
  try {
    return folding.unitIdIn(text.replaceAll('"', '').trim());
  } catch (fault) {
    if (fault instanceof BadCell) return null;
    throw fault;
  }
}

function closeAll(
  all: readonly (readonly [unitId: number, held: Held])[],
  toRow: (unitId: number, cells: readonly string[]) => Row,
): Omit<RowBatch, 'bytesRead'> {
  const rows: SuppliedRow[] = [];
  const rejects: RejectedRow[] = [];
  let folded = 0;
  for (const [unitId, { line, rows: count, account }] of all) {
    folded += account ? count - 1 : count;
    if (!account) continue;
    try {
      rows.push({ line, ...toRow(unitId, account.close()) });
    } catch (fault) {
      if (!(fault instanceof BadCell)) throw fault;
      rejects.push({ line, unitId, code: fault.code, message: fault.message, raw: String(unitId) });
    }
  }
  return { rows, rejects, folded };
}
