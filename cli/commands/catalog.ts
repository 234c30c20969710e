import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { archiveText } from '../text/import-report.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Writes catalog.csv.gz (a college a line, sorted by UNITID) and catalog.json (sources, years, releases, method and the
receipt of every value). An empty database loads them at its first start. Only values of federal sources leave the
database, never what staff wrote. The same catalog gives the same bytes.

Example:
  npm run cli -- catalog export --dir seeds`;

export function addCatalogCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('catalog')
    .description('the catalog as a whole')
    .command('export')
    .description('write the catalog as seed files')
    .option('--dir <folder>', 'where to', 'seeds')
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', EXPLANATION)
    .action(({ dir, json }: { dir: string; json?: true }) =>
      run(async ({ dataSync }) => {
        const report = await dataSync.exportCatalog(dir);
        terminal.out(json ? JSON.stringify(report, null, 2) : archiveText(report));
        return EXIT.done;
      }),
    );
}
