import type { Command } from 'commander';
import { countText } from '../../../src/domain/colleges/display.ts';
import type { DefinitionReport } from '../../../src/domain/definitions/definitions.use-cases.ts';
import { EXIT } from '../../exit-codes.ts';
import { toRemark } from '../../options.ts';
import { tableText } from '../../text/table.ts';
import type { Terminal } from '../../terminal.ts';
import type { Run } from '../../with-application.ts';

const EXPLANATION = `
Imports the official definitions of families and programs from one file, as CSV or zip: CIPCode2020 of the National Center for
Education Statistics (keep the published name: it has the year). The definitions replace all stored ones, or nothing changes.
The command also compares the official titles that Alma uses with those of the file, and lists the ones that differ. It changes
no title. The same file again is "unchanged". This is no run: it changes no college, so runs does not list it.

Examples:
  npm run cli -- import definitions ~/cip/CIPCode2020.csv.zip --dry-run
  npm run cli -- import definitions ~/cip/CIPCode2020.csv --obtained-from "a copy on GitHub"`;

interface Options {
  dryRun?: true;
  json?: true;
  obtainedFrom?: string;
}

/** Adds `import definitions` to the command that imports sources. */
export function addDefinitionsImport(command: Command, run: Run, terminal: Terminal): void {
  command
    .command('definitions')
    .description('import the official definitions of families and programs')
    .argument('<file>', 'the file CIPCode2020')
    .option('--dry-run', 'read and check the file, and write nothing')
    .option('--json', 'print only JSON on standard output')
    .option('--obtained-from <text>', 'where the file comes from, as "a copy on GitHub"', toRemark)
    .addHelpText('after', EXPLANATION)
    .action((path: string, { dryRun, json, obtainedFrom }: Options) =>
      run(async ({ definitions }) => {
        const report = await definitions.import({ path, isDryRun: dryRun ?? false, obtainedFrom: obtainedFrom ?? null });
        terminal.out(json ? JSON.stringify(report, null, 2) : textOf(report));
        return EXIT.done;
      }),
    );
}

const OUTCOMES: Readonly<Record<DefinitionReport['status'], string>> = {
  succeeded: 'They replace all stored definitions.',
  unchanged: 'Nothing changed: this file is applied already.',
  'dry-run': 'Nothing was changed: this was a dry run.',
};

/** The file, the titles that differ, and what became of it. */
function textOf({ status, file, definitions, others, missing }: DefinitionReport): string {
  return [
    `${file.file}, edition of ${file.edition}, ${countText(file.rows)} rows: ${countText(definitions)} definitions of codes that colleges report.`,
    ...(missing.length > 0 ? [`The file lacks these codes that colleges report: ${missing.join(', ')}.`] : []),
    ...(others.length > 0
      ? ['', tableText(['Code', 'Title in Alma', 'Title in the file'], others.map(({ cip, vocabulary, file: title }) => [cip, vocabulary, title]))] // prettier-ignore
      : ['All titles are those of the file.']),
    OUTCOMES[status],
  ].join('\n');
}
