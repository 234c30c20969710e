import type { Release, SourceName } from '../src/domain/colleges/sources.ts';
import type { ImportRequest } from '../src/domain/imports/import-request.ts';
import { operatorName } from './operator.ts';

/** The options of `import`, as commander parses them. */
export interface ImportOptions {
  dir?: string[];
  file?: string[];
  download?: true;
  refresh?: true;
  year?: number | 'latest';
  release?: Release;
  dryRun?: true;
  json?: true;
  maxReject?: number;
  allowShrink?: number;
  allowDrift?: number;
  onlyFields?: string[];
  limit?: number;
  force?: true;
  history?: true;
  obtainedFrom?: string;
  matchedBy?: string;
  mapping?: string;
  publish?: true;
}

/** The paths of --dir and --file. */
export const namedPaths = ({ dir, file }: ImportOptions): string[] => [...(dir ?? []), ...(file ?? [])];

/** The reason why the options contradict each other; null when they do not. */
export function contradiction(options: ImportOptions): string | null {
  return dryRunContradiction(options) ?? fileContradiction(options);
}

export function dryRunContradiction({ limit, publish, dryRun }: Pick<ImportOptions, 'limit' | 'publish' | 'dryRun'>): string | null {
  if (limit !== undefined && !dryRun) return '--limit needs --dry-run';
  return publish && dryRun ? '--dry-run imports nothing that --publish could publish' : null;
}

function fileContradiction(options: ImportOptions): string | null {
  const isNamed = namedPaths(options).length > 0;
  if (options.download) {
    if (isNamed) return '--download replaces --dir and --file';
    return options.year === undefined ? '--download needs a year: --year 2024 or --year latest' : null;
  }
  if (!isNamed) return 'name files with --dir or --file, or use --download';
  return options.refresh || options.year === 'latest' ? '--refresh and --year latest need --download' : null;
}

export type Limits = Pick<ImportRequest, 'maxReject' | 'allowShrink' | 'allowDrift'>;

/** The limits that were given. The use case has a default for each of the others. */
export const limitsOf = ({ maxReject, allowShrink, allowDrift }: { [Name in keyof Limits]: Limits[Name] | undefined }): Limits =>
  definedOf({ maxReject, allowShrink, allowDrift });

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const definedOf = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;

/** Where --download gets its files. */
const PUBLISHER = 'the publisher’s site';

/** The request of the use case, for local files. */
export function toRequest(source: SourceName, options: ImportOptions): ImportRequest {
  const year = options.year === 'latest' ? undefined : options.year;
  const { release, dryRun, force, history, onlyFields, limit, download, matchedBy } = options;
  const obtainedFrom = options.obtainedFrom ?? (download && PUBLISHER);
  return {
    source,
    paths: namedPaths(options),
    dryRun: dryRun ?? false,
    force: force ?? false,
    historyOnly: history ?? false,
    ...limitsOf({ maxReject: options.maxReject, allowShrink: options.allowShrink, allowDrift: options.allowDrift }),
    ...definedOf({ year, release, onlyFields, limit, obtainedFrom, matchedBy }),
    actor: operatorName(),
  };
}
