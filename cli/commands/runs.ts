import { InvalidArgumentError, Option, type Command } from 'commander';
import { SOURCES, type SourceName } from '../../src/domain/colleges/sources.ts';
import type { Runs } from '../../src/domain/runs/runs.use-cases.ts';
import { diffHead, diffText } from '../text/run-diff.ts';
import { EXIT } from '../exit-codes.ts';
import { operatorName } from '../operator.ts';
import type { Run } from '../with-application.ts';
import { rejectsCsv } from '../../src/domain/runs/rejects-csv.ts';
import { rejectsText, rollbackText, runsText, runText } from '../text/run-table.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_LISTED = 20;

const REPAIR = `
The CSV file has the header and the rows of the imported file, and three columns that an import ignores. Repair the cells, and
import the file under a name like that of the original one. It is a part of a table, so the import needs --allow-shrink 1:
  npm run cli --silent -- runs rejects 12 --csv > adm2024.csv
  npm run cli -- import ipeds --file adm2024.csv --year 2024 --allow-shrink 1
Do not import a part of a directory (HD): colleges without a row would leave the catalog. Repair its rows in the whole file.
The cells are those of the file: a spreadsheet may take them for formulas.`;

const ROLLED_BACK = `
Restores the value that the run replaced, in every college and field. If a later run changed the field, the later value stays;
a rollback of that later run then restores the value from before this one. Staff values stay. Colleges that the run added are
deleted, unless a favorite or a later run refers to them; the report names those. Scores are recomputed, and servers reload.

A run of the seed catalog has no change notes and cannot be rolled back. You can import the files of the run again.

Examples:
  npm run cli -- runs rollback 12 --dry-run
  npm run cli -- runs rollback 12`;

interface JsonOption {
  json?: true;
}

export function addRunsCommand(program: Command, run: Run, terminal: Terminal): void {
  const runs = program.command('runs').description('list, inspect and roll back imports');
  const print = (isJson: boolean | undefined, value: unknown, text: () => string): number => {
    terminal.out(isJson ? JSON.stringify(value, null, 2) : text());
    return EXIT.done;
  };
  addList(runs, run, print);
  addShow(runs, run, print);
  addRejects(runs, run, terminal);
  addRollback(runs, run, print);
}

type Print = (isJson: boolean | undefined, value: unknown, text: () => string) => number;

function addList(runs: Command, run: Run, print: Print): void {
  runs
    .command('list')
    .description('list runs, the newest first')
    .addOption(new Option('--source <source>', 'only this source').choices(SOURCES))
    .option('--limit <number>', 'maximum number', toNumber, DEFAULT_LISTED)
    .option('--json', 'print only JSON on standard output')
    .action(({ source, limit, json }: JsonOption & { source?: SourceName; limit: number }) =>
      run(async (useCases) => {
        const found = await useCases.runs.list({ most: limit, ...(source && { source }) });
        return print(json, found, () => runsText(found));
      }),
    );
}

function addShow(runs: Command, run: Run, print: Print): void {
  runs
    .command('show')
    .description('show one run: files, rows and outcome')
    .argument('<run>', 'number of the run', toNumber)
    .option('--json', 'print only JSON on standard output')
    .action((id: number, { json }: JsonOption) =>
      run(async (useCases) => {
        const found = await useCases.runs.show(id);
        return print(json, found, () => runText(found));
      }),
    );
  runs
    .command('diff')
    .description('show the changes of a run: fields, largest changes, changes by more than half, closed colleges, locked fields')
    .argument('<run>', 'number of the run', toNumber)
    .option('--json', 'print only JSON on standard output')
    .action((id: number, { json }: JsonOption) =>
      run(async (useCases) => {
        const diff = await useCases.runs.diff(id);
        return print(json, diff, () => `${diffHead(diff)}\n\n${diffText(diff, false)}`.trimEnd());
      }),
    );
}

function addRejects(runs: Command, run: Run, terminal: Terminal): void {
  runs
    .command('rejects')
    .description('list rejected rows with file, line and reason; a run stores at most 1,000 per table')
    .argument('<run>', 'number of the run', toNumber)
    .option('--csv', 'print the rows as their file has them, with line, code and message in front')
    .option('--file <name>', 'with --csv: the file, if the run has rejected rows of several')
    .addHelpText('after', REPAIR)
    .action((id: number, { csv, file }: { csv?: true; file?: string }) =>
      run(async (useCases) => {
        if (csv) await printCsv(useCases.runs, id, file, terminal);
        else terminal.out(rejectsText(await useCases.runs.rejects(id)));
        return EXIT.done;
      }),
    );
}

async function printCsv(runs: Runs, id: number, name: string | undefined, terminal: Terminal): Promise<void> {
  const file = await runs.rejectedFile(id, name);
  if (file) terminal.out(rejectsCsv(file));
  else terminal.err('No rejected rows are stored.');
}

function addRollback(runs: Command, run: Run, print: Print): void {
  runs
    .command('rollback')
    .description('undo a run: restore the values that it replaced')
    .argument('<run>', 'number of the run', toNumber)
    .option('--dry-run', 'do everything, print the outcome, then undo it')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', ROLLED_BACK)
    .action((id: number, { dryRun, json }: JsonOption & { dryRun?: true }) =>
      run(async (useCases) => {
        const outcome = await useCases.runs.rollback(id, { by: operatorName(), dryRun: dryRun ?? false });
        return print(json, outcome, () => rollbackText(outcome));
      }),
    );
}

function toNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a number, such as 12.');
  return Number(text);
}
