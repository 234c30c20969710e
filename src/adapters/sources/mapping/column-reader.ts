import type { SourceName } from '../../../domain/colleges/sources.ts';
import { fileColumns } from '../../../domain/imports/mapping/file-columns.ts';
import type { ColumnReader, FileHead, TableReads } from '../../../domain/imports/mapping/column-sources.ts';
import type { FilesReader } from '../../../domain/import-jobs/detection.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { tableWith } from '../detect.ts';
import { columnContracts, contractOf, knownIn } from '../drift.ts';
import { headerIn, rejectForeign, type SourceFile } from '../files/inspect.ts';
import { createLook, type FileLook } from '../files/look.ts';
import { createEncodingDetector, decodeText, withoutByteOrderMark } from '../files/encoding.ts';
import { createSourceReader, SOURCE_SPECS } from '../index.ts';
import { columnsRead } from './columns-read.ts';
import { firstRows } from './column-kinds.ts';

/** Columns of a file whose year nothing says are compared with those of the newest files. */
const NEWEST = 2098;

/** Reads the files of one import, as those of any source. It opens each file once. */
export function createFilesReader(): FilesReader {
  const look = createLook();
  return { ...createSourceReader(look), heads: (paths) => heads(paths, look), tablesOf };
}

async function heads(paths: readonly string[], look: FileLook): Promise<FileHead[]> {
  const found: FileHead[] = [];
  for (const file of await filesIn(paths, look)) {
    try {
      found.push(await headOf(file));
    } catch (error) {
      // The import opens the files again and says what is wrong with this one.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return found;
}

const filesIn = async (paths: readonly string[], look: FileLook): Promise<SourceFile[]> => {
  try {
    return (await look.find(paths)).files;
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

async function headOf(file: SourceFile): Promise<FileHead> {
  const detector = createEncodingDetector();
  let head = Buffer.alloc(0);
  for await (const chunk of file.open()) {
    if (head.length === 0) rejectForeign(chunk, file.label);
    head = Buffer.concat([head, chunk]);
    detector.feed(chunk);
    if (head.includes(10) || head.length > MAX_HEAD) break;
  }
  const verdict = detector.verdict();
  // A character that the end of the block cuts is not undecodable.
  const encoding = 'undecodable' in verdict ? 'utf-8' : verdict.encoding;
  const header = headerIn(withoutByteOrderMark(decodeText(head, encoding)).split('\n'), file.label);
  const rows = await firstRows(file, encoding, header.length);
  return { file: file.label, name: file.name, within: file.within, columns: fileColumns(header, rows) };
}

const MAX_HEAD = 1_048_576;

function tablesOf(source: SourceName, { name, within, columns }: FileHead): ReturnType<ColumnReader['tablesOf']> {
  const spec = SOURCE_SPECS[source];
  const header = columns.map((column) => column.name);
  const has = new Set(header);
  if ((spec.skipReason?.(name, header) ?? null) !== null) return null;
  const own = tableWith(header, spec);
  if (!own && spec.known.some(({ signature }) => signature.every((column) => has.has(column)))) return null;
  const contracts = columnContracts(source);
  const tables = (own ? [own] : spec.tables).map((table): TableReads => {
    const contract = contractOf(contracts, table.table);
    const year = table.yearIn?.(header) ?? spec.yearOf(name) ?? (within === undefined ? null : spec.yearOf(within)) ?? NEWEST;
    return {
      table: table.table,
      reads: columnsRead(table, contract, year, ''),
      anyOf: table.anyOf ?? [],
      isKnown: knownIn(contract),
    };
  });
  return { table: own?.table ?? null, tables };
}
