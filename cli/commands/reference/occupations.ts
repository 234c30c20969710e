import type { Command } from 'commander';
import { countText } from '../../../src/domain/colleges/display.ts';
import type { OccupationReport } from '../../../src/domain/occupations/occupations.use-cases.ts';
import { EXIT } from '../../exit-codes.ts';
import { toRemark } from '../../options.ts';
import { tableText } from '../../text/table.ts';
import type { Terminal } from '../../terminal.ts';
import type { Run } from '../../with-application.ts';

const EXPLANATION = `
Imports the occupations that programs are related to, with their wages and outlook, from three files, as CSV or zip:
  the crosswalk of programs and occupations, CIP2020_SOC2018_Crosswalk, of the National Center for Education Statistics;
  the national wages, such as national_M2025_dl, of the Bureau of Labor Statistics (keep the published name: it has the year);
  table 1.2 of the Employment Projections of the Bureau of Labor Statistics.
Alma recognizes each file by its columns. All three are needed, because a new edition of one may have other occupations. They
replace all stored occupations, or nothing changes: a damaged or short file, one faulty row, or an edition before the stored
one is refused. The same files again are "unchanged". They are no run: they change no college, so runs does not list them.

Examples:
  npm run cli -- import occupations ~/bls/*.zip ~/cip/CIP2020_SOC2018_Crosswalk.csv.zip --dry-run
  npm run cli -- import occupations ~/occupations --obtained-from "a copy on GitHub"`;

interface Options {
  dryRun?: true;
  json?: true;
  obtainedFrom?: string;
}

/** Adds `import occupations` to the command that imports sources. */
export function addOccupationsImport(command: Command, run: Run, terminal: Terminal): void {
  command
    .enablePositionalOptions()
    .helpCommand(false)
    .command('occupations')
    .description('import occupations related to majors, with wages and outlook')
    .argument('<files...>', 'the three files, or folders with them')
    .option('--dry-run', 'read and check the files, and write nothing')
    .option('--json', 'print only JSON on standard output')
    .option('--obtained-from <text>', 'where the files come from, as "a copy on GitHub"', toRemark)
    .addHelpText('after', EXPLANATION)
    .action((paths: string[], { dryRun, json, obtainedFrom }: Options) =>
      run(async ({ occupations }) => {
        const report = await occupations.import({ paths, isDryRun: dryRun ?? false, obtainedFrom: obtainedFrom ?? null });
        terminal.out(json ? JSON.stringify(report, null, 2) : textOf(report));
        return EXIT.done;
      }),
    );
}

const OUTCOMES: Readonly<Record<OccupationReport['status'], string>> = {
  succeeded: 'They replace all stored occupations.',
  unchanged: 'Nothing changed: these files are applied already.',
  'dry-run': 'Nothing was changed: this was a dry run.',
};

/** The files, what they give, and what became of it. */
function textOf({ status, files, occupations, links, withoutWage }: OccupationReport): string {
  const rows = files.map(({ table, file, edition, rows: count }) => [table, file, edition, countText(count)]);
  const counts = `${countText(occupations)} occupations, ${countText(withoutWage)} without a median wage, and ${countText(links)} links to programs.`;
  return `${tableText(['Table', 'File', 'Edition', 'Rows'], rows, 3)}\n\n${counts}\n${OUTCOMES[status]}`;
}
