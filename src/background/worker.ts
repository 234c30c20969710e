import { createLogger } from '../adapters/system/logger.ts';
import { bootstrap, type Application } from '../bootstrap.ts';
import { readConfig } from '../config.ts';

/** What every process beside a server does around its work: it reads the configuration, and ends with the server. */
export async function runWorker(
  applicationName: string,
  work: (useCases: Application['useCases'], log: ReturnType<typeof createLogger>) => Promise<void>,
): Promise<void> {
  process.on('disconnect', () => process.exit(0));
  // The server ended while this process was loaded.
  if (!process.connected) process.exit(0);
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const application = await bootstrap(config, { log: (message) => log.info(message), applicationName });
  await work(application.useCases, log);
  await application.close();
  process.disconnect();
}
