import type { ReadReject, RowBatch, RowNote, SuppliedRow } from '../../domain/imports/source-table.ts';
import { CellError, faultOf } from './errors.ts';
import type { Inspection, SourceFile } from './files/inspect.ts';
import { cellText, plainText, readRecords, type RecordHandler } from './files/records.ts';

/** Returns the trimmed text of a column in the current row; '' if the file lacks the column. */
export type Cell = (column: string) => string;

/** Combines the rows of one institution. */
export interface RowAggregate {
  /** `cell` reads 1234.0 as 1234; `code` reads 01.0000 as it stands. Throws CellError. */
  add(cell: Cell, code: Cell): void;
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
  /** The lines of the added rows, without rejected ones. Errors of the combined row refer to the first. */
  lines: number[];
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
  let rejects: ReadReject[] = [];
  let notes: RowNote[] = [];
  let names = new Set<string>();
  let rowsWithoutUnitId = 0;
  let row: readonly string[] = [];
  const cell: Cell = (column) => cellText(row, index.get(column) ?? -1);
  const code: Cell = (column) => (row[index.get(column) ?? -1] ?? '').trim();
  const keyAt = index.get(aggregation.key) ?? -1;
  const nameAt = aggregation.nameColumn === undefined ? -1 : (index.get(aggregation.nameColumn) ?? -1);

  function institutionOf(unitId: number): InstitutionRows {
    const known = institutions.get(unitId) ?? { lines: [], aggregate: aggregation.start() };
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
      const institution = institutionOf(unitId);
      row = cells;
      institution.aggregate?.add(cell, code);
      institution.lines.push(line);
    },
    reject(rejected, cells) {
      const unitId = readableUnitId(plainText(cells, keyAt), aggregation);
      if (unitId !== null) institutionOf(unitId).aggregate = null;
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

/** The combined rows. If one row of an institution is rejected, all of its rows are. */
function combineAll(all: readonly (readonly [unitId: number, rows: InstitutionRows])[], read: ReadValues): Omit<RowBatch, 'bytesRead'> {
  const rows: SuppliedRow[] = [];
  const rejects: ReadReject[] = [];
  let folded = 0;
  for (const [unitId, { lines, aggregate }] of all) {
    const [line = 0, ...others] = lines;
    try {
      if (aggregate === null) {
        rejects.push(...incomplete(unitId, lines));
        continue;
      }
      rows.push({ line, unitId, ...valuesIn(read(aggregate.cells())) });
      folded += others.length;
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      rejects.push({ line, unitId, ...faultOf(error) }, ...incomplete(unitId, others));
    }
  }
  return { rows, rejects, folded };
}

const valuesIn = ({ values, statuses, alternatives }: ReturnType<ReadValues>): ReturnType<ReadValues> => ({
  values,
  statuses,
  alternatives,
});

const incomplete = (unitId: number, lines: readonly number[]): ReadReject[] =>
  lines.map((line) => ({
    line,
    unitId,
    code: 'incomplete-sum',
    message: `Another row of ${unitId} is rejected, so the sum of its rows would be incomplete.`,
  }));
