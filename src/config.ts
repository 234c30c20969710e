import path from 'node:path';
import { z } from 'zod';
import { faultsBetween, isEasySecret } from './config-faults.ts';
import { DEFAULT_PASSWORD_MIN } from './domain/accounts/sign-in/sign-up.ts';
import type { Operator } from './contracts/rendering.ts';
import { isOneLine } from './domain/shared/plain-text.ts';
import { PRODUCT } from './domain/shared/product.ts';

const SECRET_BYTES = 32;
const LONGEST_PASSWORD_MIN = 64;
const GB = 1_000_000_000;
const MB = 1_000_000;
/** Node's default. */
const NODE_THREADS = 4;

/** An empty variable means the default, so that empty lines of an .env file are valid. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const wholeNumber = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, rule)
    .transform(Number)
    .refine((number) => number >= least && number <= most, rule);
};

const SECRET_RULE = `must be at least ${SECRET_BYTES} bytes long, for example from "openssl rand -base64 48"`;
const EASY_SECRET = 'is easy to guess. Set it to the output of "openssl rand -base64 48"';
const secret = optional(
  z
    .string()
    .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, { error: SECRET_RULE, abort: true })
    .refine((text) => !isEasySecret(text), EASY_SECRET)
    .optional(),
);

/** `alma@example.edu`, or `Alma <alma@example.edu>`. */
const SENDER = /^([^\p{Cc}<>@,;:"]+ <[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u;

const LONGEST_LINE = 200;
const LINE_RULE = { error: `must be one line of at most ${LONGEST_LINE} characters, without control characters`, abort: true };
const line = optional(
  z
    .string()
    .trim()
    .min(1, LINE_RULE)
    .max(LONGEST_LINE, LINE_RULE)
    .refine((text) => isOneLine(text), LINE_RULE)
    .optional(),
);

/** An email address or an https address. */
const CONTACT = /^(https:\/\/[^\s<>"]+|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/;

/** `my-project-123`, or with the domain of an organization before a colon. */
const PROJECT = /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

const schema = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test']).default('production')),
  PORT: optional(wholeNumber(0, 65_535).default(3000)),
  HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/database')
      .optional(),
  ),
  ALMA_DATA_DIR: optional(z.string().default('.data')),
  ALMA_MIGRATE: optional(z.enum(['start', 'never']).default('start')),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  PROXY_HOPS: optional(wholeNumber(0, 10).default(0)),
  RATE_LIMIT_MULTIPLIER: optional(wholeNumber(1, 1_000).default(1)),
  SECURITY_CONTACT: optional(z.url({ protocol: /^(mailto|https)$/, error: 'must be a mailto: or https: address' }).optional()),
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_CONTACT: line.refine((text) => text === undefined || CONTACT.test(text), 'must be an email address or an https address'),
  AUTH_SECRET: secret,
  AUTH_SECRET_PREVIOUS: secret,
  PASSWORD_MIN_LENGTH: optional(wholeNumber(DEFAULT_PASSWORD_MIN, LONGEST_PASSWORD_MIN).default(DEFAULT_PASSWORD_MIN)),
  MAIL_TRANSPORT: optional(z.enum(['outbox', 'file', 'smtp']).default('outbox')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional()),
  MAIL_FROM: optional(z.string().regex(SENDER, `must look like ${PRODUCT.name} <mail@example.edu>`).optional()),
  IMPORTS_NEED_TWO: optional(z.enum(['yes', 'no']).default('no')),
  BIGQUERY_MODE: optional(z.enum(['local', 'live', 'off']).default('local')),
  BIGQUERY_PROJECT: optional(z.string().regex(PROJECT, 'must be the id of a Google Cloud project, such as my-project-123').optional()),
  BIGQUERY_DATASET: optional(
    z
      .string()
      .regex(/^\w{1,1024}$/, 'must be the id of a dataset: letters, digits and "_"')
      .optional(),
  ),
  BIGQUERY_LOCATION: optional(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,40}$/i, 'must be the location of the dataset, such as US or europe-west1')
      .default('US'),
  ),
  BIGQUERY_QUERY_GB: optional(wholeNumber(1, 99_999).default(10)),
  BIGQUERY_DAY_GB: optional(wholeNumber(1, 99_999).default(100)),
  PAGES_AHEAD_MB: optional(wholeNumber(0, 10_000).default(60)),
  UV_THREADPOOL_SIZE: optional(wholeNumber(1, 1024).default(NODE_THREADS)),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
});

