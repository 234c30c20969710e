import { bootstrap } from '../src/bootstrap.ts';
import { ConfigError, readConfig, type Config } from '../src/config.ts';
import { examine } from '../src/doctor.ts';
import { EXIT } from './exit-codes.ts';
import { runCli } from './program.ts';
import { processTerminal } from './terminal.ts';
import type { CliDependencies } from './with-application.ts';

const start = (own: Partial<Config> = {}) =>
  bootstrap({ ...readConfig(process.env), ...own }, { log: (message) => processTerminal.err(message), applicationName: 'alma cli' });

/** The commands that are for migrations, also with ALMA_MIGRATE=never. */
const database: CliDependencies['database'] = {
  async migrate() {
    const application = await start({ migratesAtStart: true });
    await application.close();
    return application.migrated;
  },
  async grantServing(role) {
    const application = await start({ migratesAtStart: true });
    await application.grantServing(role).finally(() => application.close());
  },
};

try {
  await runCli(process.argv.slice(2), {
    start: () => start(),
    database,
    examine: () => examine(process.env, (message) => processTerminal.err(message)),
    terminal: processTerminal,
  });
} catch (error) {
  processTerminal.err(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof ConfigError ? EXIT.config : EXIT.failed;
}
