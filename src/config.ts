import { z } from 'zod';

/** An unset or empty variable means the default; blank lines in an .env file are no faults. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const PORT_RULE = 'must be a whole number from 0 to 65535';

const schema = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test']).default('production')),
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, PORT_RULE)
      .transform(Number)
      .refine((port) => port <= 65_535, PORT_RULE)
      .default(3000),
  ),
  HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/database')
      .optional(),
  ),
  ALMA_DATA_DIR: optional(z.string().default('.data')),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
});

/** The whole environment, parsed once; nothing else reads `process.env`. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Unset: the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** The address the site is reached at, for canonical links. Never taken from a request. */
  publicUrl: string;
  logLevel: string;
}

/** Every fault of the environment at once, so that one look at the log is enough to repair it. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.ALMA_DATA_DIR,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    logLevel: env.LOG_LEVEL,
  };
}
