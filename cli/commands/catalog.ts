import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { closuresText } from '../text/closures-table.ts';
import { nicknamesText } from '../text/nicknames-table.ts';
import { archiveText } from '../text/import-report.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Writes catalog.csv.gz (one college per line, sorted by UNITID), history.csv.gz (their figures by year), catalog.json (sources,
years, releases, method and the provenance of every value), occupations.json.gz (occupations related to majors) and
definitions.json.gz (official definitions of programs). An empty database loads them on its first start. The files contain only
values of federal sources, never staff values. The same catalog gives the same bytes.

Example:
  npm run cli -- catalog export --dir seeds`;

const CLOSURES_EXPLANATION = `
Colleges that closed or merged while the newest directory of IPEDS still lists them as open. An entry loses its effect when the
directory of a year after the closure lists the college as open. Staff edit the entries in the panel; servers follow at once.

Example:
  npm run cli -- catalog closures`;

const NICKNAMES_EXPLANATION = `
Texts by which people know a college or a group of colleges. Each entry has the colleges that it means, most used first, and the
reason to believe it. Entries of colleges that the catalog lacks are named. Staff edit the entries in the panel; servers follow at once.

Example:
  npm run cli -- catalog nicknames`;

export function addCatalogCommand(program: Command, run: Run, terminal: Terminal): void {
  const catalog = program.command('catalog').description('the whole catalog');
  catalog
    .command('closures')
    .description('list the closures that staff know')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', CLOSURES_EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ colleges }) => {
        await colleges.refresh();
        const closures = colleges.closures();
        terminal.out(json ? JSON.stringify(closures, null, 2) : closuresText(closures));
        return EXIT.done;
      }),
    );
  catalog
    .command('nicknames')
    .description('list the nicknames that staff keep')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', NICKNAMES_EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ colleges }) => {
        await colleges.refresh();
        const nicknames = colleges.nicknames();
        terminal.out(json ? JSON.stringify(nicknames, null, 2) : nicknamesText(nicknames));
        return EXIT.done;
      }),
    );
  catalog
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
