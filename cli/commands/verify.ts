import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';
import { invariantsText } from '../text/invariant-report.ts';

const EXPLANATION = `
Reads the whole catalog in one snapshot, changes nothing, and checks the invariants of a catalog that only imports, rollbacks
and locks have written. It may run beside servers and imports. A broken invariant means that something else wrote to the
catalog: the report names the first offenders, and the exit code is 5.

Examples:
  npm run cli -- verify
  npm run --silent cli -- verify --json`;

export function addVerifyCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('verify')
    .description('check the invariants of the stored catalog')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ json }: { json?: true }) =>
      run(async ({ invariants }) => {
        const found = await invariants.verify();
        terminal.out(json ? JSON.stringify(found, null, 2) : invariantsText(found));
        return found.broken > 0 ? EXIT.drift : EXIT.done;
      }),
    );
}
