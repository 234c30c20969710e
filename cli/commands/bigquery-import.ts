import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import { SOURCES, type SourceName } from '../../src/domain/colleges/sources.ts';
import type { ImportRequest } from '../../src/domain/imports/import-request.ts';
import type { ImportReport } from '../../src/domain/imports/import-run.ts';
import { DomainError } from '../../src/domain/shared/domain-error.ts';
import { declaredOf, headOf, originOf, type Input, type InputWish } from '../../src/domain/warehouse/input.ts';
import { wasCanceled } from '../../src/domain/warehouse/query.ts';
import { EXIT } from '../exit-codes.ts';
import { addImportOptions } from '../import-options.ts';
import { dryRunContradiction, toRequest, type ImportOptions } from '../import-request.ts';
import { operatorName } from '../operator.ts';
import { toYear } from '../options.ts';
import { mappingOf, performImport, type Course } from '../perform-import.ts';
import { readStatement } from '../read-statement.ts';
import type { Terminal } from '../terminal.ts';
import type { Application, Run } from '../with-application.ts';

const ABOUT = `
Imports a table, or the answer of one SELECT statement, as the import command imports a file: the same detection by column names,
checks, refusals and report (see import --help). The names of columns may be in lower case. It needs BIGQUERY_MODE=live.

Reading a whole table costs nothing. A query runs under BIGQUERY_QUERY_GB and BIGQUERY_DAY_GB. Both are recorded like the
queries of the panel. A table that BigQuery has not changed since its import is not read again: the run ends with "unchanged". For a query
that counts for its text and all of its tables. If a query gives other rows at each call (rand, current_date), use --force.

Examples:
  npm run cli -- bigquery import bigquery-public-data.nces_ipeds.hd2020 --source ipeds --year 2020 --history --dry-run
  npm run cli -- bigquery import --query "select unitid, applcn, admssn from my-project.ipeds.adm where year = 2024" \\
    --source ipeds --year 2024
  npm run cli -- bigquery import --file admissions.sql --source ipeds --year 2024`;

type Options = Omit<ImportOptions, 'file' | 'year'> & { source: SourceName; year?: number; query?: string; file?: string };
type UseCases = Pick<Application['useCases'], 'imports' | 'colleges' | 'warehouse'>;

export function addBigqueryImport(bigquery: Command, run: Run, terminal: Terminal): void {
  const command = bigquery
    .command('import')
    .description('import a table or a query of BigQuery into the catalog')
    .argument('[table]', 'project.dataset.table')
    .option('--query <sql>', 'import the answer of one SELECT statement')
    .option('--file <file>', 'read the statement from a file; - reads standard input')
    .addOption(new Option('--source <source>', 'publisher of the data').choices(SOURCES).makeOptionMandatory())
    .option('--year <year>', 'collection year (default: from the name of the table)', toYear);
  addImportOptions(command)
    .addHelpText('after', ABOUT)
    .action(async (table: string | undefined, options: Options, self: Command) => {
      const fault = dryRunContradiction(options);
      if (fault !== null) self.error(`error: ${fault}`, { exitCode: EXIT.usage });
      const wish = await wishOf(table, options, terminal);
      await run((useCases) =>
        performImport(useCases, options, terminal, async (course) => {
          const request = {
            ...toRequest(options.source, { ...options, file: [] }),
            ...(await mappingOf(options)),
            isWatched: terminal.isWatched,
            ...course,
          };
          return { report: await importInput(useCases, wish, request) };
        }),
      );
    });
}

async function wishOf(table: string | undefined, { query, file }: Options, terminal: Terminal): Promise<InputWish> {
  if ([table, query, file].filter((given) => given !== undefined).length !== 1)
    throw new DomainError('invalid', 'warehouse.statement', 'Give one of these: a table, --query, or --file.');
  if (table !== undefined) return { table };
  return { sql: query ?? (await readStatement(file ?? '-', terminal)) };
}

/** Imports the rows through a file in a folder of its own. Rows that a run has applied are not read. */
async function importInput({ warehouse, imports }: UseCases, wish: InputWish, given: ImportRequest & Course): Promise<ImportReport> {
  const input = await warehouse.lookAt(wish).catch((error: unknown) => imports.failUnread(error, given));
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-import-'));
  try {
    const file = path.join(folder, `${input.shortName}.csv`);
    const request = { ...given, obtainedFrom: given.obtainedFrom ?? originOf(input), paths: [file], declared: declaredOf(input) };
    await writeFile(file, headOf(input));
    const applied = await imports.findApplied(request);
    if (applied) return applied;
    await writeRows(warehouse, input, file, given).catch((error: unknown) => imports.failUnread(error, request));
    return await imports.import(request);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeRows(warehouse: UseCases['warehouse'], input: Input, file: string, { isCancelled }: Course): Promise<void> {
  async function* untilCancelled(): AsyncGenerator<string> {
    for await (const piece of warehouse.readInput(input, { key: randomUUID(), by: `operator ${operatorName()}` })) {
      if (isCancelled()) throw wasCanceled();
      yield piece;
    }
  }
  await pipeline(Readable.from(untilCancelled()), createWriteStream(file));
}
