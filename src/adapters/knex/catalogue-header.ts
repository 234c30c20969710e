import { createHash } from 'node:crypto';
import type { Provenance, ReceiptSource, Release, SourceName } from '../../domain/colleges/college.ts';

export interface ExportedRun {
  id: number;
  source: SourceName;
  year: number;
  release: Release;
  finishedAt: Date;
  files: { file: string; table: string; sha256: string; bytes: number }[];
}

export interface ExportedValueSource extends Omit<Provenance, 'runId'> {
  id: number;
  /** The run by its place in the header's list of runs. */
  run: number | null;
}

const PUBLISHERS: Partial<Record<ReceiptSource, string>> = {
  ipeds: 'U.S. Department of Education, National Center for Education Statistics: Integrated Postsecondary Education Data System',
  scorecard: 'U.S. Department of Education: College Scorecard',
  crime: 'U.S. Department of Education: Campus Safety and Security',
  athletics: 'U.S. Department of Education: Equity in Athletics',
  research: 'National Science Foundation: Higher Education Research and Development Survey',
};

const METHOD = [
  'The catalogue is what the importer made of the published files named under runs; the files themselves are not included.',
  'It holds the institutions that IPEDS lists as active, degree-granting, open to the public and offering undergraduate programs.',
  'Every value names its receipt: the number in field_sources is the id of an entry of valueSources. field_status says why a value is missing or that it was imputed.',
  'Rates are fractions from 0 to 1, money is whole US dollars, size is undergraduates in the fall.',
  'All sources are works of the United States government and in the public domain.',
];

interface CatalogueFacts {
  csv: Buffer;
  columns: string[];
  colleges: number;
  runs: ExportedRun[];
  valueSources: ExportedValueSource[];
}

/** The provenance header, one run and one receipt a line, so that a change reads well in a diff. */
export function describeCatalogue({ csv, columns, colleges, runs, valueSources }: CatalogueFacts): string {
  const parts: [key: string, value: string][] = [
    ['title', JSON.stringify('Colleges of the United States, with the source of every value')],
    ['method', lines(METHOD)],
    ['sources', lines(sourcesOf(valueSources))],
    [
      'csv',
      JSON.stringify({ file: 'catalogue.csv.gz', colleges, bytes: csv.length, sha256: createHash('sha256').update(csv).digest('hex') }),
    ],
    ['columns', JSON.stringify(columns)],
    ['runs', lines(runs.map((run) => ({ ...run, files: run.files.map(withoutFolder) })))],
    ['valueSources', lines(valueSources)],
  ];
  return `{\n${parts.map(([key, value]) => `  "${key}": ${value}`).join(',\n')}\n}\n`;
}

function sourcesOf(valueSources: readonly ExportedValueSource[]) {
  return [...new Set(valueSources.map(({ source }) => source))].sort().map((source) => {
    const own = valueSources.filter((value) => value.source === source);
    const sorted = <T>(values: T[]): T[] => [...new Set(values)].sort();
    return {
      source,
      publisher: PUBLISHERS[source],
      years: sorted(own.map(({ year }) => year)),
      releases: sorted(own.map(({ release }) => release)),
    };
  });
}

const lines = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;

/** Where the files lay on somebody's disk is nobody's business. */
function withoutFolder({ file, table, bytes, sha256 }: ExportedRun['files'][number]) {
  return { file: file.replace(/^.*[/\\]/, ''), table, bytes, sha256 };
}
