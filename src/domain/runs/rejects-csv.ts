import { REJECT_COLUMNS } from '../imports/rows/rejected-rows.ts';
import { csvCells, csvLine } from '../shared/csv.ts';
import type { RejectedFile } from './rejected-files.ts';

/** The columns for rows of a run that did not keep the header. */
const OLD_COLUMNS = ['line', 'key', 'code', 'message', 'raw'] as const;

/**
 * The rejected rows as a CSV file that can be imported once they are repaired: the header and the rows as the file has them, with the
 * columns `REJECT_COLUMNS` in front. Rows of runs without a header have columns of their own, and cannot be imported.
 */
export function rejectsCsv({ file, header, rejects }: RejectedFile): string {
  const lines =
    header === null
      ? [csvLine(['file', ...OLD_COLUMNS]), ...rejects.map((reject) => csvLine([file, ...OLD_COLUMNS.map((column) => reject[column])]))]
      : [
          `${csvCells(REJECT_COLUMNS)},${header}\r\n`,
          ...rejects.map(({ line, code, message, raw }) => `${csvCells([line, code, message])},${raw}\r\n`),
        ];
  return lines.join('').trimEnd();
}
