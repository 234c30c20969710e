import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { CliDependencies } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

const EXPLANATION = `
Run it with the DATABASE_URL of the role that owns the tables, before the first start of the server and before each new version.
It migrates, and lets the other role read and change rows, but not tables. Then start the server with the DATABASE_URL of the
other role. Create that role first: create role alma_app login password '…'

Imports and other commands keep the role that owns the tables.

Example:
  DATABASE_URL=postgres://alma_owner:…@db/alma npm run cli -- database grant alma_app`;

export function addDatabaseCommand(program: Command, grant: NonNullable<CliDependencies['grantServing']>, terminal: Terminal): void {
  program
    .command('database')
    .description('the roles of the database')
    .command('grant')
    .description('migrate, and let a role serve the site without a right to change tables')
    .argument('<role>', 'database role of the server')
    .addHelpText('after', EXPLANATION)
    .action(async (role: string) => {
      await grant(role);
      terminal.out(`The tables are up to date. ${role} may read and change rows, but not tables.`);
      terminal.setExitCode(EXIT.done);
    });
}
