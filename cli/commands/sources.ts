import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { sourcesJson, sourcesText } from '../text/loaded-sources.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Which years of which source are in the catalog, since when and of how many colleges, what may be out by now, and the
command for it. A month is the first in which a year may appear; often it appears later.

Examples:
  npm run cli -- sources
  npm run --silent cli -- sources --json`;

export function addSourcesCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('sources')
    .description('list what is loaded of every federal source, how old it is and what comes next')
    .option('--json', 'print the list as JSON, and nothing else, on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ sources }) => {
        const overview = await sources.overview();
        terminal.out(json ? sourcesJson(overview) : sourcesText(overview));
        return EXIT.done;
      }),
    );
}
