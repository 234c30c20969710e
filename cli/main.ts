import { bootstrap } from '../src/bootstrap.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { examine } from '../src/doctor.ts';
import { EXIT } from './exit-codes.ts';
import { runCli } from './program.ts';
import { processTerminal } from './terminal.ts';

const start = () => bootstrap(readConfig(process.env), { log: (message) => processTerminal.err(message), applicationName: 'alma cli' });

async function grantServing(role: string): Promise<void> {
  const application = await start();
  await application.grantServing(role).finally(() => application.close());
}

try {
  await runCli(process.argv.slice(2), {
    start,
    grantServing,
    examine: () => examine(process.env, (message) => processTerminal.err(message)),
    terminal: processTerminal,
  });
} catch (error) {
  processTerminal.err(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof ConfigError ? EXIT.config : EXIT.failed;
}
