import { randomUUID } from 'node:crypto';
import { Option, type Command } from 'commander';
import { DomainError } from '../../src/domain/shared/domain-error.ts';
import { EXAMPLES } from '../../src/domain/warehouse/examples.ts';
import { MAX_SHOWN_ROWS } from '../../src/domain/warehouse/query.ts';
import { EXIT } from '../exit-codes.ts';
import { operatorName } from '../operator.ts';
import { toCount } from '../options.ts';
import { readStatement } from '../read-statement.ts';
import { answerCsv, answerText, planText, publishText, stateText, tablesText } from '../text/warehouse-report.ts';
import type { Terminal } from '../terminal.ts';
import type { Run } from '../with-application.ts';
import { addBigqueryImport } from './bigquery-import.ts';

const ABOUT = `
The warehouse is a copy of the catalog for analysis with SQL: colleges, history, value_sources, runs, run_files. Without a cloud
account it is a snapshot in ALMA_DATA_DIR/warehouse, and DuckDB answers (the optional package @duckdb/node-api). Values that
may not be redistributed stay out. Start with:

  npm run cli -- bigquery publish
  npm run cli -- bigquery query --example price-trend
  npm run -s cli -- bigquery query --csv "select name, size from colleges order by size desc" > sizes.csv`;

const QUERY_HELP = `
One SELECT statement; the engine itself says what a statement is. Missing values are NULL. Give the statement as text, as
--file (- reads standard input) or as --example:

${EXAMPLES.map(({ name, title }) => `  ${name.padEnd(34)}${title}`).join('\n')}`;

interface QueryOptions {
  file?: string;
  example?: string;
  dryRun?: true;
  limit: number;
  csv?: true;
  json?: true;
}

export function addBigqueryCommand(program: Command, run: Run, terminal: Terminal): void {
  const bigquery = program
    .command('bigquery')
    .description('publish the catalog for analysis, query it with SQL, and import from BigQuery')
    .addHelpText('after', ABOUT);
  const print = (json: true | undefined, value: unknown, text: string) => terminal.out(json ? JSON.stringify(value, null, 2) : text);

  bigquery
    .command('status')
    .description('the engine, what it needs, and the published versions')
    .option('--json', 'print only JSON on standard output')
    .action(({ json }: { json?: true }) =>
      run(async ({ colleges, warehouse }) => {
        await colleges.refresh();
        const state = await warehouse.state();
        const missingToPublish = state.missing.length > 0 ? [] : await warehouse.missingToPublish();
        print(json, { ...state, missingToPublish }, stateText(state, missingToPublish));
        return EXIT.done;
      }),
    );

  bigquery
    .command('tables')
    .description('the tables with their columns')
    .option('--json', 'print only JSON on standard output')
    .action(({ json }: { json?: true }) =>
      run(async ({ warehouse }) => {
        const tables = await warehouse.tables();
        print(json, tables, tablesText(tables));
        return EXIT.done;
      }),
    );

  bigquery
    .command('publish')
    .description('copy the catalog into the warehouse; readers see the former version until the new one is whole')
    .option('--json', 'print only JSON on standard output')
    .action(({ json }: { json?: true }) =>
      run(async ({ colleges, warehouse }) => {
        await colleges.refresh();
        const report = await warehouse.publishNow({ key: randomUUID(), by: `operator ${operatorName()}` });
        print(json, report, publishText(report));
        return EXIT.done;
      }),
    );

  bigquery
    .command('query')
    .description('run one SELECT statement')
    .argument('[sql]', 'the statement')
    .option('--file <file>', 'read the statement from a file; - reads standard input')
    .option('--example <name>', 'run a statement that is ready; the list is below')
    .option('--dry-run', 'only say what the statement reads and returns')
    .option('--limit <rows>', 'show at most so many rows', toCount, MAX_SHOWN_ROWS)
    .addOption(new Option('--csv', 'print CSV').conflicts('json'))
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', QUERY_HELP)
    .action(async (sql: string | undefined, options: QueryOptions) => {
      const statement = await statementOf(sql, options, terminal);
      await run(async ({ warehouse }) => {
        if (options.dryRun) {
          const plan = await warehouse.plan(statement);
          print(options.json, plan, planText(plan));
          return EXIT.done;
        }
        const order = { key: randomUUID(), sql: statement, by: `operator ${operatorName()}` };
        const answer = await warehouse.query(order, options.limit);
        if (options.csv) for (const piece of answerCsv(answer)) terminal.write(piece);
        else print(options.json, answer, answerText(answer));
        if (answer.hasMore) terminal.err(`There are more than ${options.limit} rows. --limit shows more.`);
        return EXIT.done;
      });
    });

  addBigqueryImport(bigquery, run, terminal);
}

async function statementOf(sql: string | undefined, { file, example }: QueryOptions, terminal: Terminal): Promise<string> {
  if ([sql, file, example].filter((given) => given !== undefined).length !== 1)
    throw new DomainError('invalid', 'warehouse.statement', 'Give one of these: a statement, --file, or --example.');
  if (example !== undefined) return exampleOf(example);
  if (file !== undefined) return readStatement(file, terminal);
  return sql ?? '';
}

function exampleOf(name: string): string {
  const found = EXAMPLES.find((each) => each.name === name);
  if (found) return found.sql;
  throw new DomainError(
    'invalid',
    'warehouse.no-example',
    `There is no example ${name}. They are: ${EXAMPLES.map((each) => each.name).join(', ')}.`,
  );
}
