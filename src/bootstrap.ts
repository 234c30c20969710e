import path from 'node:path';
import { createDownloader } from './adapters/download/index.ts';
import { connectionOf, createDatabase } from './adapters/knex/connection.ts';
import { createPictureEditor } from './adapters/images/profile-picture.ts';
import { createKnexPorts } from './adapters/knex/index.ts';
import { DATA_VERSION_CHANNEL } from './adapters/knex/data-versions.ts';
import { listen } from './adapters/knex/listen.ts';
import { migrateAndSeed } from './adapters/knex/migrate.ts';
import { createRateLimits } from './adapters/knex/rate-limits.repo.ts';
import { createAccessTokens } from './adapters/passport/access-tokens.ts';
import { createAuthenticator } from './adapters/passport/authenticator.ts';
import { startEmbedded } from './adapters/postgres/embedded.ts';
import { createSourceReader } from './adapters/sources/index.ts';
import { systemClock } from './adapters/system/clock.ts';
import { createCommonPasswords } from './adapters/system/common-passwords.ts';
import { createHasher } from './adapters/system/hasher.ts';
import { createMailTransport } from './adapters/system/mail/index.ts';
import { pack } from './adapters/system/gzip.ts';
import { createSealer } from './adapters/system/encryption.ts';
import { createKeyRing, type KeyRing } from './adapters/system/secrets.ts';
import { newShareToken } from './adapters/system/share-token.ts';
import { createConstantTime } from './adapters/system/constant-time.ts';
import { createMailedSecrets } from './adapters/system/tokens.ts';
import { createHashTurns } from './adapters/system/hash-limit.ts';
import { createZipLocator } from './adapters/system/zips.ts';
import type { Config } from './config.ts';
import { createUseCases, type Ports, type UseCases } from './use-cases.ts';

const DATABASE_MUST_ANSWER_IN_MS = 2_000;
/** Longer than opening a reset takes. */
const STEADY_ANSWERS_TAKE_MS = 150;

export interface BootstrapOptions {
  /** Says what takes its time, for people: "starting the embedded database". */
  log: (message: string) => void;
  /** What PostgreSQL shows beside our connections: "alma server", "alma cli". */
  applicationName: string;
  /** Shows letters that nobody sends, to whoever develops. */
  printMail?: (text: string) => void;
}

export interface Application {
  useCases: UseCases;
  /** Tells who calls. It reads the secret, which only a server needs. */
  openDoor: () => Door;
  /** Counts calls for all processes together. */
  limits: ReturnType<typeof createRateLimits>;
  /** Never throws. */
  isDatabaseReachable(): Promise<boolean>;
  /** Calls back whenever a process has published a new data version, and after each reconnection. */
  onDataVersion(listener: () => void): Promise<void>;
  /** Gives connections back, then stops the embedded database when nobody else uses it. */
  close(): Promise<void>;
}

/** Builds the real adapters and joins them to the use cases; the only place where adapters meet. */
export async function bootstrap(config: Config, { log, applicationName, printMail }: BootstrapOptions): Promise<Application> {
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
    return {
      ...join(db, config, printMail),
      limits: createRateLimits(db, { multiplier: config.rateLimitMultiplier }),
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

export type Door = ReturnType<typeof createAuthenticator>;
type Database = ReturnType<typeof createDatabase>;

/** The use cases over real adapters, for a database that is ready. */
export function join(db: Database, config: Config, printMail?: (text: string) => void): Pick<Application, 'useCases' | 'openDoor'> {
  const keys = createKeyRing({ ...config, folder: config.dataDir });
  const ports = createKnexPorts(db);
  const useCases = createUseCases({
    colleges: { ...ports.colleges, zips: createZipLocator() },
    history: ports.history,
    dictionary: { ...ports.dictionary, pack },
    rankings: { ...ports.rankings, newToken: newShareToken },
    matching: ports.matching,
    analytics: { ...ports.analytics, clock: systemClock },
    accounts: { ...ports.accounts, ...accountTools(config, keys) },
    favorites: { ...ports.favorites, newToken: newShareToken },
    staff: ports.staff,
    mail: { ...ports.mail, transport: createMailTransport(config.mail, printMail), chance: () => Math.random() },
    housekeeping: ports.housekeeping,
    dataSync: { ...ports.dataSync, reader: createSourceReader(), clock: systemClock },
    downloads: { ...ports.downloads, downloader: createDownloader({ folder: path.join(config.dataDir, 'downloads') }), clock: systemClock },
    runs: { ...ports.runs, clock: systemClock },
    locks: { ...ports.locks, clock: systemClock },
    verification: ports.verification,
  });
  return { useCases, openDoor: () => createAuthenticator(useCases.accounts, keys.keysFor('access tokens')) };
}

function accountTools({ poolThreads, passwordMinLength, publicUrl }: Config, keys: KeyRing) {
  // One thread of the pool stays free for files and names.
  const inTurn = createHashTurns(Math.max(1, poolThreads - 1));
  return {
    hasher: createHasher({ inTurn }),
    sealer: createSealer({ inTurn }),
    pictures: createPictureEditor(),
    secrets: createMailedSecrets(keys),
    passwords: { minLength: passwordMinLength, isCommon: createCommonPasswords() },
    accessTokens: createAccessTokens(() => keys.keysFor('access tokens')[0]),
    steadily: createConstantTime(STEADY_ANSWERS_TAKE_MS),
    clock: systemClock,
    publicUrl,
  } satisfies Partial<Ports['accounts']>;
}