/** The parsed environment. No other code reads `process.env`. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** A start applies pending migrations. Otherwise they are an error, and only the commands `database` apply them. */
  migratesAtStart: boolean;
  /** The public address of the site, for canonical links. Never taken from a request. */
  publicUrl: string;
  /** The number of own proxies: that many entries of X-Forwarded-For, from the right, are trusted. */
  proxyHops: number;
  /** Multiplies the rate limits, for tests. */
  rateLimitMultiplier: number;
  /** Where to report security problems. Undefined: the usual mailbox of the site's host. */
  securityContact: string | undefined;
  /** Who runs the site, for the legal pages and the footer. */
  operator: Operator;
  /** All signing keys derive from it. Undefined: a random secret is created and stored in `dataDir`. */
  authSecret: string | undefined;
  /** Its signatures stay valid during a change of the secret. */
  previousAuthSecret: string | undefined;
  passwordMinLength: number;
  /** Emails stay in the outbox, go to files in `dataDir`, or go to a mail server. */
  mail: MailConfig;
  /** Another admin than the one who started an import in the panel has to apply it. */
  importsNeedTwo: boolean;
  /** Where the warehouse is: on this machine, in BigQuery, or nowhere. */
  warehouse: WarehouseConfig;
  /** The memory for college pages that are rendered before a visitor asks for them. 0: none are. */
  pagesAheadBytes: number;
  /** Node's threads for hashing, files and DNS. */
  poolThreads: number;
  logLevel: string;
}

export type WarehouseConfig = {
  /** In bytes. */
  caps: { queryBytes: number; dayBytes: number };
} & ({ mode: 'local' | 'off' } | { mode: 'live'; project: string; dataset: string; location: string });

type MailConfig =
  { transport: 'outbox' } | { transport: 'file'; folder: string; from: string } | { transport: 'smtp'; url: string; from: string };

/** Lists all faults of the environment, so that they can be fixed at once. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'an error' : `${faults.length} errors`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(environment);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...faultsBetween(environment),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.ALMA_DATA_DIR,
    migratesAtStart: env.ALMA_MIGRATE === 'start',
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    proxyHops: env.PROXY_HOPS,
    rateLimitMultiplier: env.RATE_LIMIT_MULTIPLIER,
    securityContact: env.SECURITY_CONTACT,
    operator: { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS, contact: env.OPERATOR_CONTACT },
    authSecret: env.AUTH_SECRET,
    previousAuthSecret: env.AUTH_SECRET_PREVIOUS,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    mail: mailOf(env),
    importsNeedTwo: env.IMPORTS_NEED_TWO === 'yes',
    warehouse: warehouseOf(env),
    pagesAheadBytes: env.PAGES_AHEAD_MB * MB,
    poolThreads: env.UV_THREADPOOL_SIZE,
    logLevel: env.LOG_LEVEL,
  };
}

function warehouseOf(env: z.infer<typeof schema>): WarehouseConfig {
  const caps = { queryBytes: env.BIGQUERY_QUERY_GB * GB, dayBytes: env.BIGQUERY_DAY_GB * GB };
  const { BIGQUERY_MODE: mode, BIGQUERY_PROJECT: project = '', BIGQUERY_DATASET: dataset = '', BIGQUERY_LOCATION: location } = env;
  return mode === 'live' ? { mode, caps, project, dataset, location } : { mode, caps };
}

function mailOf({ MAIL_TRANSPORT: transport, SMTP_URL: url = '', MAIL_FROM, ALMA_DATA_DIR: dataDir }: z.infer<typeof schema>): MailConfig {
  const from = MAIL_FROM ?? `${PRODUCT.name} <${PRODUCT.slug}@localhost>`;
  if (transport === 'smtp') return { transport, url, from };
  return transport === 'file' ? { transport, folder: path.join(dataDir, 'mail'), from } : { transport };
}
