import type { RejectedRow, RowBatch, RowNote, SuppliedRow } from '../../domain/imports/source-table.ts';
import { cellText, plainText, readableUnitId, readRecords, unitIdIn, type RecordHandler } from './files/records.ts';
import type { KnownError, RowValues, TableFile } from './table.ts';

/**
 * One batch per block of the file, with hundreds to thousands of rows. For tables with one row per institution. `columns` are those that
 * `isWanted` and `read` use.
 */
export async function* plainBatches(
  { file, inspection, spec }: TableFile,
  isWanted: (cells: readonly string[]) => boolean,
  read: (cells: readonly string[]) => RowValues,
  columns: readonly number[],
): AsyncGenerator<RowBatch> {
  const unitIdAt = Math.max(0, inspection.header.indexOf('UNITID'));
  const nameAt = spec.nameColumn === undefined ? -1 : inspection.header.indexOf(spec.nameColumn);
  const known = knownErrorsIn(inspection.header, spec.knownErrors ?? []);
  const used = new Set([unitIdAt, nameAt, ...columns, ...known.columns]);
  const wanted = inspection.header.map((_, at) => used.has(at));
  let batch = emptyBatch();
  const handler: RecordHandler = {
    take(given, line) {
      if (!isWanted(given)) return;
      const text = plainText(given, unitIdAt);
      if (text === '' && spec.mayLackUnitId) {
        batch.rowsWithoutUnitId += 1;
        if (nameAt >= 0) batch.namesWithoutUnitId.push(cellText(given, nameAt));
        return;
      }
      const unitId = unitIdIn(text);
      const { cells, errors } = known.correct(given);
      const { unknownCodes, ...values } = read(cells);
      batch.rows.push({ line, unitId, ...values });
      for (const message of errors) batch.notes.push({ line, unitId, code: 'known-error', message });
      for (const message of unknownCodes) batch.notes.push({ line, unitId, code: 'unknown-code', message });
    },
    // A row of another year says nothing about the institution in this one.
    reject: (rejected, cells) => void batch.rejects.push({ ...rejected, unitId: isWanted(cells) ? readableUnitId(cells, unitIdAt) : null }),
    note: (note, cells) => void batch.notes.push({ ...note, unitId: readableUnitId(cells, unitIdAt) }),
  };
  for await (const bytesRead of readRecords(file, inspection, handler, wanted)) {
    yield { ...batch, bytesRead };
    batch = emptyBatch();
  }
}

const emptyBatch = () => ({
  rows: [] as SuppliedRow[],
  rejects: [] as RejectedRow[],
  notes: [] as RowNote[],
  rowsWithoutUnitId: 0,
  namesWithoutUnitId: [] as string[],
});

/** `correct` empties the cells of a row with a known error, and says which. `columns` are those that it reads. */
function knownErrorsIn(header: readonly string[], known: readonly KnownError[]) {
  const rules = known.flatMap(({ columns, range }) => columns.map((column) => ({ column, range, at: header.indexOf(column) })));
  const correct = (given: readonly string[]): { cells: readonly string[]; errors: string[] } => {
    let cells = given;
    const errors: string[] = [];
    for (const { column, range, at } of rules) {
      const text = plainText(given, at);
      if (!/^\d+(\.\d*)?$/.test(text) || Number(text) < range[0] || Number(text) > range[1]) continue;
      cells = cells.with(at, '');
      errors.push(`${column}: ${text} is a known error of the source and counts as not reported.`);
    }
    return { cells, errors };
  };
  return { correct, columns: rules.map(({ at }) => at) };
}
