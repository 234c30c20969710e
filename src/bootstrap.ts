import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { setImmediate as otherWork, setTimeout as waitFor } from 'node:timers/promises';
import { createDownloader } from './adapters/download/index.ts';
import { createLinkVisitor } from './adapters/download/link-visitor.ts';
import { connectionOf, createDatabase, type Database } from './adapters/knex/connection.ts';
import { createPictureEditor } from './adapters/images/profile-picture.ts';
import { createKnexPorts } from './adapters/knex/index.ts';
import { actAs } from './adapters/knex/origin.ts';
import { DATA_VERSION_CHANNEL } from './adapters/knex/data-versions.ts';
import { EVENTS_CHANNEL, readPayload, type Notified } from './adapters/knex/events/notifier.ts';
import { listen } from './adapters/knex/listen.ts';
import { MIGRATIONS, migrateAndSeed, SEEDS } from './adapters/knex/migrate.ts';
import { watchDatabase, type DatabaseState } from './adapters/knex/schema/database-state.ts';
import { grantServing } from './adapters/knex/serving-role.ts';
import { createRateLimits } from './adapters/knex/rate-limits.repo.ts';
import { createAccessTokens } from './adapters/passport/access-tokens.ts';
import { createAuthenticator } from './adapters/passport/authenticator.ts';
import { createSignInTickets } from './adapters/passport/sign-in-tickets.ts';
import { startEmbedded } from './adapters/postgres/embedded.ts';
import { createSourceReader } from './adapters/sources/index.ts';
import { createFilesReader } from './adapters/sources/mapping/column-reader.ts';
import { definitionReader } from './adapters/sources/reference/definitions.ts';
import { occupationReader } from './adapters/sources/reference/occupations.ts';
import { serviceFiles } from './adapters/sources/services/services-file.ts';
import { systemClock } from './adapters/system/clock.ts';
import { createCommonPasswords } from './adapters/system/common-passwords.ts';
import { createOneTimeCodes, qrCode } from './adapters/system/one-time-codes.ts';
import { createPasskeyCeremonies } from './adapters/system/passkey-ceremonies.ts';
import { createSecondStepSecrets } from './adapters/system/second-step-secrets.ts';
import { createHasher, type HashCost } from './adapters/system/hasher.ts';
import { readMajorWords } from './adapters/system/majors.ts';
import { createMailTransport } from './adapters/system/mail/index.ts';
import { repeatEverySecond } from './adapters/system/every-second.ts';
import { gzip } from './adapters/system/gzip.ts';
import { createEncryption } from './adapters/system/encryption.ts';
import { registrableDomain } from './adapters/system/registrable-domain.ts';
import { createKeyRing, type KeyRing } from './adapters/system/secrets.ts';
import { createConstantTime } from './adapters/system/constant-time.ts';
import { createMailedSecrets, newShareToken } from './adapters/system/tokens.ts';
import { createHashLimit } from './adapters/system/hash-limit.ts';
import { createZipLocator } from './adapters/system/zips.ts';
import { createUploads } from './adapters/uploads/index.ts';
import { HOW_TO_PROMOTE } from './admin-commands.ts';
import type { Config } from './config.ts';
import { createSpellingCheck } from './domain/accounts/password-spellings.ts';
import type { ActAs } from './domain/audit/audit.ts';
import type { Clock } from './domain/shared/time.ts';
import { createUseCases, type Ports, type UseCases } from './use-cases.ts';
import { snapshotFilesOf, warehouseOf } from './warehouse-of.ts';

/** Longer than opening a password reset takes. */
const CONSTANT_TIME_MS = 150;

export interface BootstrapOptions {
  /** Gets messages about slow steps: "starting the embedded database". */
  log: (message: string) => void;
  /** PostgreSQL shows it for our connections: "alma server", "alma cli". */
  applicationName: string;
  /** Shows unsent emails during development. */
  printMail?: (text: string) => void;
}

export interface Application {
  useCases: UseCases;
  /** Whatever calls the use cases names itself with this, for the audit log. */
  actAs: ActAs;
  /** Reads the secret, which only a server needs. */
  createAuthenticator: () => Authenticator;
  /** Counts calls across all processes. */
  limits: ReturnType<typeof createRateLimits>;
  /** The migrations that this start applied: file names. */
  migrated: readonly string[];
  /** Whether the database answers, and its tables fit this program. One statement; never throws. */
  databaseState(): Promise<DatabaseState>;
  /** Lets a database role serve the site without a right to change tables. Requires the role that owns them. */
  grantServing(role: string): Promise<void>;
  /** Calls `listener` when any process publishes a data version, and after each reconnection. */
  onDataVersion(listener: () => void): Promise<void>;
  /** Calls `listener` when any process tells people something, and without names after each reconnection. */
  onEvents(listener: (notified: Notified | undefined) => void): Promise<void>;
  /** Closes the connections, then stops the embedded database if no other process uses it. */
  close(): Promise<void>;
}

