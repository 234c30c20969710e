import type { Command } from 'commander';
import { doctorExitCode, doctorText } from '../text/doctor-report.ts';
import type { CliDependencies } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Looks at Node, the built site, the data folder, the configuration, mail, the database with its schema and catalog, the
import lock and the age of every source. Nothing is changed: the schema stays as it is, and an embedded database that
stands still is started for the moment. It also answers where Alma cannot start. Values of variables are never printed.

Ends with 0 where there is no fault, warnings or not; with 78 where the configuration has to be corrected; else with 1.

Examples:
  npm run cli -- doctor
  npm run --silent cli -- doctor --json`;

export function addDoctorCommand(program: Command, examine: NonNullable<CliDependencies['examine']>, terminal: Terminal): void {
  program
    .command('doctor')
    .description('say whether this machine and installation are fit, and what to do where they are not')
    .option('--json', 'print what was found as JSON, and nothing else, on standard output')
    .addHelpText('after', EXPLANATION)
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine();
      terminal.out(json ? JSON.stringify(findings, null, 2) : doctorText(findings));
      terminal.setExitCode(doctorExitCode(findings));
    });
}
