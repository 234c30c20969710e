import path from 'node:path';
import { createHttpApp } from './adapters/http/app.ts';
import { createLocalRateLimits } from './adapters/http/request/local-rate-limits.ts';
import { openBuiltSite } from './adapters/http/site/built-site.ts';
import { startServer } from './adapters/http/server.ts';
import { createPictures } from './adapters/images/pictures.ts';
import { createLogger } from './adapters/system/logger.ts';
import { bootstrap, type Application } from './bootstrap.ts';
import { followEvents } from './background/follow-events.ts';
import { startJobs } from './background/jobs.ts';
import { createIdleWork } from './background/idle-work.ts';
import { createSideProcess } from './background/side-process.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { firstAdminHint } from './admin-commands.ts';
import { createCatalogRefresh, loadFirst } from './background/catalog-refresh.ts';

const ROOT = path.join(import.meta.dirname, '..');
const EXIT_FAILED = 1;
/** EX_CONFIG of sysexits.h. */
const EXIT_CONFIG = 78;
const SECRET_IS_LOCAL = 'AUTH_SECRET is not set: sessions from this server are not valid on others, nor without this data folder';
const FORCE_STOP_MS = 9_500;

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

/** Starts all parts. They stop in the reverse order. */
async function serve(application: Application, config: Config, log: Log): Promise<void> {
  const site = await openSite(config);
  await application.useCases.warehouse.prepare();
  const catalogRefresh = await followCatalog(application, log);
  let isDraining = false;
  const authenticator = application.createAuthenticator();
  if (config.databaseUrl !== undefined && config.authSecret === undefined) log.warn(SECRET_IS_LOCAL);
  const idle = createIdleWork((error) => log.error({ error }, 'rendering pages ahead failed; trying again'));
  const app = createHttpApp({
    useCases: application.useCases,
    actAs: application.actAs,
    readiness: { databaseState: () => application.databaseState(), isDraining: () => isDraining },
    log,
    site,
    pictures: createPictures(),
    publicUrl: config.publicUrl,
    operator: config.operator,
    authenticator,
    checkPassword: authenticator.checkPassword,
    limits: application.limits,
    publicReads: createLocalRateLimits(config.rateLimitMultiplier),
    proxyHops: config.proxyHops,
    securityContact: config.securityContact,
    ...(config.pagesAheadBytes > 0 && { ahead: { maxBytes: config.pagesAheadBytes, repeat: idle.repeat } }),
  });
  const server = await startServer(app, config);
  announce(`Alma is ready at ${server.url}`, log);
  if (config.mode === 'development' || process.stdout.isTTY) say(await firstAdminHint(application.useCases));
  const reportProcess = (error: Error) => log.error({ error }, 'a process beside the server failed');
  const [imports, publications] = [createSideProcess('imports', reportProcess), createSideProcess('publications', reportProcess)];
  const jobs = startJobs(application.useCases, log, { imports, publications });
  const stopEvents = await followEvents(
    application.useCases.events,
    (listener) => application.onEvents(listener),
    (error) => log.warn({ error }, 'reading events failed; trying again'),
  );

  stopOnSignal(log, async () => {
    isDraining = true;
    catalogRefresh.stop();
    stopEvents();
    imports.stop();
    publications.stop();
    await Promise.all([server.stop(), jobs.stop(), idle.stop()]);
    await site.close?.();
    await application.close();
  });
}

/** Loads Vite only in development. */
async function openSite(config: Config) {
  if (config.mode !== 'development') return openBuiltSite(path.join(ROOT, 'dist'));
  const { openDevelopmentSite } = await import('./adapters/http/site/development-site.ts');
  return openDevelopmentSite(ROOT);
}

/** Loads the catalog, and what changes of it when any process publishes a version. */
async function followCatalog(application: Application, log: Log) {
  const { useCases } = application;
  const load = async () => {
    const dataVersion = await useCases.refreshCatalog();
    log.info({ dataVersion }, 'catalog loaded');
    useCases.programs.prepare().catch((error: unknown) => log.warn({ error }, 'figures of programs are read when they are needed'));
  };
  const onError = (error: unknown) => log.error({ error }, 'loading the catalog failed; trying again');
  const catalogRefresh = createCatalogRefresh(load, onError);
  await application.onDataVersion(() => catalogRefresh.request());
  await loadFirst(load, onError);
  return catalogRefresh;
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
    setTimeout(() => leave(EXIT_FAILED), FORCE_STOP_MS).unref();
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

/** Terminals get plain text, log collectors a log line. The message appears at every log level. */
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
