import { Argument, Option, type Command } from 'commander';
import { RELEASES, type Release, type SourceName } from '../../src/domain/colleges/college.ts';
import type { CheckRequest } from '../../src/domain/imports/check.use-cases.ts';
import type { DataSync } from '../../src/domain/imports/imports.use-cases.ts';
import { DEFAULT_ALLOWED_SHRINK, DEFAULT_MAX_REJECT } from '../../src/domain/imports/import-request.ts';
import { DEFAULT_ALLOWED_DRIFT } from '../../src/domain/imports/guards.ts';
import { DomainError } from '../../src/domain/shared/domain-error.ts';
import { checkJson, checkText } from '../text/check-report.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';
import { IMPORTABLE, toShare, toYear } from '../options.ts';
import { faultJson, faultText } from '../text/import-report.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

interface CheckOptions {
  dir?: string[];
  file?: string[];
  year?: number;
  release?: Release;
  json?: true;
  maxReject: number;
  allowShrink: number;
  allowDrift: number;
}

const EXPLANATION = `
Reads the files as an import does, and writes nothing: which tables they are, of which year and release, how their columns
differ from the known ones, how many rows have a value for each field, three rows as they are understood, what would be
rejected and what is of no use. Ends as the import would: 3 where it would be refused for its rows, 4 for its columns.

Examples:
  npm run cli -- check ipeds --dir ~/ipeds/2024
  npm run cli -- check scorecard --file MERGED2021_22_PP.csv --json > check.json`;

export function addCheckCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('check')
    .description('say what files of a federal source hold, before they are imported')
    .addArgument(new Argument('<source>', 'where the files come from').choices(IMPORTABLE))
    .option('--dir <folder...>', 'folders with CSV, .xlsx or zip files')
    .option('--file <file...>', 'CSV, .xlsx or zip files')
    .option('--year <year>', 'collection year (default: told by the file names)', toYear)
    .addOption(new Option('--release <release>', 'how final the figures are (default: final for files named _RV)').choices(RELEASES))
    .option('--json', 'print the report as JSON, and nothing else, on standard output')
    .option('--max-reject <share>', 'rows of a table that may be rejected: 1% or 0.01', toShare, DEFAULT_MAX_REJECT)
    .option('--allow-shrink <share>', 'rows of a table that may be missing since the last run', toShare, DEFAULT_ALLOWED_SHRINK)
    .option('--allow-drift <share>', 'rows that may have lost a field since the last run', toShare, DEFAULT_ALLOWED_DRIFT)
    .addHelpText('after', EXPLANATION)
    .action((source: SourceName, options: CheckOptions, command: Command) => {
      const paths = [...(options.dir ?? []), ...(options.file ?? [])];
      if (paths.length === 0) command.error('error: name files with --dir or --file', { exitCode: EXIT.usage });
      return run(({ dataSync }) => check(dataSync, { ...toRequest(options), source, paths }, options.json ?? false, terminal));
    });
}

async function check(dataSync: DataSync, request: CheckRequest, isJson: boolean, terminal: Terminal): Promise<number> {
  try {
    const report = await dataSync.check({
      ...request,
      ...(!isJson && { onProgress: (table: string) => terminal.err(`reading ${table}`) }),
    });
    terminal.out(isJson ? checkJson(report) : checkText(report));
    return report.refusals.length > 0 ? EXIT.threshold : EXIT.done;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (isJson) terminal.out(faultJson(error));
    else terminal.err(faultText(error));
    return exitCodeOf(error);
  }
}

function toRequest({ year, release, maxReject, allowShrink, allowDrift }: CheckOptions): Omit<CheckRequest, 'source' | 'paths'> {
  return { maxReject, allowShrink, allowDrift, ...(year !== undefined && { year }), ...(release !== undefined && { release }) };
}
