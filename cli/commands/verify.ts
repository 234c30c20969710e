import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';
import { verificationText } from '../text/invariant-report.ts';

const EXPLANATION = `
Reads the whole catalog, in one snapshot and without changing anything, and tries what holds of every catalog that only
imports, rollbacks and locks have written. It may run while servers and imports do. Where something is broken, somebody or
something else has written: the first offenders are named, and the command ends with 5.

Examples:
  npm run cli -- verify
  npm run --silent cli -- verify --json`;

export function addVerifyCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('verify')
    .description('try the invariants of the stored catalog')
    .option('--json', 'print what was found as JSON, and nothing else, on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ verification }) => {
        const found = await verification.verify();
        terminal.out(json ? JSON.stringify(found, null, 2) : verificationText(found));
        return found.broken > 0 ? EXIT.drift : EXIT.done;
      }),
    );
}
