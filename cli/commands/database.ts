import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import type { DatabaseTools } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

const MIGRATING = `
Run it with the DATABASE_URL of the role that owns the tables. It migrates in one transaction and prints what it applied. A site
may run meanwhile: a migration waits at most 2 s for a lock, then its transaction is rolled back and tried again, ten times in
all. If it fails, it names the migration, and nothing was changed. With ALMA_MIGRATE=never only the commands \`database\` migrate.

Example:
  DATABASE_URL=postgres://alma_owner:…@db/alma npm run cli -- database migrate`;

const GRANTING = `
Run it with the DATABASE_URL of the role that owns the tables, before the first start of the server and before each new version.
It migrates, and lets the other role read and change rows, but not tables. Then start the server with the DATABASE_URL of the
other role. Create that role first: create role alma_app login password '…'

Imports and other commands keep the role that owns the tables.

Example:
  DATABASE_URL=postgres://alma_owner:…@db/alma npm run cli -- database grant alma_app`;

export function addDatabaseCommand(program: Command, tools: DatabaseTools, terminal: Terminal): void {
  const database = program.command('database').description('the tables and roles of the database');
  database
    .command('migrate')
    .description('apply pending migrations')
    .addHelpText('after', MIGRATING)
    .action(async () => {
      const applied = await tools.migrate();
      terminal.out(applied.length === 0 ? 'The tables are up to date.' : `Applied:\n${applied.map((name) => `  ${name}`).join('\n')}`);
      terminal.setExitCode(EXIT.done);
    });
  database
    .command('grant')
    .description('migrate, and let a role serve the site without a right to change tables')
    .argument('<role>', 'database role of the server')
    .addHelpText('after', GRANTING)
    .action(async (role: string) => {
      await tools.grantServing(role);
      terminal.out(`The tables are up to date. ${role} may read and change rows, but not tables.`);
      terminal.setExitCode(EXIT.done);
    });
}
