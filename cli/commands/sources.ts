import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { sourcesJson, sourcesText } from '../text/loaded-sources.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Lists each source's loaded years with date and number of colleges, the next expected year, the published files that are not
loaded, and the command to run next. A month is the earliest one in which a year or a file may appear.

Examples:
  npm run cli -- sources
  npm run --silent cli -- sources --json`;

export function addSourcesCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('sources')
    .description('list the loaded years of each source, their age and the next step')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ sources }) => {
        const overview = await sources.overview();
        terminal.out(json ? sourcesJson(overview) : sourcesText(overview));
        return EXIT.done;
      }),
    );
}
