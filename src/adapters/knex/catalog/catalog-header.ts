import { createHash } from 'node:crypto';
import { HISTORY_COLUMNS, type ExportedSuppliedTable } from './history-export.ts';
import { baseName } from '../../../domain/imports/import-facts.ts';
import { SOURCE_FACTS, type Provenance, type ProvenanceSource, type Release, type SourceName } from '../../../domain/colleges/sources.ts';

export interface ExportedRun {
  id: number;
  source: SourceName;
  year: number;
  release: Release;
  finishedAt: Date;
  obtainedFrom: string | null;
  matchedBy: string | null;
  files: { file: string; table: string; sha256: string; bytes: number }[];
}

export interface ExportedValueSource extends Omit<Provenance, 'runId' | 'importedAt'> {
  id: number;
  /** The id of the run in the header's `runs`. */
  run: number | null;
}

const METHOD = [
  'The importer made the catalog from the published files that runs lists. The files themselves are not included.',
  'It contains the institutions that IPEDS lists as active, degree-granting, open to the public and offering undergraduate programs.',
  'The history contains every figure of every college by table and year: JSON arrays in the order of fields in suppliedTables, with one status letter per value.',
  'The receipts of suppliedTables are the ids of value sources, one per field, then one per field for its first alternative variable, and so on. The alternatives of a history row have one digit per value: the number of the alternative that was read.',
  'The number in field_sources is the id of the value’s entry in valueSources. field_status has the reason for a missing value, or marks an imputed value.',
  'Rates are fractions from 0 to 1, money is whole US dollars, size is undergraduates in the fall.',
  'All sources are works of the United States government in the public domain.',
];

interface ExportedFile {
  file: string;
  content: Buffer;
  rows: number;
}

export interface ExportedCatalog {
  csv: ExportedFile;
  history: ExportedFile;
  columns: string[];
  /** The version of the scoring method; null if the scores must be computed again. */
  methodVersion: number | null;
  runs: ExportedRun[];
  valueSources: ExportedValueSource[];
  suppliedTables: ExportedSuppliedTable[];
}

/** The header as JSON. One line per run and value source keeps diffs readable. */
export function describeCatalog({ csv, history, columns, methodVersion, runs, valueSources, suppliedTables }: ExportedCatalog): string {
  const parts: [key: string, value: string][] = [
    ['title', JSON.stringify('Colleges of the United States, with the source of every value')],
    ['method', lines(METHOD)],
    ['sources', lines(sourcesOf(valueSources))],
    ['csv', fileFacts(csv)],
    ['history', fileFacts(history, { columns: HISTORY_COLUMNS })],
    ['methodVersion', JSON.stringify(methodVersion)],
    ['columns', JSON.stringify(columns)],
    ['runs', lines(runs.map((run) => ({ ...run, files: run.files.map(withoutFolder) })))],
    ['valueSources', lines(valueSources)],
    ['suppliedTables', lines(suppliedTables)],
  ];
  return `{\n${parts.map(([key, value]) => `  "${key}": ${value}`).join(',\n')}\n}\n`;
}

const fileFacts = ({ file, content, rows }: ExportedFile, rest: object = {}): string =>
  JSON.stringify({ file, rows, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), ...rest });

function sourcesOf(valueSources: readonly ExportedValueSource[]) {
  return [...new Set(valueSources.map(({ source }) => source))].sort().map((source) => {
    const own = valueSources.filter((value) => value.source === source);
    const sorted = <T>(values: T[]): T[] => [...new Set(values)].sort();
    return {
      source,
      publisher: publisherOf(source),
      years: sorted(own.map(({ year }) => year)),
      releases: sorted(own.map(({ release }) => release)),
    };
  });
}

const publisherOf = (source: ProvenanceSource): string | undefined =>
  source === 'staff' ? undefined : `${SOURCE_FACTS[source].publisher}: ${SOURCE_FACTS[source].name}`;

const lines = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;

/** Removes local folders from file names, for privacy. */
function withoutFolder({ file, table, bytes, sha256 }: ExportedRun['files'][number]) {
  return { file: baseName(file), table, bytes, sha256 };
}
