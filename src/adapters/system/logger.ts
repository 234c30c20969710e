import { pino, type DestinationStream, type Logger } from 'pino';

const SECRETS = ['password', 'token', 'authorization', 'cookie'].flatMap((name) => [name, `*.${name}`]);
const FLUSH_AFTER_MS = 500;
const FLUSH_AFTER_BYTES = 4_096;

/**
 * Structured lines on standard output, one an event; what is secret is struck out. Lines are gathered for up to half a second so that
 * logging costs a request next to nothing; `flushLogs` before the end.
 */
export function createLogger(level: string, destination: DestinationStream = gathering()): Logger {
  return pino({ level, base: null, errorKey: 'error', redact: { paths: SECRETS, censor: '[redacted]' } }, destination);
}

const gathering = () => pino.destination({ sync: false, minLength: FLUSH_AFTER_BYTES, periodicFlush: FLUSH_AFTER_MS });
