import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../run.ts';
import { archiveText } from '../report.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Writes catalogue.csv.gz (a college a line, sorted by UNITID) and catalogue.json (sources, years, releases, method and the
receipt of every value). An empty database loads them at its first start. Only values of federal sources leave the
database, never what staff wrote. The same catalogue gives the same bytes.

Example:
  npm run cli -- catalogue export --dir seeds`;

export function addCatalogueCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('catalogue')
    .description('the catalogue as a whole')
    .command('export')
    .description('write the catalogue as seed files')
    .option('--dir <folder>', 'where to', 'seeds')
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', EXPLANATION)
    .action(({ dir, json }: { dir: string; json?: true }) =>
      run(async ({ dataSync }) => {
        const report = await dataSync.exportCatalogue(dir);
        terminal.out(json ? JSON.stringify(report, null, 2) : archiveText(report));
        return EXIT.done;
      }),
    );
}
