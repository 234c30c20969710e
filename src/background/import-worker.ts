import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../adapters/system/logger.ts';
import { bootstrap } from '../bootstrap.ts';
import { readConfig } from '../config.ts';

/**
 * The process that does the steps of import jobs. Reading a workbook takes its thread for half a second at a time, and an import takes 300 MB:
 * the server keeps both free for its visitors. It ends when nothing has waited for a minute, and with the server.
 */
const IDLE_MS = 60_000;
const LOOK_MS = 250;
const AFTER_ERROR_MS = 2_000;

process.on('disconnect', () => process.exit(0));

const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const application = await bootstrap(config, { log: (message) => log.info(message), applicationName: 'alma imports' });
const { jobWork } = application.useCases;

for (let last = Date.now(); Date.now() - last < IDLE_MS;) {
  try {
    if (await jobWork.work()) last = Date.now();
    else await sleep(LOOK_MS);
  } catch (error) {
    log.error({ error }, 'a step of an import failed');
    last = Date.now();
    await sleep(AFTER_ERROR_MS);
  }
}
await application.close();
process.disconnect();
