import { createDatabase } from './adapters/knex/connection.ts';
import { createKnexPorts } from './adapters/knex/index.ts';
import { startEmbedded } from './adapters/postgres/embedded.ts';
import type { Config } from './config.ts';
import { createUseCases, type UseCases } from './use-cases.ts';

export interface BootstrapOptions {
  /** Says what takes its time, for people: "Starting the embedded database". */
  log: (message: string) => void;
  /** What PostgreSQL shows beside our connections: "alma server", "alma cli". */
  applicationName: string;
}

export interface Application {
  useCases: UseCases;
  /** True when the database answers; false when it does not within two seconds. Never throws. */
  isDatabaseReachable(): Promise<boolean>;
  /** Calls back whenever a process has published a new data version, and after each reconnection. */
  onDataVersion(listener: () => void): Promise<void>;
  /** Gives connections back, then stops the embedded database when nobody else uses it. */
  close(): Promise<void>;
}

/** Builds the real adapters and joins them to the use cases; the only place where adapters meet. */
export async function bootstrap(config: Config, { log, applicationName }: BootstrapOptions): Promise<Application> {
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined;
  try {
    const database = await createDatabase({ connection: embedded?.connection ?? config.databaseUrl ?? '', applicationName, log });
    return {
      useCases: createUseCases(createKnexPorts(database.db)),
      isDatabaseReachable: () => database.isReachable(),
      onDataVersion: (listener) => database.onDataVersion(listener),
      async close() {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
