import type { Command } from 'commander';
import { csvOf } from '../../src/domain/shared/csv.ts';
import { ENTRY_COLUMNS } from '../../src/domain/services/entry.ts';
import { EXIT } from '../exit-codes.ts';
import { changesText, faultsText, linksText } from '../text/services-report.ts';
import type { Terminal } from '../terminal.ts';
import type { Run } from '../with-application.ts';
import { writeWhole } from '../write-whole.ts';

const CHECK_EXPLANATION = `
Visits the website of each published service: HEAD first, then GET, at most five redirects and 15 seconds each, one visit of a
host at a time, a second apart. It goes only to http and https addresses of the public internet. A website is dead when its
page is gone, its host is unknown, or two checks in a row failed. Pages that refuse programs count as alive. The site says
which websites did not answer, and the panel lists them. If no website answers at all, nothing is recorded.

Example:
  npm run cli -- services check`;

const IMPORT_EXPLANATION = `
Reads a UTF-8 CSV file in the form of services export, or of the file of the panel: all of its columns in any order, lists
separated by bars. The slug says which service a row is. New slugs are added, other rows replace the values of the stored
service, and services that the file lacks stay. A file with any fault changes nothing, and each fault is named with its line.
Ratings cannot be imported, because they come from reviews.

Examples:
  npm run cli -- services export --out services.csv
  npm run cli -- services import services.csv --dry-run
  npm run cli -- services import services.csv`;

export function addServicesCommand(program: Command, run: Run, terminal: Terminal): void {
  const services = program.command('services').description('the student services: check websites, export and import entries');
  services
    .command('check')
    .description('visit the websites of published services and record which ones are dead')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', CHECK_EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ serviceUpkeep }) => {
        const links = await serviceUpkeep.checkLinks(({ slug, detail }) => {
          if (!json) terminal.err(`${slug}: ${detail === '' ? 'answers' : detail}`);
        });
        terminal.out(json ? JSON.stringify(links, null, 2) : linksText(links));
        return EXIT.done;
      }),
    );
  services
    .command('export')
    .description('write all services as CSV')
    .option('--out <file>', 'target file (default: standard output)')
    .action(({ out }: { out?: string }) =>
      run(async ({ serviceUpkeep }) => {
        const pieces = csvOf(
          ENTRY_COLUMNS,
          (await serviceUpkeep.entries()).map((entry) => ({ ...entry })),
        );
        if (out === undefined) for (const piece of pieces) terminal.write(piece);
        else await writeWhole(out, pieces);
        return EXIT.done;
      }),
    );
  services
    .command('import')
    .description('add and change services from a CSV file')
    .argument('<file>', 'CSV file in the form of services export')
    .option('--dry-run', 'print the changes and write nothing')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', IMPORT_EXPLANATION)
    .action((file: string, { dryRun, json }: { dryRun?: true; json?: true }) =>
      run(async ({ serviceUpkeep }) => {
        const options = { isDryRun: dryRun ?? false };
        const result = await serviceUpkeep.importFile(file, options);
        const isRefused = 'faults' in result;
        if (json) terminal.out(JSON.stringify(isRefused ? result : result.changes, null, 2));
        else if (isRefused) terminal.err(faultsText(result.faults));
        else terminal.out(changesText(result.changes, options));
        return isRefused ? EXIT.threshold : EXIT.done;
      }),
    );
}
