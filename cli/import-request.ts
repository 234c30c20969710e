import { userInfo } from 'node:os';
import type { Release, SourceName } from '../src/domain/colleges/college.ts';
import type { ImportRequest } from '../src/domain/imports/import-request.ts';

/** What `import` was told, as the command line gives it. */
export interface ImportOptions {
  dir?: string[];
  file?: string[];
  download?: true;
  refresh?: true;
  year?: number | 'latest';
  release?: Release;
  dryRun?: true;
  json?: true;
  maxReject: number;
  allowShrink: number;
  allowDrift: number;
  onlyFields?: string[];
  limit?: number;
  force?: true;
  history?: true;
}

/** The files that were named. */
export const namedPaths = ({ dir, file }: ImportOptions): string[] => [...(dir ?? []), ...(file ?? [])];

/** Why the options make no sense together; null when they do. */
export function contradiction(options: ImportOptions): string | null {
  if (options.limit !== undefined && !options.dryRun) return '--limit goes with --dry-run';
  const isNamed = namedPaths(options).length > 0;
  if (options.download) {
    if (isNamed) return '--download takes the place of --dir and --file';
    return options.year === undefined ? '--download needs a year: --year 2024 or --year latest' : null;
  }
  if (!isNamed) return 'name files with --dir or --file, or have them fetched with --download';
  return options.refresh || options.year === 'latest' ? '--refresh and --year latest go with --download' : null;
}

/** What the use case is asked, of files that are here. */
export function toRequest(source: SourceName, paths: string[], year: number | undefined, options: ImportOptions): ImportRequest {
  const { release, dryRun, maxReject, allowShrink, allowDrift, force, history, onlyFields, limit } = options;
  return {
    source,
    paths,
    ...(year !== undefined && { year }),
    ...(release !== undefined && { release }),
    dryRun: dryRun ?? false,
    force: force ?? false,
    historyOnly: history ?? false,
    maxReject,
    allowShrink,
    allowDrift,
    ...(onlyFields && { onlyFields }),
    ...(limit !== undefined && { limit }),
    actor: userInfo().username,
  };
}
