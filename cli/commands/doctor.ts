import type { Command } from 'commander';
import { doctorExitCode, doctorJson, doctorText } from '../text/doctor-report.ts';
import type { CliDependencies } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Checks Node, the built site, the data folder, the configuration, email, the database with its schema and catalog, the import
lock and the age of every source. It changes nothing: it does not migrate, and it starts a stopped embedded database only
for the check. It also works when Alma cannot start. It never prints values of variables.

Exits with 0 without faults (warnings are allowed), with 78 if the configuration is wrong, otherwise with 1.

Examples:
  npm run cli -- doctor
  npm run --silent cli -- doctor --json`;

export function addDoctorCommand(program: Command, examine: NonNullable<CliDependencies['examine']>, terminal: Terminal): void {
  program
    .command('doctor')
    .description('check this machine and installation, and advise on repairs')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', EXPLANATION)
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine();
      terminal.out(json ? doctorJson(findings) : doctorText(findings));
      terminal.setExitCode(doctorExitCode(findings));
    });
}
