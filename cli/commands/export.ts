import { Argument, Option, type Command } from 'commander';
import { BULK_FILES } from '../../src/domain/dictionary/bulk-files.ts';
import { DomainError } from '../../src/domain/shared/domain-error.ts';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';
import { writeWhole } from '../write-whole.ts';

const EXPLANATION = `
Writes the files that the site serves at /data: every open college, their degrees and certificates by program, the source of every
value, every figure of former years, or the files of every import. They omit values that we may not redistribute, and staff texts. Rates are fractions from 0 to 1, money is whole US
dollars, a missing value is an empty cell (null in ndjson). Only colleges are available as ndjson.

Examples:
  npm run -s cli -- export colleges --format ndjson > colleges.ndjson
  npm run cli -- export receipts --out receipts.csv`;

interface Options {
  format: string;
  out?: string;
}

export function addExportCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('export')
    .description('export the catalog as CSV or JSON lines')
    .addArgument(new Argument('<what>').choices(['colleges', 'programs', 'receipts', 'history', 'imports']))
    .addOption(new Option('--format <format>', 'file format').choices(['csv', 'ndjson']).default('csv'))
    .option('--out <file>', 'target file (default: standard output)')
    .addHelpText('after', EXPLANATION)
    .action((what: string, { format, out }: Options) =>
      run(async ({ colleges, dictionary }) => {
        const file = BULK_FILES.find((name) => name === `${what}.${format}`);
        if (!file) throw new DomainError('invalid', 'export.format', `${what} is available as csv only.`);
        await colleges.refresh();
        const pieces = dictionary.textOf(file);
        if (out === undefined) for await (const piece of pieces) terminal.write(piece);
        else await writeWhole(out, pieces);
        return EXIT.done;
      }),
    );
}
