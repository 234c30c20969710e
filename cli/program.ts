import { Command, CommanderError } from 'commander';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { addAuditCommand } from './commands/audit.ts';
import { addBigqueryCommand } from './commands/bigquery.ts';
import { addCatalogCommand } from './commands/catalog.ts';
import { addCheckCommand } from './commands/check.ts';
import { addDatabaseCommand } from './commands/database.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addExportCommand } from './commands/export.ts';
import { addImportCommand } from './commands/import.ts';
import { addLocksCommand } from './commands/locks.ts';
import { addMatchCommand } from './commands/match.ts';
import { addRankCommand } from './commands/rank.ts';
import { addRunsCommand } from './commands/runs.ts';
import { addScheduleCommand } from './commands/schedule.ts';
import { addScoresCommand } from './commands/scores.ts';
import { addServicesCommand } from './commands/services.ts';
import { addSourcesCommand } from './commands/sources.ts';
import { addUserCommand } from './commands/user.ts';
import { addVerifyCommand } from './commands/verify.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { operatorName } from './operator.ts';
import { messageWithRemedies } from './text/remedies.ts';
import type { CliDependencies, Run } from './with-application.ts';
import type { Terminal } from './terminal.ts';

const ABOUT = `Import federal data into the catalog, export the catalog, and manage accounts and services.

Commands use the database of DATABASE_URL, or the embedded one in ALMA_DATA_DIR (.data). They migrate its schema first,
unless ALMA_MIGRATE is never. A running server loads a changed catalog without a restart.`;

/** Columns. The explanations are wrapped at this width. */
const HELP_WIDTH = 120;

const EXIT_CODES = `
Exit codes:
  0   done, or nothing to do
  1   failed; nothing changed
  2   wrong usage: an unknown option, a missing file, a file of another year, or a weak password
  3   too many rejected rows, a fault in a file of services, too many lost or changed rows or values, or a query over a limit;
      nothing changed
  4   the columns of a table are missing, repeated or not in line 1; nothing changed
  5   stored data is wrong: scores (scores recompute --check) or an invariant (verify)
  75  another process writes the catalog, for instance an import, or holds a table that a migration changes; nothing changed,
      try again later
  78  the configuration is wrong`;

/** Parses the arguments, runs the command and sets the exit code. Throws only for unknown errors. */
export async function runCli(args: readonly string[], dependencies: CliDependencies): Promise<void> {
  const { terminal } = dependencies;
  const program = new Command('alma')
    .description(ABOUT)
    .usage('<command> [options]')
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    // An option behind a command is its own, also where the command above has one of the same name.
    .enablePositionalOptions()
    .configureOutput({
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    });
  const run: Run = async (work) => {
    const application = await dependencies.start();
    try {
      const { useCases, actAs } = application;
      const origin = { actor: `operator ${operatorName()}`, network: '' } as const;
      terminal.setExitCode(await (actAs ? actAs(origin, () => work(useCases)) : work(useCases)));
    } finally {
      await application.close();
    }
  };
  addAuditCommand(program, run, terminal);
  addBigqueryCommand(program, run, terminal);
  addCheckCommand(program, run, terminal);
  addImportCommand(program, run, terminal);
  addCatalogCommand(program, run, terminal);
  if (dependencies.database) addDatabaseCommand(program, dependencies.database, terminal);
  if (dependencies.examine) addDoctorCommand(program, dependencies.examine, terminal);
  addExportCommand(program, run, terminal);
  addLocksCommand(program, run, terminal);
  addMatchCommand(program, run, terminal);
  addRankCommand(program, run, terminal);
  addRunsCommand(program, run, terminal);
  addScheduleCommand(program, terminal);
  addScoresCommand(program, run, terminal);
  addServicesCommand(program, run, terminal);
  addSourcesCommand(program, run, terminal);
  addUserCommand(program, run, terminal);
  addVerifyCommand(program, run, terminal);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) terminal.setExitCode(error.exitCode === 0 ? EXIT.done : EXIT.usage);
    else if (error instanceof DomainError) fail(error, terminal);
    else throw error;
  }
}

function fail(error: DomainError, terminal: Terminal): void {
  terminal.err(messageWithRemedies(error));
  terminal.setExitCode(exitCodeOf(error));
}
