import { pino, type DestinationStream, type Logger } from 'pino';

/** Names of what is nobody's business, wherever they stand: "password", "resetToken", "Set-Cookie", "email". */
const SECRET = /^(.*(password|token|cookie|secret)|authorization|code|e-?mail|content)$/i;
const CENSORED = '[redacted]';
const DEEPEST = 5;
const FLUSH_AFTER_MS = 500;
const FLUSH_AFTER_BYTES = 4_096;

/**
 * Structured lines on standard output, one an event; what is secret is struck out. Lines are gathered for up to half a second so that
 * logging costs a request next to nothing.
 */
export function createLogger(level: string, destination: DestinationStream = gathering()): Logger {
  const options = {
    level,
    base: null,
    errorKey: 'error',
    formatters: { log: (fields: object) => struck(fields) as Record<string, unknown> },
    serializers: { error: described },
  };
  return pino(options, { write: (line) => destination.write(withoutControls(line)) });
}

const gathering = () => pino.destination({ sync: false, minLength: FLUSH_AFTER_BYTES, periodicFlush: FLUSH_AFTER_MS });

/** A copy without secrets; errors pass, because they are described further on. */
function struck(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => struck(item, depth + 1));
  if (!isPlainObject(value) || depth > DEEPEST) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? CENSORED : struck(part, depth + 1)]));
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** What helps to find a fault. Drivers hang rows and values on their errors, so nothing is taken that is not named here. */
function described(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, message, stack, code, cause } = error as Partial<Error> & { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { state: code }),
    ...(cause !== undefined && depth < DEEPEST && { cause: described(cause, depth + 1) }),
  };
}

/** JSON escapes what ends a line; what else a terminal or an editor obeys is escaped here, and stands in strings only. */
const withoutControls = (line: string): string =>
  line.replaceAll(/[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
