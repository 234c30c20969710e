import type { AttributeKey, Release, SourceName, ValueStatus } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';
import type { Silence } from './below-threshold.ts';

/** What a table of a source can say about a college. The last three come from a directory table only (IPEDS HD). */
export type SuppliedField = FigureKey | AttributeKey | 'acceptanceRate' | 'inUniverse' | 'operatingStatus' | 'successorUnitId';

/** Steering values of a directory: they decide whether a college is open, they are not figures of it. */
export const STEERING: readonly SuppliedField[] = ['inUniverse', 'operatingStatus', 'successorUnitId'];

/** Fields that only mean something beside another one, and which that is: they are taken, set and locked together. */
export const FOLLOWS: Readonly<Partial<Record<SuppliedField, SuppliedField>>> = {
  acceptanceRate: 'acceptanceRateNum',
  carnegieScheme: 'carnegieClassification',
};
export const FOLLOWING_FIELDS = Object.keys(FOLLOWS) as SuppliedField[];

/** Where one field of a table comes from, for its receipt. */
export interface SuppliedBy {
  field: SuppliedField;
  /** Published variable names, for instance "ADMSSN / APPLCN". */
  variable: string;
  /** What the value describes, for people: "fall 2024", "2023-24". */
  period: string;
}

/** A record stands for the parts of a figure: dollars by field of research, incidents by year. */
export type SuppliedValue = string | number | boolean | readonly string[] | Readonly<Record<string, number>> | null;

/** One letter a status, so that a row's statuses travel as one short text. */
export const STATUS_LETTERS: Record<ValueStatus, string> = {
  reported: 'r',
  imputed: 'i',
  suppressed: 's',
  'not-applicable': 'a',
  'not-reported': 'n',
};

/** The other way round. */
export const STATUS_OF: Readonly<Record<string, ValueStatus>> = Object.fromEntries(
  Object.entries(STATUS_LETTERS).map(([status, letter]) => [letter, status as ValueStatus]),
);

/** A row that passed its table's checks; `values` and the letters of `statuses` follow the table's `fields`. */
export interface SuppliedRow {
  line: number;
  unitId: number;
  values: readonly SuppliedValue[];
  statuses: string;
}

/** A row that is kept out, with the reason. `raw` is its text, cut to 1,000 characters. */
export interface RejectedRow {
  line: number;
  unitId: number | null;
  code: string;
  message: string;
  raw: string;
}

export interface RowBatch {
  rows: SuppliedRow[];
  rejects: RejectedRow[];
  /** Rows of the file that were added to another row of the same institution, where a table has several. */
  folded?: number;
  /** Rows about nobody with a UNITID. */
  nobody?: number;
  /** What those rows call the institution, where they name it. */
  strangers?: readonly string[];
  /** Bytes of the file read so far, for progress. */
  bytesRead: number;
}

/** A recognised table inside the files of a run. */
export interface SourceTable {
  /** The file as given, with the member of a zip behind "!". */
  file: string;
  bytes: number;
  sha256: string;
  /** The table's kind, the same every year: "ADM". */
  table: string;
  /** The year the file describes, in the source's own count: 2024 is the 2024-25 collection. */
  year: number;
  /** True for the table that says which colleges exist. */
  directory: boolean;
  /** How the file's text is written: "utf-8", "windows-1252". Left out where that is no question, as in workbooks. */
  encoding?: string;
  /** True for a part of the published table, which has no length to be held to. */
  isExtract?: boolean;
  fields: readonly SuppliedBy[];
  /** What it says of a college that the table has no row of it, where it says anything. */
  silence?: Silence;
  /** Reads the file once, in constant memory. */
  batches(): AsyncIterable<RowBatch>;
}

/** How the columns of a file differ from those its table is known to have in that year. */
export interface ColumnDrift {
  file: string;
  table: string;
  /** Known columns the file lacks. */
  missing: readonly string[];
  /** Columns nobody has seen in this table before. */
  added: readonly string[];
  /** Most known columns are missing: somebody took a part of the table, and maybe of its rows. */
  isExtract: boolean;
}

/** What the files of a run hold, after looking at their headers. */
export interface OpenedSource {
  source: SourceName;
  year: number;
  release: Release;
  /** In order of precedence: where two tables supply a field, the earlier one wins. */
  tables: SourceTable[];
  /** Files, and optional columns, that could not be used, each with the reason. */
  unused: { file: string; reason: string }[];
  /** Only of files whose columns are not the known ones. */
  drift: ColumnDrift[];
}

export interface OpenRequest {
  source: SourceName;
  /** Files (CSV, .xlsx or zip) and folders. */
  paths: readonly string[];
  /** Left out: taken from the file names where they tell it. */
  year?: number;
  /** Left out: `final` for revised (_RV) files, else `provisional`. */
  release?: Release;
}
