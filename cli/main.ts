import { bootstrap } from '../src/bootstrap.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { examine } from '../src/doctor.ts';
import { EXIT } from './exit-codes.ts';
import { runCli } from './program.ts';
import { processTerminal } from './terminal.ts';

try {
  await runCli(process.argv.slice(2), {
    start: () => bootstrap(readConfig(process.env), { log: (message) => processTerminal.err(message), applicationName: 'alma cli' }),
    examine: () => examine(process.env, (message) => processTerminal.err(message)),
    terminal: processTerminal,
  });
} catch (error) {
  processTerminal.err(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof ConfigError ? EXIT.config : EXIT.failed;
}
