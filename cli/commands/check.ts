import { Argument, type Command } from 'commander';
import { SOURCES, type Release, type SourceName } from '../../src/domain/colleges/sources.ts';
import type { CheckRequest } from '../../src/domain/imports/check.ts';
import type { Imports } from '../../src/domain/imports/imports.use-cases.ts';
import { DomainError } from '../../src/domain/shared/domain-error.ts';
import { checkJson, checkText } from '../text/check-report.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';
import { releaseOption } from '../import-options.ts';
import { limitsOf, type Limits } from '../import-request.ts';
import { readMapping } from '../mapping-file.ts';
import { toShare, toYear } from '../options.ts';
import { faultJson, faultText } from '../text/import-report.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

interface CheckOptions extends Limits {
  dir?: string[];
  file?: string[];
  year?: number;
  release?: Release;
  json?: true;
  mapping?: string;
}

const EXPLANATION = `
Reads the files like an import and writes nothing. The report names tables, year and release, column differences, the share
of rows with a value per field, three sample rows, rejected rows, unused files and blank columns. The exit code is that of the
import: 3 if it would be refused for its rows, 4 for its columns. Only import --dry-run compares the files with the catalog.

Examples:
  npm run cli -- check ipeds --dir ~/ipeds/2024
  npm run cli -- check scorecard --file MERGED2021_22_PP.csv --json > check.json`;

export function addCheckCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('check')
    .description('report the content of source files before an import')
    .addArgument(new Argument('<source>', 'publisher of the files').choices(SOURCES))
    .option('--dir <folder...>', 'folders with CSV, Excel or zip files')
    .option('--file <file...>', 'CSV, Excel or zip files')
    .option('--year <year>', 'collection year (default: from the file names)', toYear)
    .addOption(releaseOption())
    .option('--mapping <file>', 'JSON file that says how columns are read, as for import')
    .option('--json', 'print only JSON on standard output')
    .option('--max-reject <share>', 'rows of a table that may be rejected (default: 1%)', toShare)
    .option('--allow-shrink <share>', 'rows of a table that may be missing since the last run (default: 5%)', toShare)
    .option('--allow-drift <share>', 'rows that may have lost a field since the last run (default: 5%)', toShare)
    .addHelpText('after', EXPLANATION)
    .action((source: SourceName, options: CheckOptions, command: Command) => {
      const paths = [...(options.dir ?? []), ...(options.file ?? [])];
      if (paths.length === 0) command.error('error: name files with --dir or --file', { exitCode: EXIT.usage });
      return run(({ imports }) => check(imports, { ...toRequest(options), source, paths }, options, terminal));
    });
}

async function check(imports: Imports, request: CheckRequest, options: CheckOptions, terminal: Terminal): Promise<number> {
  const isJson = options.json ?? false;
  try {
    const report = await imports.check({
      ...request,
      ...(options.mapping !== undefined && { mapping: await readMapping(options.mapping) }),
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
  const limits = limitsOf({ maxReject, allowShrink, allowDrift });
  return { ...limits, ...(year !== undefined && { year }), ...(release !== undefined && { release }) };
}
