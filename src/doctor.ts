import path from 'node:path';
import { createDatabase, type Connection, type Database } from './adapters/knex/connection.ts';
import { inspectDatabase, reasonUnreachable } from './adapters/knex/inspect-database.ts';
import { createKnexPorts } from './adapters/knex/index.ts';
import { isEmbeddedMade, startEmbedded } from './adapters/postgres/embedded.ts';
import { systemClock } from './adapters/system/clock.ts';
import { createMachine } from './adapters/system/machine.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createSources } from './domain/downloads/freshness.use-cases.ts';
import { createDoctor } from './domain/doctor/doctor.use-cases.ts';
import type { DatabaseFacts, SourceAge, WarehouseFacts } from './domain/doctor/installation-facts.ts';
import type { Finding } from './domain/doctor/findings.ts';
import { warehouseOf } from './warehouse-of.ts';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Examines an installation that may be unable to start. Unlike `bootstrap`, it works without a valid configuration or a database, and
 * runs no migration. It starts a stopped embedded database for the duration of the check.
 */
export function examine(environment: NodeJS.ProcessEnv, log: (message: string) => void): Promise<Finding[]> {
  const configuration = configurationOf(environment);
  const { dataDir } = 'config' in configuration ? configuration.config : readConfig({ ALMA_DATA_DIR: environment['ALMA_DATA_DIR'] });
  const doctor = createDoctor({
    machine: createMachine({ root: ROOT, dataDir }),
    configuration: 'config' in configuration ? { settings: settingsOf(configuration.config) } : configuration,
    inspectDatabase: () => ('config' in configuration ? databaseFacts(configuration.config, log) : Promise.resolve({ state: 'absent' })),
    inspectWarehouse: () =>
      'config' in configuration
        ? warehouseFacts(configuration.config)
        : Promise.resolve({ engine: 'none', missing: [], missingToPublish: [] }),
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

const settingsOf = ({ mode, databaseUrl, mail, authSecret, operator }: Config) => ({
  mode,
  database: databaseUrl === undefined ? ('embedded' as const) : ('external' as const),
  mail: mail.transport,
  hasSecret: authSecret !== undefined,
  missingOperator: (['name', 'address', 'contact'] as const)
    .filter((part) => operator[part] === undefined)
    .map((part) => `OPERATOR_${part.toUpperCase()}`),
});

async function warehouseFacts(config: Config): Promise<WarehouseFacts> {
  const warehouse = warehouseOf(config);
  try {
    const missing = await warehouse.missing('query');
    const missingToPublish = missing.length > 0 ? [] : await warehouse.missing('publish');
    return { engine: warehouse.engine, missing, missingToPublish };
  } finally {
    await warehouse.close();
  }
}

async function databaseFacts({ databaseUrl, dataDir }: Config, log: (message: string) => void): Promise<DatabaseFacts> {
  if (databaseUrl !== undefined)
    return factsOf(databaseUrl).catch((error: unknown) => ({ state: 'unreachable', why: reasonUnreachable(error) }));
  if (!isEmbeddedMade(dataDir)) return { state: 'absent' };
  try {
    const embedded = await startEmbedded({ dataDir, log });
    return await factsOf(embedded.connection).finally(() => embedded.stop());
  } catch (error) {
    // The embedded database uses a private socket, so its messages contain no secret.
    return { state: 'unreachable', why: error instanceof Error ? error.message : String(error) };
  }
}

async function factsOf(connection: Connection): Promise<DatabaseFacts> {
  const db = createDatabase(connection, { applicationName: 'alma doctor' });
  try {
    const { catalog, ...rest } = await inspectDatabase(db);
    return { ...rest, catalog: catalog && { ...catalog, sources: await readSources(db) } };
  } finally {
    await db.destroy();
  }
}

async function readSources(db: Database): Promise<SourceAge[]> {
  const overview = await createSources({ ledger: createKnexPorts(db).imports.ledger, clock: systemClock }).overview();
  return overview.map(({ source, state, loaded: [last], ageDays, action }) => {
    return { source, state, year: last?.year ?? null, runId: last?.runId ?? null, ageDays, action };
  });
}
