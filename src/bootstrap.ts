import { connectionOf, createDatabase } from './adapters/knex/connection.ts';
import { createKnexPorts } from './adapters/knex/index.ts';
import { DATA_VERSION_CHANNEL } from './adapters/knex/ledger.ts';
import { listen } from './adapters/knex/listen.ts';
import { migrateAndSeed } from './adapters/knex/migrate.ts';
import { startEmbedded } from './adapters/postgres/embedded.ts';
import { createSourceReader } from './adapters/sources/index.ts';
import { systemClock } from './adapters/system/clock.ts';
import { createZipLocator } from './adapters/system/zips.ts';
import type { Config } from './config.ts';
import { createUseCases, type UseCases } from './use-cases.ts';

const DATABASE_MUST_ANSWER_IN_MS = 2_000;

export interface BootstrapOptions {
  /** Says what takes its time, for people: "starting the embedded database". */
  log: (message: string) => void;
  /** What PostgreSQL shows beside our connections: "alma server", "alma cli". */
  applicationName: string;
}

export interface Application {
  useCases: UseCases;
  /** Never throws. */
  isDatabaseReachable(): Promise<boolean>;
  /** Calls back whenever a process has published a new data version, and after each reconnection. */
  onDataVersion(listener: () => void): Promise<void>;
  /** Gives connections back, then stops the embedded database when nobody else uses it. */
  close(): Promise<void>;
}

/** Builds the real adapters and joins them to the use cases; the only place where adapters meet. */
export async function bootstrap(config: Config, { log, applicationName }: BootstrapOptions): Promise<Application> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined;
    if (embedded) closing.push(() => embedded.stop());
    const db = createDatabase(embedded?.connection ?? config.databaseUrl ?? '', { applicationName });
    closing.push(() => db.destroy());
    await migrateAndSeed(db, log);

    const ports = createKnexPorts(db);
    return {
      useCases: createUseCases({
        colleges: { ...ports.colleges, zips: createZipLocator() },
        analytics: { ...ports.analytics, clock: systemClock },
        dataSync: { ...ports.dataSync, reader: createSourceReader(), clock: systemClock },
      }),
      isDatabaseReachable: () =>
        db
          .raw('select 1')
          .timeout(DATABASE_MUST_ANSWER_IN_MS)
          .then(
            () => true,
            () => false,
          ),
      async onDataVersion(listener) {
        const subscription = await listen(connectionOf(db), DATA_VERSION_CHANNEL, () => listener());
        closing.push(() => subscription.close());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
