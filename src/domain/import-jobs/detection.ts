import { SOURCES, type Release, type SourceName } from '../colleges/sources.ts';
import { baseName } from '../imports/import-facts.ts';
import type { ColumnDrift, OpenedSource, OpenRequest, SourceTable, SuppliedBy } from '../imports/source-table.ts';
import type { ColumnLedger, ColumnReader } from '../imports/mapping/column-sources.ts';
import { withColumns, type CandidateMapping } from './candidate-columns.ts';
import { DomainError, type Remedy } from '../shared/domain-error.ts';

/** A table that was found in a file, with the first rows as the file has them. */
export interface DetectedTable {
  file: string;
  table: string;
  year: number;
  bytes: number;
  encoding: string | null;
  isDirectory: boolean;
  isExtract: boolean;
  fields: readonly SuppliedBy[];
  /** The line with the column names, and at most `FIRST_ROWS` rows below it. Each is cut to `MAX_LINE` characters. */
  header: string;
  rows: readonly string[];
}

/** What the files are if they come from one source. */
export interface Candidate {
  source: SourceName;
  /** Null if the files do not say it. */
  year: number | null;
  release: Release | null;
  tables: readonly DetectedTable[];
  unused: readonly { file: string; reason: string }[];
  drift: readonly ColumnDrift[];
  /** The columns of the files, with what they probably are. Jobs of earlier versions have none. */
  mapping?: CandidateMapping;
  /** Why the files cannot be imported as they are; else null. */
  fault: { message: string; remedies: readonly Remedy[] } | null;
}

export const FIRST_ROWS = 20;
const MAX_LINE = 2_000;
const NOTHING_USABLE = 'source.nothing-usable';

type OpenSource = (request: OpenRequest) => Promise<OpenedSource>;

/** Reads the files of one import as those of any source. It opens each file once. */
export interface FilesReader extends ColumnReader {
  open: OpenSource;
}

/**
 * Reads the headers of some files as those of every source, and returns the sources that they can be of, most tables first. Throws the
 * refusal of the first source if they can be of none.
 */
export async function detect(paths: readonly string[], reader: FilesReader, ledger: ColumnLedger): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const refusals: DomainError[] = [];
  for (const source of SOURCES) {
    try {
      found.push(await candidateOf(await reader.open({ source, paths })));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (isAboutSource(error)) found.push(faulty(source, error));
      else refusals.push(error);
    }
  }
  const candidates = await withColumns(found, paths, { reader, ledger }, (source, mapping) => reopened(reader, { source, paths, mapping }));
  if (candidates.length > 0)
    return candidates.sort((a, b) => b.tables.length - a.tables.length || Number(a.fault !== null) - Number(b.fault !== null));
  throw refusalOf(refusals);
}

/** The files as a mapping reads them, or why it does not let them be read. */
async function reopened({ open }: FilesReader, request: OpenRequest): Promise<Candidate> {
  try {
    return await candidateOf(await open(request));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return faulty(request.source, error);
  }
}

/** True if the files are tables of the source, but the run cannot be chosen from them. */
const isAboutSource = ({ remedies, code }: DomainError): boolean => code !== NOTHING_USABLE && remedies.length > 0;

/** A damaged file has a reason that says more than "There is no ipeds table". */
function refusalOf(refusals: readonly DomainError[]): DomainError {
  const damaged = refusals.find(({ code }) => code !== NOTHING_USABLE);
  if (damaged) return new DomainError('invalid', damaged.code, baseNames(damaged.message));
  const message =
    'No file is a table of IPEDS, Campus Safety, HERD, EADA, the Carnegie Classification or the College Scorecard. Alma recognizes tables by their column names.';
  return new DomainError('invalid', NOTHING_USABLE, message);
}

const faulty = (source: SourceName, { message, remedies }: DomainError): Candidate => ({
  source,
  year: null,
  release: null,
  tables: [],
  unused: [],
  drift: [],
  fault: { message: baseNames(message), remedies },
});

async function candidateOf({ source, year, release, tables, unused, drift }: OpenedSource): Promise<Candidate> {
  const detected: DetectedTable[] = [];
  for (const table of tables) detected.push(await detectedTable(table));
  const named = <T extends { file: string }>(item: T): T => ({ ...item, file: baseName(item.file) });
  return { source, year, release, tables: detected, unused: unused.map(named), drift: drift.map(named), fault: null };
}

const FIRST_LINES: ReadonlySet<number> = new Set(Array.from({ length: FIRST_ROWS }, (_, at) => at + 2));

async function detectedTable(table: SourceTable): Promise<DetectedTable> {
  const { file, year, bytes, encoding = null, directory, isExtract = false, fields, header } = table;
  const texts = await table.rawRows(FIRST_LINES);
  const rows = [...texts].sort(([a], [b]) => a - b).map(([, text]) => text.slice(0, MAX_LINE));
  const facts = { year, bytes, encoding, isDirectory: directory, isExtract, fields };
  return { file: baseName(file), table: table.table, ...facts, header: header.slice(0, MAX_LINE), rows };
}

/** Messages name files by their paths, also by relative ones, and the folder of the upload says nothing to a person. */
export const baseNames = (message: string): string => message.replaceAll(/[^\s/!:;,"'(]*(?:\/[^\s/!:;,]+)+\//g, '');
