import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { archiveText } from '../text/import-report.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Writes catalog.csv.gz (one college per line, sorted by UNITID) and catalog.json (sources, years, releases, method and the
provenance of every value). An empty database loads them on its first start. The files contain only values of federal
sources, never staff values. The same catalog gives the same bytes.

Example:
  npm run cli -- catalog export --dir seeds`;

export function addCatalogCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('catalog')
    .description('the whole catalog')
    .command('export')
    .description('write the catalog as seed files')
    .option('--dir <folder>', 'target folder', 'seeds')
    .option('--json', 'print the written files as JSON')
    .addHelpText('after', EXPLANATION)
    .action(({ dir, json }: { dir: string; json?: true }) =>
      run(async ({ imports }) => {
        const report = await imports.exportCatalog(dir);
        terminal.out(json ? JSON.stringify(report, null, 2) : archiveText(report));
        return EXIT.done;
      }),
    );
}
