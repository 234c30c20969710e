import type { RejectedRow, RowBatch, RowNote, SuppliedRow } from '../../domain/imports/source-table.ts';
import { CellError } from './errors.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { cellText, plainText, readRecords, type RecordHandler } from './files/records.ts';

/** Returns the trimmed text of a column in the current row; '' if the file lacks the column. */
export type Cell = (column: string) => string;

/** Combines the rows of one institution. */
export interface RowAggregate {
  /** Throws CellError. */
  add(cell: Cell): void;
  /** The cells of the combined row, in the order of `RowAggregation.columns`. */
  cells(): readonly string[];
}

/** Describes how several rows of an institution become one row with its own columns. */
export interface RowAggregation {
  columns: readonly string[];
  /** The column that identifies the institution. `unitIdIn` returns null for a row without a UNITID and throws CellError. */
  key: string;
  unitIdIn(text: string): number | null;
  /** The column with the institution's name, for rows without a UNITID. */
  nameColumn?: string;
  start(): RowAggregate;
}

interface InstitutionRows {
  /** The first line. Errors refer to it. */
  line: number;
  /** The number of added rows. Rejected rows do not count. */
  rows: number;
  /** Null if a row was rejected, because the sum would be incomplete. */
  aggregate: RowAggregate | null;
}

type ReadValues = (cells: readonly string[]) => Required<Pick<SuppliedRow, 'values' | 'statuses' | 'alternatives'>>;

const BATCH_ROWS = 1_000;

/** Reads the whole file, combines the rows of each institution, then yields one row per institution. */
export async function* aggregatedBatches(
  file: SourceFile,
  inspection: Inspection,
  aggregation: RowAggregation,
  isWanted: (cells: readonly string[]) => boolean,
  read: ReadValues,
): AsyncGenerator<RowBatch> {
  const collector = createCollector(inspection, aggregation, isWanted);
  let bytesRead = 0;
  for await (bytesRead of readRecords(file, inspection, collector)) yield { ...collector.takeCounts(), bytesRead };
  const all = [...collector.institutions];
  for (let at = 0; at < all.length; at += BATCH_ROWS) yield { ...combineAll(all.slice(at, at + BATCH_ROWS), read), bytesRead };
}

function createCollector({ header }: Inspection, aggregation: RowAggregation, isWanted: (cells: readonly string[]) => boolean) {
  const index = new Map(header.map((name, at) => [name, at]));
  const institutions = new Map<number, InstitutionRows>();
  let rejects: RejectedRow[] = [];
  let notes: RowNote[] = [];
  let names = new Set<string>();
  let rowsWithoutUnitId = 0;
  let row: readonly string[] = [];
  const cell: Cell = (column) => cellText(row, index.get(column) ?? -1);
  const keyAt = index.get(aggregation.key) ?? -1;
  const nameAt = aggregation.nameColumn === undefined ? -1 : (index.get(aggregation.nameColumn) ?? -1);

  function institutionOf(unitId: number, line: number): InstitutionRows {
    const known = institutions.get(unitId) ?? { line, rows: 0, aggregate: aggregation.start() };
    institutions.set(unitId, known);
    return known;
  }

  const handler: RecordHandler = {
    take(cells, line) {
      if (!isWanted(cells)) return;
      const unitId = aggregation.unitIdIn(cellText(cells, keyAt));
      if (unitId === null) {
        rowsWithoutUnitId += 1;
        if (nameAt >= 0) names.add(cellText(cells, nameAt));
        return;
      }
      const institution = institutionOf(unitId, line);
      row = cells;
      institution.aggregate?.add(cell);
      institution.rows += 1;
    },
    reject(rejected, cells) {
      const unitId = readableUnitId(plainText(cells, keyAt), aggregation);
      if (unitId !== null) institutionOf(unitId, rejected.line).aggregate = null;
      const message =
        unitId === null
          ? rejected.message
          : `${rejected.message} All rows of ${unitId} are rejected, because their sum would be incomplete.`;
      rejects.push({ ...rejected, unitId, message });
    },
    note: (note, cells) => void notes.push({ ...note, unitId: readableUnitId(plainText(cells, keyAt), aggregation) }),
  };
  return {
    ...handler,
    institutions,
    /** Returns and resets the counts since the last call. */
    takeCounts(): Omit<RowBatch, 'bytesRead'> {
      const batch = { rows: [], rejects, notes, rowsWithoutUnitId, namesWithoutUnitId: [...names] };
      rejects = [];
      notes = [];
      names = new Set();
      rowsWithoutUnitId = 0;
      return batch;
    },
  };
}

/** The UNITID of a record, or null if it is unreadable. */
function readableUnitId(text: string, aggregation: RowAggregation): number | null {
  try {
    return aggregation.unitIdIn(text);
  } catch (error) {
    if (error instanceof CellError) return null;
    throw error;
  }
}

function combineAll(all: readonly (readonly [unitId: number, rows: InstitutionRows])[], read: ReadValues): Omit<RowBatch, 'bytesRead'> {
  const rows: SuppliedRow[] = [];
  const rejects: RejectedRow[] = [];
  let folded = 0;
  for (const [unitId, { line, rows: count, aggregate }] of all) {
    folded += aggregate ? count - 1 : count;
    if (!aggregate) continue;
    try {
      const { values, statuses, alternatives } = read(aggregate.cells());
      rows.push({ line, unitId, values, statuses, alternatives });
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      rejects.push({ line, unitId, code: error.code, message: error.message, raw: String(unitId) });
    }
  }
  return { rows, rejects, folded };
}
