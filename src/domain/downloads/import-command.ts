import type { ImportAction } from './publications.ts';

/** The command line that runs an import. */
export function importCommand({ kind, source, year, refresh }: ImportAction): string {
  if (kind === 'file') return `npm run cli -- import ${source} --file <file of ${year}>`;
  return `npm run cli -- import ${source} --download --year ${year}${refresh ? ' --refresh' : ''}`;
}
