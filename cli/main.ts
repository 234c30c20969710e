import { bootstrap } from '../src/bootstrap.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { EXIT } from './exit-codes.ts';
import { runCli } from './program.ts';
import { processTerminal } from './terminal.ts';

try {
  await runCli(process.argv.slice(2), {
    start: () => bootstrap(readConfig(process.env), { log: (message) => processTerminal.err(message), applicationName: 'alma cli' }),
    terminal: processTerminal,
  });
} catch (error) {
  processTerminal.err(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof ConfigError ? EXIT.config : EXIT.failed;
}
