import path from 'node:path';
import { createDatabase } from './adapters/knex/connection.ts';
import { readCondition, whyUnreachable } from './adapters/knex/condition.ts';
import { createKnexPorts } from './adapters/knex/index.ts';
import { isEmbeddedMade, startEmbedded } from './adapters/postgres/embedded.ts';
import { systemClock } from './adapters/system/clock.ts';
import { createMachine } from './adapters/system/machine.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createSources } from './domain/downloads/freshness.use-cases.ts';
import { createDoctor } from './domain/health/doctor.use-cases.ts';
import type { DatabaseFacts, SourceAge } from './domain/health/installation-facts.ts';
import type { Finding } from './domain/health/findings.ts';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Examines an installation that may be unable to start: unlike `bootstrap` it needs no valid configuration and no database, and brings
 * nothing up to date. An embedded database that stands still is started for the moment.
 */
export function examine(environment: NodeJS.ProcessEnv, log: (message: string) => void): Promise<Finding[]> {
  const configuration = configurationOf(environment);
  const { dataDir } = 'config' in configuration ? configuration.config : readConfig({ ALMA_DATA_DIR: environment['ALMA_DATA_DIR'] });
  const doctor = createDoctor({
    machine: createMachine({ root: ROOT, dataDir }),
    configuration: 'config' in configuration ? { settings: settingsOf(configuration.config) } : configuration,
    lookAtDatabase: () => ('config' in configuration ? lookAtDatabase(configuration.config, log) : Promise.resolve({ state: 'absent' })),
  });
  return doctor.examine();
}

function configurationOf(environment: NodeJS.ProcessEnv): { config: Config } | { faults: readonly string[] } {
  try {
    return { config: readConfig(environment) };
  } catch (error) {
    if (error instanceof ConfigError) return { faults: error.faults };
    throw error;
  }
}

const settingsOf = ({ mode, databaseUrl, mail, authSecret }: Config) => ({
  mode,
  database: databaseUrl === undefined ? ('embedded' as const) : ('external' as const),
  mail: mail.transport,
  hasSecret: authSecret !== undefined,
});

async function lookAtDatabase({ databaseUrl, dataDir }: Config, log: (message: string) => void): Promise<DatabaseFacts> {
  if (databaseUrl !== undefined)
    return conditionOf(databaseUrl).catch((error: unknown) => ({ state: 'unreachable', why: whyUnreachable(error) }));
  if (!isEmbeddedMade(dataDir)) return { state: 'absent' };
  try {
    const embedded = await startEmbedded({ dataDir, log });
    return await conditionOf(embedded.connection).finally(() => embedded.stop());
  } catch (error) {
    // It is our own, on a private socket: nothing it says is secret.
    return { state: 'unreachable', why: error instanceof Error ? error.message : String(error) };
  }
}

async function conditionOf(connection: Parameters<typeof createDatabase>[0]): Promise<DatabaseFacts> {
  const db = createDatabase(connection, { applicationName: 'alma doctor' });
  try {
    const { catalog, ...rest } = await readCondition(db);
    return { ...rest, catalog: catalog && { ...catalog, sources: await readSources(db) } };
  } finally {
    await db.destroy();
  }
}

async function readSources(db: ReturnType<typeof createDatabase>): Promise<SourceAge[]> {
  const overview = await createSources({ ledger: createKnexPorts(db).dataSync.ledger, clock: systemClock }).overview();
  return overview.map(({ source, state, loaded: [last], ageDays, command }) => {
    return { source, state, year: last?.year ?? null, runId: last?.runId ?? null, ageDays, command };
  });
}