/** Creates the adapters and connects them to the use cases. Adapters meet only in this file. */
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
    const migrated = await migrateAndSeed(db, log, { migrations: MIGRATIONS, seeds: SEEDS, mayMigrate: config.migratesAtStart });
    const joined = join(db, config, printMail);
    closing.push(() => joined.useCases.warehouse.close());
    return {
      ...joined,
      limits: createRateLimits(db, { multiplier: config.rateLimitMultiplier }),
      migrated,
      databaseState: await watchDatabase(db, String(MIGRATIONS.directory)),
      grantServing: (role) => grantServing(db, role),
      async onDataVersion(listener) {
        const subscription = await listen(connectionOf(db), DATA_VERSION_CHANNEL, () => listener());
        closing.push(() => subscription.close());
      },
      async onEvents(listener) {
        const onNotify = (payload?: string) => listener(payload === undefined ? undefined : readPayload(payload));
        const subscription = await listen(connectionOf(db), EVENTS_CHANNEL, onNotify);
        closing.push(() => subscription.close());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** For tests; `bootstrap` never gives them. */
export interface Replacements {
  hashCost?: HashCost | undefined;
  /** For times of accounts. */
  clock?: Clock | undefined;
}

/** The use cases over the production adapters, for a migrated database. */
export function join(
  db: Database,
  config: Config,
  printMail?: (text: string) => void,
  replacements: Replacements = {},
): Pick<Application, 'useCases' | 'actAs' | 'createAuthenticator'> {
  const keys = createKeyRing({ ...config, folder: config.dataDir });
  const ports = createKnexPorts(db, config.publicUrl);
  const uploads = createUploads({ folder: path.join(config.dataDir, 'uploads') });
  const useCases = createUseCases({
    colleges: { ...ports.colleges, vocabulary: { words: readMajorWords }, zips: createZipLocator() },
    history: ports.history,
    programs: ports.programs,
    definitions: { ...ports.definitions, reader: definitionReader },
    occupations: { ...ports.occupations, reader: occupationReader },
    dictionary: { ...ports.dictionary, compress: gzip },
    dataIssues: ports.dataIssues,
    rankings: { ...ports.rankings, newToken: newShareToken },
    searches: ports.searches,
    matching: ports.matching,
    analytics: { ...ports.analytics, clock: systemClock },
    accounts: { ...ports.accounts, ...accountTools(config, keys, replacements) },
    favorites: { ...ports.favorites, newToken: newShareToken },
    services: { ...ports.services, publicUrl: config.publicUrl },
    upkeep: { ...ports.upkeep, files: serviceFiles, visit: createLinkVisitor(), pause: (ms) => waitFor(ms) },
    staff: { ...ports.staff, howToPromote: HOW_TO_PROMOTE },
    audit: ports.audit,
    records: ports.records,
    overview: ports.overview,
    people: { ...ports.people, clock: systemClock },
    events: ports.events,
    messages: { ...ports.messages, newId: () => randomUUID(), publicUrl: config.publicUrl },
    roommates: { ...ports.roommates, secrets: createMailedSecrets(keys), clock: systemClock, publicUrl: config.publicUrl },
    registrableDomain,
    moderation: { ...ports.moderation, secrets: createMailedSecrets(keys), publicUrl: config.publicUrl },
    mail: { ...ports.mail, transport: createMailTransport(config.mail, printMail), chance: () => Math.random() },
    housekeeping: ports.housekeeping,
    imports: { ...ports.imports, reader: createSourceReader(), clock: systemClock },
    downloads: { ...ports.downloads, downloader: createDownloader({ folder: path.join(config.dataDir, 'downloads') }), clock: systemClock },
    importJobs: {
      ...ports.importJobs,
      files: uploads,
      readFiles: createFilesReader,
      worker: `${hostname()} (pid ${process.pid})`,
      everySecond: repeatEverySecond,
      actAs,
      newKey: () => randomUUID(),
      needsOtherPerson: config.importsNeedTwo,
    },
    runs: { ...ports.runs, clock: systemClock },
    importConsole: { ...ports.importConsole, place: { folder: process.cwd(), node: process.execPath } },
    locks: { ...ports.locks, clock: systemClock },
    invariants: ports.invariants,
    warehouse: {
      ...ports.warehouse,
      warehouse: warehouseOf(config),
      snapshots: snapshotFilesOf(config),
      caps: config.warehouse.caps,
      folder: () => uploads.folder(),
      everySecond: repeatEverySecond,
      clock: systemClock,
    },
    pause: () => otherWork(),
  });
  return { useCases, actAs, createAuthenticator: () => createAuthenticator(useCases.accounts, keys.keysFor('access tokens')) };
}

function accountTools(
  { poolThreads, passwordMinLength, publicUrl }: Config,
  keys: KeyRing,
  { hashCost: cost, clock = systemClock }: Replacements,
) {
  // One thread of the pool stays free for files and DNS.
  const limit = createHashLimit(Math.max(1, poolThreads - 1));
  const isCommon = createCommonPasswords();
  return {
    hasher: createHasher({ limit, cost }),
    encryption: createEncryption({ limit }),
    pictures: createPictureEditor(),
    secrets: createMailedSecrets(keys),
    secondStepSecrets: createSecondStepSecrets(keys),
    oneTimeCodes: createOneTimeCodes(),
    passkeyCeremonies: createPasskeyCeremonies(publicUrl),
    qrCode,
    tickets: createSignInTickets(() => keys.keysFor('access tokens')),
    passwords: { minLength: passwordMinLength, isCommon, isSpelling: createSpellingCheck(isCommon) },
    accessTokens: createAccessTokens(() => keys.keysFor('access tokens')[0]),
    constantTime: createConstantTime(CONSTANT_TIME_MS),
    clock,
    publicUrl,
  } satisfies Partial<Ports['accounts']>;
}
