import { createHash } from 'node:crypto';
import type { ExportedSuppliedTable } from './history-export.ts';
import type { Provenance, ReceiptSource, Release, SourceName } from '../../../domain/colleges/college.ts';
import { SOURCE_FACTS } from '../../../domain/colleges/sources.ts';

export interface ExportedRun {
  id: number;
  source: SourceName;
  year: number;
  release: Release;
  finishedAt: Date;
  files: { file: string; table: string; sha256: string; bytes: number }[];
}

export interface ExportedValueSource extends Omit<Provenance, 'runId' | 'importedAt'> {
  id: number;
  /** The run by its place in the header's list of runs. */
  run: number | null;
}

const METHOD = [
  'The catalog is what the importer made of the published files named under runs; the files themselves are not included.',
  'It holds the institutions that IPEDS lists as active, degree-granting, open to the public and offering undergraduate programs.',
  'The history holds every figure of every college by table and year, as JSON arrays in the order of fields in suppliedTables, with a letter a status.',
  'Every value names its receipt: the number in field_sources is the id of an entry of valueSources. field_status says why a value is missing or that it was imputed.',
  'Rates are fractions from 0 to 1, money is whole US dollars, size is undergraduates in the fall.',
  'All sources are works of the United States government and in the public domain.',
];

interface ExportedFile {
  file: string;
  content: Buffer;
  rows: number;
}

export interface CatalogFacts {
  csv: ExportedFile;
  /** Figures by college, table and year. */
  history: ExportedFile;
  columns: string[];
  /** The method behind the scores; null where they are to be computed again. */
  methodVersion: number | null;
  runs: ExportedRun[];
  valueSources: ExportedValueSource[];
  suppliedTables: ExportedSuppliedTable[];
}

/** The provenance header, one run and one receipt a line, so that a change reads well in a diff. */
export function describeCatalog({ csv, history, columns, methodVersion, runs, valueSources, suppliedTables }: CatalogFacts): string {
  const parts: [key: string, value: string][] = [
    ['title', JSON.stringify('Colleges of the United States, with the source of every value')],
    ['method', lines(METHOD)],
    ['sources', lines(sourcesOf(valueSources))],
    ['csv', fileFacts(csv)],
    ['history', fileFacts(history)],
    ['methodVersion', JSON.stringify(methodVersion)],
    ['columns', JSON.stringify(columns)],
    ['runs', lines(runs.map((run) => ({ ...run, files: run.files.map(withoutFolder) })))],
    ['valueSources', lines(valueSources)],
    ['suppliedTables', lines(suppliedTables)],
  ];
  return `{\n${parts.map(([key, value]) => `  "${key}": ${value}`).join(',\n')}\n}\n`;
}

const fileFacts = ({ file, content, rows }: ExportedFile): string =>
  JSON.stringify({ file, rows, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });

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

const publisherOf = (source: ReceiptSource): string | undefined =>
  source === 'staff' ? undefined : `${SOURCE_FACTS[source].publisher}: ${SOURCE_FACTS[source].name}`;

const lines = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;

/** Where the files lay on somebody's disk is nobody's business. */
function withoutFolder({ file, table, bytes, sha256 }: ExportedRun['files'][number]) {
  return { file: file.replace(/^.*[/\\]/, ''), table, bytes, sha256 };
}
