import { fileColumns, type FileColumn } from '../../../domain/imports/mapping/file-columns.ts';
import { csvBlocks } from '../files/csv.ts';
import type { Inspection, SourceFile } from '../files/inspect.ts';

/** Enough to tell numbers from texts, and a part of one block. */
const FIRST_ROWS = 200;

/** The columns of a file as its header names them, with the kinds of the first values. Reads the first rows only. */
export async function columnKinds(file: SourceFile, { encoding, header, mapped }: Inspection): Promise<FileColumn[]> {
  return fileColumns(mapped?.names ?? header, await firstRows(file, encoding, header.length));
}

export async function firstRows(
  file: SourceFile,
  encoding: Inspection['encoding'],
  width: number,
): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { records } of csvBlocks(file.open(), encoding, width)) {
    rows.push(...records.slice(0, FIRST_ROWS + 1 - rows.length));
    if (rows.length > FIRST_ROWS) break;
  }
  return rows.slice(1);
}
