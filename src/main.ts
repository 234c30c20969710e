import path from 'node:path';
import { createHttpApp } from './adapters/http/app.ts';
import { createLocalLimits } from './adapters/http/request/local-limits.ts';
import { openBuiltSite } from './adapters/http/site/built-site.ts';
import { startServer } from './adapters/http/server.ts';
import { createPictures } from './adapters/images/pictures.ts';
import { createLogger } from './adapters/system/logger.ts';
import { bootstrap, type Application } from './bootstrap.ts';
import { startChores } from './background/jobs.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { firstAdminHint } from './first-admin.ts';
import { createRefresher } from './background/catalog-refresh.ts';

const ROOT = path.join(import.meta.dirname, '..');
const EXIT_FAILED = 1;
/** sysexits.h: the configuration is at fault. */
const EXIT_CONFIG = 78;
const SECRET_IS_LOCAL =
  'AUTH_SECRET is not set: whoever signs in here is known to no other server of this database, and to none without this data folder';
const FORCED_AFTER_MS = 9_500;
/** Those who wait for pages come first. */
const UNHURRIED_MS = 5_000;

type Log = ReturnType<typeof createLogger>;

await main();

async function main(): Promise<void> {
  const config = configOrExit();
  const log = createLogger(config.logLevel);
  try {
    await run(config, log);
  } catch (error) {
    log.fatal({ error }, 'could not start');
    process.stderr.write(`Alma could not start: ${reasonOf(error, config)}\n`);
    process.exit(EXIT_FAILED);
  }
}

async function run(config: Config, log: Log): Promise<void> {
  const application = await bootstrap(config, {
    log: (message) => log.info(message),
    applicationName: 'alma server',
    ...(config.mode === 'development' && { printMail: say }),
  });
  try {
    await serve(application, config, log);
  } catch (error) {
    await application.close();
    throw error;
  }
}

/** Starts everything, in the order in which it will be stopped backwards. */
async function serve(application: Application, config: Config, log: Log): Promise<void> {
  const site = await openSite(config);
  const refresher = await followCatalog(application, log);
  let isDraining = false;
  const door = application.openDoor();
  if (config.databaseUrl !== undefined && config.authSecret === undefined) log.warn(SECRET_IS_LOCAL);
  const app = createHttpApp({
    useCases: application.useCases,
    readiness: { isDatabaseReachable: () => application.isDatabaseReachable(), isDraining: () => isDraining },
    log,
    site,
    pictures: createPictures(),
    publicUrl: config.publicUrl,
    gatekeeper: door,
    checkPassword: door.checkPassword,
    limits: application.limits,
    publicReads: createLocalLimits(config.rateLimitMultiplier),
    proxyHops: config.proxyHops,
    securityContact: config.securityContact,
  });
  const server = await startServer(app, config);
  announce(`Alma is ready at ${server.url}`, log);
  if (config.mode === 'development' || process.stdout.isTTY) say(await firstAdminHint(application.useCases));
  const worker = startChores(application.useCases, log);

  stopOnSignal(log, async () => {
    isDraining = true;
    refresher.stop();
    await Promise.all([server.stop(), worker.stop()]);
    await site.close?.();
    await application.close();
  });
}

/** Vite is only loaded where it is needed. */
async function openSite(config: Config) {
  if (config.mode !== 'development') return openBuiltSite(path.join(ROOT, 'dist'));
  const { openDevelopmentSite } = await import('./adapters/http/site/development-site.ts');
  return openDevelopmentSite(ROOT);
}

/** Loads the catalog, then again whenever any process publishes another version of it. */
async function followCatalog(application: Application, log: Log) {
  const { useCases } = application;
  const load = async () => {
    const dataVersion = await useCases.colleges.refresh();
    useCases.rankings.prepare();
    useCases.matching.prepare();
    log.info({ dataVersion }, 'catalog loaded');
    setTimeout(() => void prepareFiles(useCases, log), UNHURRIED_MS).unref();
  };
  const refresher = createRefresher(load, (error) => log.error({ error }, 'the catalog could not be loaded; trying again'));
  await application.onDataVersion(() => refresher.ask());
  await load();
  return refresher;
}

/** Makes what /data offers before anybody asks; what fails here is tried again when somebody does. */
async function prepareFiles({ dictionary }: Application['useCases'], log: Log): Promise<void> {
  try {
    await dictionary.prepare();
  } catch (error) {
    log.warn({ error }, 'the files of the data could not be made beforehand');
  }
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const leave = (code: number): never => {
    process.exit(code);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) leave(EXIT_FAILED);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => leave(EXIT_FAILED), FORCED_AFTER_MS).unref();
    stop().then(
      () => leave(0),
      (error: unknown) => {
        log.error({ error }, 'could not stop cleanly');
        leave(EXIT_FAILED);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** People read the terminal, machines read the log; where it is said must not depend on how much is logged. */
function announce(message: string, log: Log): void {
  if (process.stdout.isTTY || !log.isLevelEnabled('info')) process.stdout.write(`${message}\n`);
  else log.info(message);
}

function say(text: string): void {
  process.stdout.write(text);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG);
  }
}

function reasonOf(error: unknown, { host, port }: Config): string {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return `port ${port} of ${host} is in use. Set PORT to a free one.`;
  return error instanceof Error ? error.message : String(error);
}
