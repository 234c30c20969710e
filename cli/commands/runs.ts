import { userInfo } from 'node:os';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { SOURCES, type SourceName } from '../../src/domain/colleges/college.ts';
import { diffHead, diffText } from '../text/run-diff.ts';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { rejectsCsv, rejectsText, rollbackText, runsText, runText } from '../text/run-table.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_LISTED = 20;

const ROLLED_BACK = `
Every college and field gets back what the run found there, unless a later run has changed it since: then the later value
stays, and taking the later run back leads to what was there before this one. What staff has set stays. Colleges that the run
added go, unless somebody keeps them or a later run knows them; those are named. Scores follow, servers notice by themselves.

A run of the seed catalog has kept no notes and cannot be taken back. The files of the run can be imported again.

Examples:
  npm run cli -- runs rollback 12 --dry-run
  npm run cli -- runs rollback 12`;

interface JsonOption {
  json?: true;
}

export function addRunsCommand(program: Command, run: Run, terminal: Terminal): void {
  const runs = program.command('runs').description('what imports have done: list them, look into one, take one back');
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
    .addOption(new Option('--source <source>', 'only those of this source').choices(SOURCES))
    .option('--limit <number>', 'at most so many', toNumber, DEFAULT_LISTED)
    .option('--json', 'print the list as JSON, and nothing else, on standard output')
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
    .description('one run: its files, what became of their rows, and how it ended')
    .argument('<run>', 'number of the run', toNumber)
    .option('--json', 'print the run as JSON, and nothing else, on standard output')
    .action((id: number, { json }: JsonOption) =>
      run(async (useCases) => {
        const found = await useCases.runs.show(id);
        return print(json, found, () => runText(found));
      }),
    );
  runs
    .command('diff')
    .description('what a run changed: fields, the largest changes, what changed by more than half, who left, what staff had locked')
    .argument('<run>', 'number of the run', toNumber)
    .option('--json', 'print the difference as JSON, and nothing else, on standard output')
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
    .description('the rows that a run kept out, with file, line and reason; at most 1,000 a table were kept')
    .argument('<run>', 'number of the run', toNumber)
    .option('--csv', 'print them as CSV, with the rows as they were read; cells are safe to open in a spreadsheet')
    .action((id: number, { csv }: { csv?: true }) =>
      run(async (useCases) => {
        const rejects = await useCases.runs.rejects(id);
        terminal.out(csv ? rejectsCsv(rejects) : rejectsText(rejects));
        return EXIT.done;
      }),
    );
}

function addRollback(runs: Command, run: Run, print: Print): void {
  runs
    .command('rollback')
    .description('take a run back: give every college the values that the run replaced')
    .argument('<run>', 'number of the run', toNumber)
    .option('--dry-run', 'do everything, print what was done, and undo it')
    .option('--json', 'print what was done as JSON, and nothing else, on standard output')
    .addHelpText('after', ROLLED_BACK)
    .action((id: number, { dryRun, json }: JsonOption & { dryRun?: true }) =>
      run(async (useCases) => {
        const outcome = await useCases.runs.rollback(id, { by: userInfo().username, dryRun: dryRun ?? false });
        return print(json, outcome, () => rollbackText(outcome));
      }),
    );
}

function toNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number, such as 12.');
  return Number(text);
}
