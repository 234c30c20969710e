import { pino, type DestinationStream, type Logger } from 'pino';

/** Names of secret fields at any depth: "password", "resetToken", "Set-Cookie", "email". */
const SECRET = /^(.*(password|token|cookie|secret)|authorization|code|e-?mail|content)$/i;
const CENSORED = '[redacted]';
const DEEPEST = 5;
const FLUSH_AFTER_MS = 500;
const FLUSH_AFTER_BYTES = 4_096;

/**
 * Writes one JSON line per event to standard output, without secrets. Lines are buffered for up to half a second, so that logging
 * costs a request little.
 */
export function createLogger(level: string, destination: DestinationStream = buffered()): Logger {
  const options = {
    level,
    base: null,
    errorKey: 'error',
    formatters: { log: (fields: object) => redacted(fields) as Record<string, unknown> },
    serializers: { error: errorFields },
  };
  return pino(options, { write: (line) => destination.write(withoutControls(line)) });
}

const buffered = () => pino.destination({ sync: false, minLength: FLUSH_AFTER_BYTES, periodicFlush: FLUSH_AFTER_MS });

/** A copy without secrets. Errors stay: the serializer handles them. */
function redacted(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  if (!isPlainObject(value) || depth > DEEPEST) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? CENSORED : redacted(part, depth + 1)]));
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Named fields only: drivers attach rows and values to their errors. */
function errorFields(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, message, stack, code, cause } = error as Partial<Error> & { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { state: code }),
    ...(cause !== undefined && depth < DEEPEST && { cause: errorFields(cause, depth + 1) }),
  };
}

/** JSON escapes line breaks. This escapes the other control characters, which occur only inside strings. */
const withoutControls = (line: string): string =>
  line.replaceAll(/[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
